import type { AfterErrorHook } from 'payload'
import { isAppError } from '@/lib/app-error'

type PublicError = Error & { status?: number; isPublic?: boolean; data?: Record<string, unknown> | null }

/**
 * Sends the message of every public error, with the fields it names. Payload recognises its own errors by their class,
 * and a production build contains a copy of Payload for each layer of Next: what one copy throws is unknown to the one
 * that responds.
 */
export const exposePublicErrors: AfterErrorHook = ({ error }) => {
  const { name, message, data, status = 500, isPublic = status !== 500 } = error as PublicError
  if (!isPublic) return
  if (isAppError(error) && error.field) return { response: { errors: [invalidField(error.field, message)] } }
  return { response: { errors: [data ? { name, data, message } : { message }] } }
}

/** As Payload's own ValidationError, which the admin marks at the field. After an autosave it shows `message` alone. */
function invalidField(path: string, message: string) {
  return { name: 'ValidationError', data: { errors: [{ path, message }] }, message }
}
