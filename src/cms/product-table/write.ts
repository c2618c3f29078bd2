import { randomBytes } from 'node:crypto'
import { saveVersion, ValidationError, type PayloadRequest } from 'payload'
import { isAppError } from '@/lib/app-error'
import type { StoredProduct } from './stored-product'

export type Write = {
  product: StoredProduct
  /** Null for a new product. */
  before: StoredProduct | null
}

const rowIdBytes = 12

/** Inserts a row with only an id, so that new products can refer to each other. */
export async function insertPlaceholder(req: PayloadRequest, { product: { id } }: Write): Promise<void> {
  await req.payload.db.create({
    collection: 'products',
    data: { id, _status: 'draft' },
    req,
    returning: false,
  })
}

/**
 * Saves a product with the texts of all sites at once, as Payload saves those of one: the hooks of the collection,
 * the document, a version. Payload's own update takes one site at a time and would need six for each product.
 */
export async function writeProduct(req: PayloadRequest, { product, before }: Write): Promise<void> {
  const { config } = req.payload.collections.products
  const { hooks } = config
  const { context, payload } = req
  const operation = before ? 'update' : 'create'
  const shared = { collection: config, context, operation, req } as const
  const now = new Date().toISOString()
  const stamps = before
    ? { createdAt: before.createdAt, updatedAt: now }
    : { createdAt: product.createdAt ?? now, updatedAt: product.updatedAt ?? now }
  let data: Record<string, unknown> = { ...withRowIds(product) }
  const originalDoc: unknown = before ?? undefined
  for (const hook of hooks.beforeChange ?? []) {
    data = (await hook({ ...shared, data, originalDoc: originalDoc as never })) ?? data
  }
  data = { ...data, ...stamps, savedBy: req.user?.id ?? null }
  const isDraftOnly = data._status === 'draft' && before?._status === 'draft'
  if (!isDraftOnly) {
    await payload.db.updateOne({ collection: 'products', id: product.id, data, req, returning: false })
  }
  await saveVersion({
    id: product.id,
    collection: config,
    docWithLocales: data as never,
    draft: isDraftOnly,
    operation,
    payload,
    req,
    returning: false,
  } as never)
  for (const hook of hooks.afterChange ?? []) {
    await hook({ ...shared, data, doc: data, previousDoc: originalDoc as never })
  }
}

/** The field paths and messages of a save that was refused. */
export function refusalsOf(error: unknown): { path: string; message: string }[] {
  if (error instanceof ValidationError) return error.data.errors
  if (isAppError(error) && error.field) return [{ path: error.field, message: error.message }]
  return [{ path: '', message: error instanceof Error ? error.message : String(error) }]
}

/** Rows of arrays have ids of their own, which Payload's fields would have made. */
function withRowIds(product: StoredProduct): StoredProduct {
  return {
    ...product,
    traits: product.traits?.map(withRowId),
    approvals: product.approvals?.map(withRowId),
    parameters: product.parameters?.map(withRowId),
  }
}

function withRowId<Row extends { id?: string }>(row: Row): Row {
  return row.id ? row : { ...row, id: randomBytes(rowIdBytes).toString('hex') }
}
