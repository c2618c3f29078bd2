import type { CollectionBeforeDeleteHook } from 'payload'
import { findUses, type Use } from '../where-used'
import { refuse } from '@/lib/app-error'

/** What pages still show is not deleted (platform: #7982); the refusal says where that is. */
export const refuseWhileUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const uses = await findUses({ slug: collection.slug, id, req })
  if (uses.length === 0) return
  refuse('conflict', `Still used: ${uses.map(nameOf).join(', ')}. Take it out there first.`)
}

function nameOf({ kind, title }: Use): string {
  return title ? `${kind} “${title}”` : kind
}
