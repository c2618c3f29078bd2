import type { CollectionBeforeDeleteHook, CollectionSlug, PayloadRequest } from 'payload'
import { refuse } from '@/lib/app-error'
import { adminText } from '../texts'
import { findUses, type Use } from '../where-used'

/** Refuses to delete a document that is still used, and says where (Payload issue 7982). */
export const refuseWhileUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  await refuseUsed(req, { slug: collection.slug as CollectionSlug, id })
}

type Used = {
  slug: CollectionSlug
  id: number | string
  /** Whether documents in the trash count: they may be restored. */
  inTrash?: boolean
}

/** Refuses with the places where a document is used, if there are any. */
export async function refuseUsed(req: PayloadRequest, { slug, id, inTrash = true }: Used): Promise<void> {
  const uses = await findUses({ slug, id, req, inTrash })
  if (uses.length === 0) return
  const t = adminText(req)
  refuse('conflict', t('errors:stillUsed', { uses: uses.map((use) => nameOf(use, t)).join(', ') }))
}

function nameOf({ kind, title, isInTrash }: Use, t: ReturnType<typeof adminText>): string {
  if (!title) return kind
  return isInTrash ? t('errors:useInTrash', { kind, title }) : t('errors:use', { kind, title })
}
