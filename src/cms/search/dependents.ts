import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import type { DocumentKey } from '@/lib/search/engine'
import { type SearchedCollection, searchedCollections } from '@/lib/search/kinds'
import { inTreeOrder, subtreeOf } from '@/lib/tree'
import { isOneOf } from '@/lib/typed-keys'
import { findStored } from './stored'

type Dependent = { collection: SearchedCollection; field: string }

/** The collections whose search rows contain names of another collection's documents, and the field of the relation. */
const dependents: Partial<Record<CollectionSlug, Dependent[]>> = {
  'product-categories': [
    { collection: 'products', field: 'category' },
    { collection: 'materials', field: 'category' },
  ],
  parameters: [{ collection: 'products', field: 'parameters.parameter' }],
  products: [
    { collection: 'materials', field: 'products' },
    { collection: 'cases', field: 'products' },
  ],
  solutions: [{ collection: 'cases', field: 'solutions' }],
  files: [{ collection: 'materials', field: 'file' }],
  'solution-types': [{ collection: 'solutions', field: 'type' }],
  'case-types': [{ collection: 'cases', field: 'type' }],
  'news-types': [{ collection: 'news', field: 'type' }],
}

/** The documents whose rows depend on these: the documents themselves, and those that refer to them. */
export async function findDependents(
  req: PayloadRequest,
  slug: CollectionSlug,
  ids: string[],
): Promise<DocumentKey[]> {
  const own = isSearched(slug) ? ids.map((document) => ({ collection: slug, document })) : []
  const referredIds = slug === 'product-categories' ? await withSubcategories(req, ids) : ids
  const keys = [...own]
  // One after the other: they share the connection of the request's transaction.
  for (const { collection, field } of dependents[slug] ?? []) {
    const where: Where = { [field]: { in: referredIds } }
    const docs = await findStored<{ id: string }>(req, { collection, where, select: { id: true } })
    keys.push(...docs.map(({ id }) => ({ collection, document: id })))
  }
  return keys
}

export function affectsIndex(slug: CollectionSlug): boolean {
  return isSearched(slug) || slug in dependents
}

export function isSearched(slug: CollectionSlug): slug is SearchedCollection {
  return isOneOf(searchedCollections, slug)
}

/** Rows contain the names of all categories above their own. */
async function withSubcategories(req: PayloadRequest, ids: string[]): Promise<string[]> {
  const docs = await findStored<{ id: string; parent?: string | null }>(req, {
    collection: 'product-categories',
    where: {},
    select: { parent: true },
  })
  const tree = inTreeOrder(docs.map(({ id, parent }) => ({ id, parentId: parent ?? null })))
  return [...new Set(ids.flatMap((id) => [id, ...subtreeOf(tree, id).map((category) => category.id)]))]
}
