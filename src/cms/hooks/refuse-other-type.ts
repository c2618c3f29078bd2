import type { CollectionBeforeValidateHook } from 'payload'
import { refuse } from '@/lib/app-error'
import { fileKindOf } from '@/lib/file-kind'
import { adminText } from '../texts'

/** A file can only be replaced by one of its own type, because pages and links rely on it. */
export const refuseOtherType: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !req.file || !originalDoc?.mimeType) return data
  const t = adminText(req)
  const typeOf = (mimeType: string) => {
    const kind = fileKindOf(mimeType)
    return kind ? t(`fileKinds:${kind}`) : mimeType
  }
  const oldType = typeOf(originalDoc.mimeType)
  const newType = typeOf(data?.mimeType ?? req.file.mimetype)
  if (oldType === newType) return data
  const names = { old: originalDoc.originalName, new: data?.originalName }
  refuse('invalid', t('errors:otherType', { ...names, oldType, newType }))
}
