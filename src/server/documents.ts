import 'server-only'
import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload'
import type { SiteId } from '@/i18n/locales'
import { cms } from './cms'
import { allOf, inWordsOf, publishedByNameOn, publishedOn } from './published'

/** The field that titles the documents of a collection; without it a site does not show them. */
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

export const titleFieldOf = (collection: TitledCollection) => titleFields[collection]

export type Paging = { pageNo: number; pageSize: number }

/** Those without joins, which would read what refers to each of them. */
type ReadCollection = Exclude<TitledCollection, 'products' | 'solutions'>

type Read<Slug extends ReadCollection> = {
  collection: Slug
  where?: Where[]
  /** By order and id unless told otherwise. */
  sort?: readonly string[]
  limit?: number
  /** The newest versions for the site, published or not, titled or not: only for editors' previews. */
  draft?: boolean
}

/** The documents that a site shows, in its words, without relations. */
export async function findDocuments<Slug extends ReadCollection>(
  site: SiteId,
  { collection, where = [], sort, limit = 0, draft = false }: Read<Slug>,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection,
    where: draft ? { and: [{ sites: { in: [site] } }, ...where] } : shown(site, collection, where),
    draft,
    ...allOf(site),
    ...(sort && { sort: [...sort] }),
    limit,
    pagination: limit > 0,
  })
  return docs as DataFromCollectionSlug<Slug>[]
}

/** One page of them. `total` counts all that match, also beyond the last page. */
export async function findDocumentPage<Slug extends ReadCollection>(
  site: SiteId,
  {
    collection,
    where = [],
    sort = ['order', 'id'],
    paging,
  }: Omit<Read<Slug>, 'limit' | 'draft'> & { paging: Paging },
): Promise<{ docs: DataFromCollectionSlug<Slug>[]; total: number }> {
  const payload = await cms()
  const matching = { collection, where: shown(site, collection, where), locale: site }
  const { totalDocs } = await payload.count(matching)
  const { docs } = await payload.find({
    ...matching,
    ...inWordsOf(site),
    sort: [...sort],
    page: paging.pageNo,
    limit: paging.pageSize,
  })
  return { docs: docs as DataFromCollectionSlug<Slug>[], total: totalDocs }
}

/** The newest version of a document, on whatever sites it shows: only for editors' previews. */
export async function findDraft<Slug extends ReadCollection>(
  site: SiteId,
  collection: Slug,
  where: Where,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const payload = await cms()
  const { docs } = await payload.find({ collection, where, draft: true, limit: 1, ...inWordsOf(site) })
  return (docs[0] as DataFromCollectionSlug<Slug> | undefined) ?? null
}

const shown = (site: SiteId, collection: TitledCollection, where: Where[]) =>
  titleFieldOf(collection) === 'title' ? publishedOn(site, ...where) : publishedByNameOn(site, ...where)
