import { textSources, type SiteId } from '@/i18n/locales'

/** Of the sites of a document, those that have a title for it, directly or by fallback. */
export function sitesWithText(sites: readonly SiteId[], titled: readonly SiteId[]): SiteId[] {
  return sites.filter((site) => textSources(site).some((source) => titled.includes(source)))
}
