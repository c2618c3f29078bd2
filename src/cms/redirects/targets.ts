import type { PayloadRequest, Where } from 'payload'
import { pagedCollections, type PagedCollection, type PagedDocument } from '@/addresses/document-pages'
import { siteIds, isSiteId, type SiteId } from '@/i18n/locales'

/** The collections whose documents a redirect can lead to. */
export const targetCollections = pagedCollections

/** Kinds without drafts are public when they exist. */
const withoutDrafts: readonly string[] = ['product-categories']

/** The filter for documents that visitors can open. */
export function isPublicTarget(collection: string): Where | true {
  return withoutDrafts.includes(collection) || { _status: { equals: 'published' } }
}

/** The sites on which visitors can open documents, by `<collection>:<id>`; one statement per collection. */
export async function findPublicSites(
  req: PayloadRequest,
  documents: readonly PagedDocument[],
): Promise<Map<string, readonly SiteId[]>> {
  const found = new Map<string, readonly SiteId[]>()
  for (const collection of pagedCollections) {
    const ids = documents.filter((one) => one.collection === collection).map(({ id }) => id)
    if (ids.length > 0) for (const [id, sites] of await sitesById(req, collection, ids)) found.set(id, sites)
  }
  return found
}

export function documentKey({ collection, id }: PagedDocument): string {
  return `${collection}:${id}`
}

async function sitesById(
  req: PayloadRequest,
  collection: PagedCollection,
  ids: string[],
): Promise<[string, readonly SiteId[]][]> {
  const isPublic = isPublicTarget(collection)
  const where: Where = { and: [{ id: { in: ids } }, ...(isPublic === true ? [] : [isPublic])] }
  const { docs } = await req.payload.find({
    collection,
    where,
    select: hasSites(req, collection) ? { sites: true } : {},
    depth: 0,
    limit: 0,
    pagination: false,
    req,
  })
  return docs.map((doc) => [documentKey({ collection, id: String(doc.id) }), sitesOf(doc)])
}

function hasSites({ payload }: PayloadRequest, collection: PagedCollection): boolean {
  return payload.collections[collection].config.flattenedFields.some(({ name }) => name === 'sites')
}

function sitesOf(doc: object): readonly SiteId[] {
  const sites: unknown = Reflect.get(doc, 'sites')
  return Array.isArray(sites) ? sites.filter(isSiteId) : siteIds
}
