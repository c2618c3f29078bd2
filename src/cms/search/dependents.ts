import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import type { DocumentKey } from '@/lib/search/engine'
import { type SearchedCollection, searchedCollections } from '@/lib/search/kinds'
import { inTreeOrder, subtreeOf } from '@/lib/tree'
import { findStored } from './stored'

type Dependent = { collection: SearchedCollection; by: string }

/** Whose rows name documents of a collection, and by which field. */
const dependents: Partial<Record<CollectionSlug, Dependent[]>> = {
  'product-categories': [
    { collection: 'products', by: 'category' },
    { collection: 'materials', by: 'category' },
  ],
  parameters: [{ collection: 'products', by: 'parameters.parameter' }],
  products: [
    { collection: 'materials', by: 'products' },
    { collection: 'cases', by: 'products' },
  ],
  solutions: [{ collection: 'cases', by: 'solutions' }],
  files: [{ collection: 'materials', by: 'file' }],
  'solution-types': [{ collection: 'solutions', by: 'type' }],
  'case-types': [{ collection: 'cases', by: 'type' }],
  'news-types': [{ collection: 'news', by: 'type' }],
}

/** The documents whose rows a change of these touches: their own and those that name them. */
export async function findTouched(
  req: PayloadRequest,
  slug: CollectionSlug,
  ids: string[],
): Promise<DocumentKey[]> {
  const own = isSearched(slug) ? ids.map((document) => ({ collection: slug, document })) : []
  const named = slug === 'product-categories' ? await withSubcategories(req, ids) : ids
  const keys = [...own]
  // One after the other: they share the connection of the request's transaction.
  for (const { collection, by } of dependents[slug] ?? []) {
    const where: Where = { [by]: { in: named } }
    const docs = await findStored<{ id: string }>(req, { collection, where, select: { id: true } })
    keys.push(...docs.map(({ id }) => ({ collection, document: id })))
  }
  return keys
}

export function isTouching(slug: CollectionSlug): boolean {
  return isSearched(slug) || slug in dependents
}

export function isSearched(slug: CollectionSlug): slug is SearchedCollection {
  return (searchedCollections as readonly string[]).includes(slug)
}

/** Rows name all categories above their own. */
async function withSubcategories(req: PayloadRequest, ids: string[]): Promise<string[]> {
  const docs = await findStored<{ id: string; parent?: string | null }>(req, {
    collection: 'product-categories',
    where: {},
    select: { parent: true },
  })
  const tree = inTreeOrder(docs.map(({ id, parent }) => ({ id, parentId: parent ?? null })))
  return [...new Set(ids.flatMap((id) => [id, ...subtreeOf(tree, id).map((category) => category.id)]))]
}
