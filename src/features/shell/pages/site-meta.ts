import { fallbackOf, type SiteId } from '@/i18n/locales'
import type { PageCollection, PageDocument } from '@/lib/page-collections'
import type { StoredSeo } from '@/server/shown-documents'

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

type DocumentMeta = ReturnType<typeof siteMeta> & { document: PageDocument; seo: StoredSeo | null }

/** The same of a page of its own, whose document has texts for search engines and shared links. */
export function documentMeta(
  site: SiteId,
  collection: PageCollection,
  document: DocumentSites & { id: string; seo?: StoredSeo | undefined },
): DocumentMeta {
  const { id, seo = null } = document
  return { ...siteMeta(site, document), document: { collection, id }, seo }
}

/** The site whose texts a document's page shows: a page shown by fallback is canonical at its source (docs/architecture.md). */
export function canonicalSite(site: SiteId, { writtenFor, sites }: DocumentSites): SiteId {
  const fallback = fallbackOf[site]
  return writtenFor.includes(site) || !fallback || !sites.includes(fallback) ? site : fallback
}
