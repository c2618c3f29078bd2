import type { PayloadRequest } from 'payload'
import type { User } from '@/payload-types'

/** Ends the sessions of an account, except one that may be kept. */
export async function endSessions(req: PayloadRequest, account: string, keep?: string): Promise<void> {
  const { db } = req.payload
  const where = { id: { equals: account } }
  const stored = await db.findOne<Pick<User, 'id' | 'sessions'>>({ collection: 'users', where, req })
  const sessions = (stored?.sessions ?? []).filter(({ id }) => id === keep)
  await db.updateOne({ collection: 'users', id: account, data: { sessions }, req })
}

/** The id of the session of a request. */
export function sessionOf({ user }: PayloadRequest): string | undefined {
  return user && '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined
}
