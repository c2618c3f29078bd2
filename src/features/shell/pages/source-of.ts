import { fallbackOf, type SiteId } from '@/i18n/locales'

/** The site whose texts a document's page shows: one shown by fallback is canonical at its source (decision 1). */
export function sourceOf(
  site: SiteId,
  { writtenFor, sites }: { writtenFor: SiteId[]; sites: SiteId[] },
): SiteId {
  const fallback = fallbackOf[site]
  return writtenFor.includes(site) || !fallback || !sites.includes(fallback) ? site : fallback
}
