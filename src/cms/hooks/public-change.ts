import type { CollectionSlug, PayloadRequest } from 'payload'

type SavedDocument = { id: string; _status?: string; updatedAt?: string }

type Change = {
  slug: CollectionSlug
  doc: SavedDocument
  operation: 'create' | 'update'
  req: PayloadRequest
}

// Several hooks ask about the same save, so the result is cached.
const results = new WeakMap<SavedDocument, Promise<boolean>>()

/** Whether a save of a document with drafts changed what visitors see. */
export function isPublicChange(change: Change): Promise<boolean> {
  const result = results.get(change.doc) ?? checkPublicChange(change)
  results.set(change.doc, result)
  return result
}

async function checkPublicChange({ slug, doc, operation, req }: Change): Promise<boolean> {
  if (doc._status === 'published') return true
  if (operation === 'create') return false
  // Saving a draft does not write the public row; unpublishing has just written it.
  const row = await req.payload.db.findOne<SavedDocument>({
    collection: slug,
    where: { id: { equals: doc.id } },
    req,
  })
  return row?._status !== 'published' && row?.updatedAt === doc.updatedAt
}
