import type { AfterErrorHook } from 'payload'
import { asObject, rowsIn } from '@/lib/unknown-values'
import { adminText } from '../texts'

/** Payload checks the content of uploads and says in English what is wrong. */
const explanations = [
  [/MIME type|File type .* not allowed/, 'errors:fileType'],
  [/corrupted|Invalid PDF|Could not read/, 'errors:damagedFile'],
] as const

/** Explains in the language of the account why a file was refused. */
export const explainRefusedFile: AfterErrorHook = ({ error, req }) => {
  const { data } = error as Error & { data?: unknown }
  const english = rowsIn(asObject(data).errors).find(({ path }) => path === 'file')?.message
  const found = explanations.find(([pattern]) => typeof english === 'string' && pattern.test(english))
  if (!found) return
  const message = adminText(req)(found[1])
  const errors = [{ path: 'file', message }]
  return { response: { errors: [{ name: 'ValidationError', data: { errors }, message }] } }
}
