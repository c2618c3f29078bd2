import type { CollectionBeforeValidateHook } from 'payload'
import { fileKindOf } from '@/lib/file-kind'
import { refusal } from '../refusal'

/** A file can only be replaced by one of its own type, because pages and links rely on it. */
export const refuseOtherType: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !req.file || !originalDoc?.mimeType) return data
  const [old, fresh] = [fileKindOf(originalDoc.mimeType), fileKindOf(data?.mimeType ?? req.file.mimetype)]
  if (old === fresh) return data
  throw refusal(
    400,
    `“${originalDoc.originalName}” is ${old} and “${data?.originalName}” is ${fresh}. ` +
      'A file can only be replaced by one of its type; upload another type as a new file.',
  )
}
