import type { GlobalBeforeOperationHook } from 'payload'
import { refuse } from '@/lib/app-error'
import { asObject } from '@/lib/unknown-values'
import { adminText } from '../texts'

/**
 * A global with drafts always has a public state, which pages show: a save that is not a draft publishes. Unpublishing
 * would hide nothing, and would write the newest draft into what visitors see.
 */
export const keepPublic: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update') return args
  const { draft, data, unpublishAllLocales }: Record<string, unknown> = args
  const values = asObject(data)
  const isUnpublished = Boolean(unpublishAllLocales) || (!draft && values._status === 'draft')
  if (isUnpublished) refuse('invalid', adminText(req)('errors:alwaysPublic'))
  return draft ? args : { ...args, data: { ...values, _status: 'published' } }
}
