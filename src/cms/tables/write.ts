import { saveVersion, ValidationError, type CollectionSlug, type PayloadRequest } from 'payload'
import { isAppError } from '@/lib/app-error'
import { hasDrafts } from './load'
import type { StoredDocument } from './stored-document'

export type Write<Document> = {
  document: Document
  /** Null for a new document. */
  before: Document | null
}

type Target = { req: PayloadRequest; collection: CollectionSlug }

/** Inserts a row with only an id, so that new documents can refer to each other. */
export async function insertPlaceholder<Document extends StoredDocument>(
  { req, collection }: Target,
  { document: { id } }: Write<Document>,
): Promise<void> {
  await req.payload.db.create({ collection, data: { id, _status: 'draft' }, req, returning: false })
}

/**
 * Saves a document with the texts of all sites at once, as Payload saves those of one: the hooks of the collection,
 * the document, a version. Payload's own update takes one site at a time and would need six for each document.
 */
export async function writeDocument<Document extends StoredDocument>(
  { req, collection: slug }: Target,
  { document, before }: Write<Document>,
): Promise<void> {
  const { config: collection } = req.payload.collections[slug]
  const { context, payload } = req
  const operation = before ? 'update' : 'create'
  const shared = { collection, context, operation, req } as const
  const now = new Date().toISOString()
  const stamps = before
    ? { createdAt: before.createdAt, updatedAt: now }
    : { createdAt: document.createdAt ?? now, updatedAt: document.updatedAt ?? now }
  let data: Record<string, unknown> = { ...document }
  const originalDoc: unknown = before ?? undefined
  for (const hook of collection.hooks.beforeChange ?? []) {
    data = (await hook({ ...shared, data, originalDoc: originalDoc as never })) ?? data
  }
  data = { ...data, ...stamps, savedBy: req.user?.id ?? null }
  const isDraftOnly = data._status === 'draft' && before?._status === 'draft'
  const written = { collection: slug, data, req, returning: false } as const
  const keepsVersions = hasDrafts(req, slug)
  // New documents with drafts have a placeholder; without drafts, a row needs its required values.
  if (!before && !keepsVersions) await payload.db.create(written)
  else if (!isDraftOnly) await payload.db.updateOne({ ...written, id: document.id })
  if (keepsVersions)
    await saveVersion({
      id: document.id,
      collection,
      docWithLocales: data as never,
      draft: isDraftOnly,
      operation,
      payload,
      req,
      returning: false,
    } as never)
  for (const hook of collection.hooks.afterChange ?? []) {
    await hook({ ...shared, data, doc: data, previousDoc: originalDoc as never })
  }
}

/** The field paths and messages of a save that was refused. */
export function refusalsOf(error: unknown): { path: string; message: string }[] {
  if (error instanceof ValidationError) return error.data.errors
  if (isAppError(error) && error.field) return [{ path: error.field, message: error.message }]
  return [{ path: '', message: error instanceof Error ? error.message : String(error) }]
}
