import type { CollectionBeforeDeleteHook } from 'payload'
import { findUses, type Use } from '../where-used'
import { refusal } from '@/cms/refusal'

/** Refuses to delete a document that is still used, and says where (Payload issue 7982). */
export const refuseWhileUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const uses = await findUses({ slug: collection.slug, id, req })
  if (uses.length === 0) return
  throw refusal(409, `Still used: ${uses.map(nameOf).join(', ')}. Remove it there first.`)
}

function nameOf({ kind, title }: Use): string {
  return title ? `${kind} “${title}”` : kind
}
