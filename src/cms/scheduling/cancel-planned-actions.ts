import type { CollectionAfterDeleteHook, CollectionSlug } from 'payload'
import { cancelActions } from './actions'

export const cancelPlannedActions: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await cancelActions(req, { collection: collection.slug as CollectionSlug, id: String(id) }, 'all')
}
