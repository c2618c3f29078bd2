import type { CollectionBeforeChangeHook, CollectionSlug } from 'payload'
import { refuseUsed } from '../hooks/refuse-while-used'
import { isNewlyTrashed } from './hooks'

/** Documents that are in the trash themselves do not count, so that related ones can follow each other. */
export const refuseTrashingWhileUsed: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  collection,
  req,
}) => {
  if (isNewlyTrashed(data, originalDoc)) {
    const slug = collection.slug as CollectionSlug
    await refuseUsed(req, { slug, id: String(originalDoc.id), inTrash: false })
  }
  return data
}
