import type { CollectionAfterDeleteHook } from 'payload'
import { transactionOf } from '../../transaction'
import { deleteLinksOf } from './links'

/** Ends the links to a deleted document. */
export const deletePreviewLinks: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const document = { collection: collection.slug, global: null, id: String(id) }
  await deleteLinksOf(await transactionOf(req), document)
}
