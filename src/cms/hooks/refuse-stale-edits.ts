import type { CollectionBeforeChangeHook } from 'payload'
import { refuse } from '@/lib/app-error'

type Edited = { id: string; updatedAt?: string; savedBy?: string | null }

/**
 * Over HTTP a save that was made from an older state than the newest one is refused: it would undo what somebody
 * else has written since. The admin sends `updatedAt` with each save; a save without it is not checked.
 */
export const refuseStaleEdits: CollectionBeforeChangeHook<Edited> = ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  // A version that is restored is old by nature.
  const isChecked = operation === 'update' && req.payloadAPI === 'REST' && !req.context.isRestoringVersion
  if (!isChecked) return data
  // The admin sends autosaves faster than it takes in the answers: an editor's own saves are never stale.
  const isOwn = originalDoc?.savedBy === req.user?.id
  if (!isOwn && isBefore(data.updatedAt, originalDoc?.updatedAt)) {
    refuse(
      'conflict',
      'Somebody saved this document after you opened it. Copy what you wrote, reload the page and put it in again.',
    )
  }
  return data
}

function isBefore(one: string | undefined, other: string | undefined): boolean {
  return Boolean(one && other && Date.parse(one) < Date.parse(other))
}
