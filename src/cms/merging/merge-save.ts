import type { FlattenedField } from 'payload'
import { isUnchanged, isSame, mergeValues, type Conflict } from '@/lib/merge-values'
import type { Values } from '@/lib/unknown-values'
import { ownFields } from './protocol'

type Save = {
  fields: FlattenedField[]
  /** What the form sends: all of its fields. */
  sent: Values
  /** The fields that it has changed, with the values that it has changed them from. */
  base: Values
  /** The newest stored state. */
  stored: Values
}

export type MergedSave = {
  data: Values
  conflicts: Conflict[]
  /** The fields of the form with the changes of others. */
  merged: string[]
}

/** What a save has to write, so that it keeps what others have saved since the form took the document over. */
export function mergeSave({ fields, sent, base, stored }: Save): MergedSave {
  const data = { ...sent }
  const conflicts: Conflict[] = []
  const merged: string[] = []
  for (const { name } of fields.filter(isStored)) {
    if (!(name in sent)) continue
    const [mine, theirs] = [sent[name], stored[name]]
    if (!(name in base)) {
      if (isUnchanged(mine, theirs)) continue
      // What is not sent keeps its stored value.
      delete data[name]
      merged.push(name)
      continue
    }
    const field = mergeValues({ base: base[name], mine, theirs }, name)
    data[name] = field.value
    conflicts.push(...field.conflicts)
    if (!isSame(theirs, base[name])) merged.push(name)
  }
  return { data, conflicts, merged }
}

/** Not what the document only shows, such as a list of the documents that refer to it. */
function isStored(field: FlattenedField): boolean {
  return field.type !== 'join' && !('virtual' in field && field.virtual) && !ownFields.has(field.name)
}
