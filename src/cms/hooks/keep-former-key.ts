import type { CollectionBeforeChangeHook } from 'payload'

/** A file that is replaced remembers the key it had, so that links to it go on working (decision 23). */
export const keepFormerKey: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation === 'create') return { ...data, formerKeys: [] }
  const keys: string[] = originalDoc?.formerKeys ?? []
  const former = originalDoc?.filename
  const isReplaced = Boolean(req.file && former && former !== data.filename)
  // What a form or client sends of them is not asked: an older form would take keys away.
  return { ...data, formerKeys: isReplaced ? [...keys, former] : keys }
}
