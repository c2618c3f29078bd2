import type { PayloadRequest, Where } from 'payload'
import { noJoins } from '../no-joins'
import { notInTrash } from '../trash/not-in-trash'
import type { StoredProduct } from './stored-product'

export type Loaded = {
  /** The published state, or the newest draft if it was never published. */
  product: StoredProduct
  /** It has later changes that are not published. */
  hasNewerDraft: boolean
}

type Listed = { id: string; category?: string | null; order?: number | null }

/** How many products are read at a time. */
export const loadBatch = 200

/** Ids in the order of the catalogue: by category, order and id. */
export async function findProductIds(req: PayloadRequest, where: Where = {}): Promise<string[]> {
  const { docs } = await req.payload.db.find<Listed>({
    collection: 'products',
    where: { and: [where, notInTrash(req, 'products')] },
    select: { category: true, order: true },
    ...noJoins,
    pagination: false,
    limit: 0,
    req,
  })
  return docs.toSorted(byCatalogueOrder).map(({ id }) => id)
}

/** Some products by id; unknown ids are left out. */
export async function loadProducts(req: PayloadRequest, ids: string[]): Promise<Map<string, Loaded>> {
  const { db } = req.payload
  const { docs } = await db.find<StoredProduct>({
    collection: 'products',
    where: { and: [{ id: { in: ids } }, notInTrash(req, 'products')] },
    ...noJoins,
    pagination: false,
    limit: 0,
    req,
  })
  const drafts = await findNewestDrafts(req, ids)
  return new Map(
    docs.map((doc) => {
      const draft = drafts.get(doc.id)
      const isPublic = doc._status === 'published'
      const product = isPublic || !draft ? doc : { ...draft, id: doc.id }
      return [doc.id, { product, hasNewerDraft: isPublic && draft !== undefined }]
    }),
  )
}

async function findNewestDrafts(req: PayloadRequest, ids: string[]): Promise<Map<string, StoredProduct>> {
  const { docs } = await req.payload.db.findVersions<StoredProduct>({
    collection: 'products',
    where: {
      and: [
        { parent: { in: ids } },
        { latest: { equals: true } },
        { 'version._status': { equals: 'draft' } },
      ],
    },
    pagination: false,
    limit: 0,
    req,
  })
  return new Map(docs.map(({ parent, version }) => [String(parent), version]))
}

function byCatalogueOrder(one: Listed, other: Listed): number {
  return (
    compare(one.category ?? '', other.category ?? '') ||
    (one.order ?? 0) - (other.order ?? 0) ||
    compare(one.id, other.id)
  )
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}
