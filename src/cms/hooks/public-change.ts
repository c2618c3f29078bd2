import type { CollectionSlug, PayloadRequest } from 'payload'

type Document = { id: string; _status?: string; updatedAt?: string }

type Change = {
  slug: CollectionSlug
  doc: Document
  operation: 'create' | 'update'
  req: PayloadRequest
}

// Several hooks ask after each autosave.
const answers = new WeakMap<Document, Promise<boolean>>()

/** Whether a save of a document with drafts changed what visitors see. */
export function isPublicChange(change: Change): Promise<boolean> {
  const answer = answers.get(change.doc) ?? find(change)
  answers.set(change.doc, answer)
  return answer
}

async function find({ slug, doc, operation, req }: Change): Promise<boolean> {
  if (doc._status === 'published') return true
  if (operation === 'create') return false
  // A draft leaves the public row as it is; taking a publication back has just written it.
  const row = await req.payload.db.findOne<Document>({
    collection: slug,
    where: { id: { equals: doc.id } },
    req,
  })
  return row?._status !== 'published' && row?.updatedAt === doc.updatedAt
}
