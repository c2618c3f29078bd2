import type { AfterErrorHook } from 'payload'

type Refusal = Error & { status?: number; isPublic?: boolean; data?: Record<string, unknown> | null }

/**
 * Puts the message and the fields of a public error into the response. Payload recognises its errors by class, and a
 * production build contains one copy of Payload per layer of Next: a copy does not recognise the errors of another.
 */
export const exposePublicErrors: AfterErrorHook = ({ error }) => {
  const { name, message, data, status = 500, isPublic = status !== 500 } = error as Refusal
  if (!isPublic) return
  return { response: { errors: [data ? { name, data, message } : { message }] } }
}
