import { sql } from 'drizzle-orm'
import type { CollectionSlug, PayloadRequest } from 'payload'
import type { SiteId } from '@/i18n/locales'
import { searchTag } from '@/lib/content-tags'
import type { DocumentKey } from '@/lib/search/engine'
import { notifyContent } from '../hooks/notify-content'
import { transactionOf } from '../transaction'
import { readCategories } from './categories'
import { placeIn } from './definitions/definition'
import { isSearched } from './dependents'
import { indexDocuments } from './index-documents'
import { lockDocuments } from './locks'
import { findStored } from './stored'

/** Updates the search index after documents were reordered. */
export async function indexReordered(
  req: PayloadRequest,
  slug: CollectionSlug,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return
  if (slug === 'product-categories') await updateProductPlaces(req)
  if (!isSearched(slug)) return
  await indexDocuments(
    req,
    ids.map((document) => ({ collection: slug, document })),
  )
}

/**
 * Products are sorted by the position of their category in the tree, so moving one category moves many products.
 * @param others documents that are indexed afterwards: locked together with the products, to prevent deadlocks
 */
export async function updateProductPlaces(req: PayloadRequest, others: DocumentKey[] = []): Promise<void> {
  const products = await findStored<{ id: string; category?: string | null; order?: number | null }>(req, {
    collection: 'products',
    where: { _status: { equals: 'published' } },
    select: { category: true, order: true },
  })
  const ids = products.map(({ id }) => id)
  const keys = ids.map((document): DocumentKey => ({ collection: 'products', document }))
  await lockDocuments(req, [...keys, ...others])
  const { positionOf: placeOf } = await readCategories(req)
  const places = products.map(({ category, order }) => placeIn(placeOf(category), order))
  const transaction = await transactionOf(req)
  const { rows: moved } = await transaction.execute<{ site: SiteId }>(sql`
    update search_rows set place = placed.place
    from unnest(${sql.param(ids)}::text[], ${sql.param(places)}::float8[]) as placed(id, place)
    where collection = 'products' and document = placed.id and search_rows.place <> placed.place
    returning site`)
  await notifyContent(req, [...new Set(moved.map(({ site }) => site))].map(searchTag))
}
