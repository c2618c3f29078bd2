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
  previousDoc,
  operation,
  req,
}) => {
  if (!collection.versions?.drafts) return notifyDocument(req, collection.slug, doc.id)
  if (await isPublicChange({ slug: collection.slug, doc, previousDoc, operation, req })) {
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
  doc: { id: string; _status?: string }
  previousDoc?: { _status?: string }
  operation: 'create' | 'update'
  req: PayloadRequest
}

async function isPublicChange({ slug, doc, previousDoc, operation, req }: Change): Promise<boolean> {
  if (doc._status === 'published') return true
  if (operation === 'create' || previousDoc?._status !== 'published') return false
  // A draft on top of a published document leaves the public row published; taking it back does not.
  const row = await req.payload.db.findOne<{ id: string; _status?: string }>({
    collection: slug,
    where: { id: { equals: doc.id } },
    req,
  })
  return row?._status !== 'published'
}

function notifyDocument(req: PayloadRequest, slug: string, id: string) {
  return notifyContent(req, [`${slug}:${id}`, `${slug}:list`])
}
