import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { notifyContent } from './notify-content'
import { isPublicChange } from './public-change'

/** Invalidates the cached reads of a document; saving a draft changes nothing for visitors and invalidates nothing. */
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

function notifyDocument(req: PayloadRequest, slug: string, id: string) {
  return notifyContent(req, [`${slug}:${id}`, `${slug}:list`])
}
