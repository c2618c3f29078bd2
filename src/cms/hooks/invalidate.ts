import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { notifyContent } from './notify-content'

/** Expires what visitors see of a document; a draft save changes nothing for them and expires nothing. */
export const invalidateAfterChange: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  req,
}) => {
  if (!collection.versions?.drafts) return notifyDocument(req, collection.slug, doc.id)
  if (await isPublicChange({ slug: collection.slug, doc, operation, req })) {
    await notifyDocument(req, collection.slug, doc.id)
  }
}

export const invalidateAfterDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await notifyDocument(req, collection.slug, doc.id)
}

export const invalidateGlobal: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  if (doc._status === 'draft') return
  await notifyContent(req, [`global:${global.slug}`])
}

type Change = {
  slug: CollectionSlug
  doc: { id: string; _status?: string; updatedAt?: string }
  operation: 'create' | 'update'
  req: PayloadRequest
}

async function isPublicChange({ slug, doc, operation, req }: Change): Promise<boolean> {
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

function notifyDocument(req: PayloadRequest, slug: string, id: string) {
  return notifyContent(req, [`${slug}:${id}`, `${slug}:list`])
}
