import type { Conflict } from '@/lib/merge-values'
import type { Values } from '@/lib/unknown-values'

/** In a save: the fields that the form has changed, with the values that it has changed them from. */
export const baseName = '_changedFrom'

/** Of the response to a save: the fields of the form that have the changes of others, separated by commas. */
export const mergedHeader = 'x-merged-fields'

/** In the error of a save that changes what somebody else has changed. */
export type SaveConflict = {
  conflicts: Conflict[]
  /** The stored values of the fields of the form in which the conflicts are. */
  stored: Values
  /** The name of the account that saved them; empty if unknown, or if it is the same account. */
  savedBy: string
  /** In ISO format. */
  savedAt: string
}

/** Fields that each save sets, whoever sends them. */
export const ownFields: ReadonlySet<string> = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'globalType',
  'savedBy',
  '_status',
])
