import type { PayloadRequest } from 'payload'
import { noJoins } from '../no-joins'
import type { TableKind } from '../tables/table-kind'
import { notInTrash } from '../trash/not-in-trash'
import { findTableParameters } from './dictionary'
import type { StoredProduct } from './stored-product'
import { productFormat } from './table'

export const productTable: TableKind<StoredProduct> = {
  collection: 'products',
  isRestorable: true,
  findIds: findProductIds,
  open: async (req) => productFormat(await findTableParameters(req)),
}

type Listed = { id: string; category?: string | null; order?: number | null }

/** Ids in the order of the catalogue: by category, order and id. */
async function findProductIds(req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.db.find<Listed>({
    collection: 'products',
    where: notInTrash(req, 'products'),
    select: { category: true, order: true },
    ...noJoins,
    pagination: false,
    limit: 0,
    req,
  })
  return docs.toSorted(byCatalogueOrder).map(({ id }) => id)
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
