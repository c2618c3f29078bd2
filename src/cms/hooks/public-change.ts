import type { CollectionSlug, PayloadRequest } from 'payload'

type Change = {
  slug: CollectionSlug
  doc: { id: string; _status?: string; updatedAt?: string }
  operation: 'create' | 'update'
  req: PayloadRequest
}

/** Whether a save of a document with drafts changed what visitors see. */
export async function isPublicChange({ slug, doc, operation, req }: Change): Promise<boolean> {
  if (doc._status === 'published') return true
  if (operation === 'create') return false
  // A draft leaves the public row as it is; taking a publication back has just written it.
  const row = await req.payload.db.findOne<{ id: string; _status?: string; updatedAt?: string }>({
    collection: slug,
    where: { id: { equals: doc.id } },
    req,
  })
  return row?._status !== 'published' && row?.updatedAt === doc.updatedAt
}
