import { fallbackOf, type SiteId } from '@/i18n/locales'

/** The site whose texts a document's page shows: a page shown by fallback is canonical at its source (docs/architecture.md). */
export function canonicalSite(
  site: SiteId,
  { writtenFor, sites }: { writtenFor: SiteId[]; sites: SiteId[] },
): SiteId {
  const fallback = fallbackOf[site]
  return writtenFor.includes(site) || !fallback || !sites.includes(fallback) ? site : fallback
}
