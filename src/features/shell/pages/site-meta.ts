import { fallbackOf, type SiteId } from '@/i18n/locales'

/** The sites of a document: those that show it, and those with their own texts. */
type DocumentSites = { sites: SiteId[]; writtenFor: SiteId[] }

/** The sites in the metadata of a document's page: the canonical one, and those with their own texts. */
export function siteMeta(site: SiteId, document: DocumentSites): { source: SiteId; shownOn: SiteId[] } {
  const { sites, writtenFor } = document
  return {
    source: canonicalSite(site, document),
    shownOn: sites.filter((shown) => writtenFor.includes(shown)),
  }
}

/** The site whose texts a document's page shows: a page shown by fallback is canonical at its source (docs/architecture.md). */
export function canonicalSite(site: SiteId, { writtenFor, sites }: DocumentSites): SiteId {
  const fallback = fallbackOf[site]
  return writtenFor.includes(site) || !fallback || !sites.includes(fallback) ? site : fallback
}
