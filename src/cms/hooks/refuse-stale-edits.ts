import type { CollectionBeforeChangeHook } from 'payload'
import { adminText } from '../texts'
import { refuse } from '@/lib/app-error'

type EditedDocument = { id: string; updatedAt?: string; savedBy?: string | null }

/**
 * Over HTTP a save that is based on an older state than the newest one is refused: it would undo what somebody else has
 * written since. Forms of the admin say what they have changed and are merged instead (decision 120); this is for other
 * clients, which send `updatedAt`. A save without it is not checked.
 */
export const refuseStaleEdits: CollectionBeforeChangeHook<EditedDocument> = ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  // A restored version is always older.
  const isChecked =
    operation === 'update' &&
    req.payloadAPI === 'REST' &&
    !req.context.isRestoringVersion &&
    !req.context.isMerged
  if (!isChecked) return data
  // The admin sends autosaves before the last response is processed, so an editor's own saves never count as stale.
  const isOwn = originalDoc?.savedBy === req.user?.id
  if (!isOwn && isBefore(data.updatedAt, originalDoc?.updatedAt)) {
    refuse('conflict', adminText(req)('errors:savedMeanwhile'))
  }
  return data
}

function isBefore(one: string | undefined, other: string | undefined): boolean {
  return Boolean(one && other && Date.parse(one) < Date.parse(other))
}
