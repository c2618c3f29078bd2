import type { CollectionBeforeDeleteHook } from 'payload'
import { refuse } from '@/lib/app-error'
import { adminText } from '../texts'
import { findUses, type Use } from '../where-used'

/** Refuses to delete a document that is still used, and says where (Payload issue 7982). */
export const refuseWhileUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const uses = await findUses({ slug: collection.slug, id, req })
  if (uses.length === 0) return
  const t = adminText(req)
  refuse('conflict', t('errors:stillUsed', { uses: uses.map((use) => nameOf(use, t)).join(', ') }))
}

function nameOf({ kind, title }: Use, t: ReturnType<typeof adminText>): string {
  return title ? t('errors:use', { kind, title }) : kind
}
