import type { CollectionBeforeChangeHook } from 'payload'

/** Records the storage key of a replaced file, so that links to it continue to work (decision 23). */
export const recordFormerKey: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation === 'create') return { ...data, formerKeys: [] }
  const keys: string[] = originalDoc?.formerKeys ?? []
  const former = originalDoc?.filename
  const isReplaced = Boolean(req.file && former && former !== data.filename)
  // Values from clients are ignored: a stale form would remove keys.
  return { ...data, formerKeys: isReplaced ? [...keys, former] : keys }
}
