import { eq, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/cms/transaction'
import { users } from '@/database-tables'

/**
 * Locks accounts until the transaction of the request ends. Payload reads an account and later writes all of it back,
 * also to add, renew or end a session. Operations on one account wait for each other, so that none restores a session
 * or password that another one has ended. Rows that refer to an account are not blocked.
 */
export async function lockAccounts(req: PayloadRequest, where?: SQL): Promise<void> {
  const db = await transactionOf(req)
  await db.select({ id: users.id }).from(users).where(where).orderBy(users.id).for('no key update')
}

export function lockAccount(req: PayloadRequest, id: string): Promise<void> {
  return lockAccounts(req, eq(users.id, id))
}
