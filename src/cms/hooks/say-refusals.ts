import type { AfterErrorHook } from 'payload'

type Refusal = Error & { status?: number; isPublic?: boolean; data?: Record<string, unknown> | null }

/**
 * Says what an error says, with the fields it names. Payload knows its own errors by their class, and a production
 * build holds a copy of Payload for each layer of Next: what one copy throws is unknown to the one that answers.
 */
export const sayRefusals: AfterErrorHook = ({ error }) => {
  const { name, message, data, status = 500, isPublic = status !== 500 } = error as Refusal
  if (!isPublic) return
  return { response: { errors: [data ? { name, data, message } : { message }] } }
}
