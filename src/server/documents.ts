import 'server-only'
import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload'
import type { SiteId } from '@/i18n/locales'
import { cms } from './cms'
import { allInOrder, localeOptions, publishedByNameOn, publishedOn } from './published'
import { findShown } from './shown-documents'

/** The title field of each collection; a site does not show documents without one. */
const titleFields = {
  'about-items': 'title',
  banners: 'title',
  cases: 'name',
  'company-texts': 'title',
  'company-videos': 'title',
  honours: 'title',
  'investor-videos': 'name',
  jobs: 'name',
  materials: 'name',
  milestones: 'title',
  news: 'title',
  'office-pictures': 'title',
  partners: 'name',
  products: 'name',
  'service-cases': 'title',
  'service-contracts': 'title',
  'service-solution-types': 'name',
  'support-pages': 'title',
  solutions: 'name',
  'team-members': 'name',
} as const satisfies Partial<Record<CollectionSlug, 'title' | 'name'>>

export type TitledCollection = keyof typeof titleFields

const titleFieldOf = (collection: TitledCollection) => titleFields[collection]

export type Paging = { pageNo: number; pageSize: number }

/** Collections without join fields, which would load all referring documents. */
type CollectionWithoutJoins = Exclude<TitledCollection, 'products' | 'solutions'>

type FindOptions<Slug extends CollectionWithoutJoins> = {
  collection: Slug
  where?: Where[]
  /** Default: order, id. */
  sort?: readonly string[]
  limit?: number
  /** The latest versions, including drafts and documents without a title: only for editors' previews. */
  draft?: boolean
}

/** The documents that a site shows, in its locale, without relations. */
export async function findDocuments<Slug extends CollectionWithoutJoins>(
  site: SiteId,
  { collection, where = [], sort, limit = 0, draft = false }: FindOptions<Slug>,
): Promise<DataFromCollectionSlug<Slug>[]> {
  if (!draft && limit === 0) {
    const shown: unknown[] = await findShown(site, { collection, where, ...(sort && { sort }) })
    // Whole documents of the collection.
    return shown as DataFromCollectionSlug<Slug>[]
  }
  const payload = await cms()
  const { docs } = await payload.find({
    collection,
    where: draft ? { and: [{ sites: { in: [site] } }, ...where] } : shownOn(site, collection, where),
    draft,
    ...allInOrder(site),
    ...(sort && { sort: [...sort] }),
    limit,
    pagination: limit > 0,
  })
  return docs as DataFromCollectionSlug<Slug>[]
}

/** One page of the documents that a site shows. `total` counts all matches, also beyond the last page. */
export async function findDocumentPage<Slug extends CollectionWithoutJoins>(
  site: SiteId,
  {
    collection,
    where = [],
    sort = ['order', 'id'],
    paging,
  }: Omit<FindOptions<Slug>, 'limit' | 'draft'> & { paging: Paging },
): Promise<{ docs: DataFromCollectionSlug<Slug>[]; total: number }> {
  const payload = await cms()
  const matching = { collection, where: shownOn(site, collection, where) }
  const found = await payload.find({
    ...matching,
    ...localeOptions(site),
    sort: [...sort],
    page: paging.pageNo,
    limit: paging.pageSize,
  })
  const total = await totalOf(site, { ...matching, page: paging.pageNo }, found)
  return { docs: found.docs as DataFromCollectionSlug<Slug>[], total }
}

/** The number of documents that a site shows. */
export async function countDocuments(
  site: SiteId,
  collection: TitledCollection,
  where: Where[] = [],
): Promise<number> {
  const payload = await cms()
  const counted = await payload.count({ collection, where: shownOn(site, collection, where), locale: site })
  return counted.totalDocs
}

type Found = { totalDocs: number }

/** The number of all matches of a paged read: beyond the last page, Payload gives 0 and page 1. */
export async function totalOf(
  site: SiteId,
  { page, ...matching }: { collection: CollectionSlug; where: Where; page: number },
  { totalDocs }: Found,
): Promise<number> {
  if (totalDocs > 0 || page === 1) return totalDocs
  const counted = await (await cms()).count({ ...matching, locale: site })
  return counted.totalDocs
}

/** The latest version of a document, on any site: only for editors' previews. */
export async function findDraft<Slug extends CollectionWithoutJoins>(
  site: SiteId,
  collection: Slug,
  where: Where,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const payload = await cms()
  const { docs } = await payload.find({ collection, where, draft: true, limit: 1, ...localeOptions(site) })
  return (docs[0] as DataFromCollectionSlug<Slug> | undefined) ?? null
}

const shownOn = (site: SiteId, collection: TitledCollection, where: Where[]) =>
  titleFieldOf(collection) === 'title' ? publishedOn(site, ...where) : publishedByNameOn(site, ...where)
