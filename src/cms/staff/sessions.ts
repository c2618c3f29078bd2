import { and, eq, ne } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/cms/transaction'
import { users_sessions } from '@/database-tables'
import { lockAccount } from './lock-account'

/** Ends the sessions of an account, except one that may be kept. The request must have a transaction. */
export async function endSessions(req: PayloadRequest, account: string, keep?: string): Promise<void> {
  await lockAccount(req, account)
  const db = await transactionOf(req)
  const { id, _parentID } = users_sessions
  const isKept = keep === undefined ? undefined : ne(id, keep)
  await db.delete(users_sessions).where(and(eq(_parentID, account), isKept))
}

/** The id of the session of a request. */
export function sessionOf({ user }: PayloadRequest): string | undefined {
  return user && '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined
}
