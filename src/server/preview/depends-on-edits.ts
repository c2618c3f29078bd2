import { recordReads } from '@/lib/recorded-reads'
import { savedCms } from '../cms'
import { changedTags } from './changed-tags'
import type { EditedDocument } from './edited-document'

/** Whether something with these cache tags would change if the form were published. */
export async function dependsOnEdits(edited: EditedDocument, tags: Iterable<string>): Promise<boolean> {
  edited.changedTags ??= readChangedTags(edited)
  const changed = await edited.changedTags
  for (const tag of tags) if (changed.has(tag)) return true
  return false
}

/** The query that asks first does not depend on what this reads. */
async function readChangedTags(edited: EditedDocument): Promise<Set<string>> {
  const payload = await savedCms()
  const { result } = await recordReads(() => changedTags(payload, edited))
  return result
}
