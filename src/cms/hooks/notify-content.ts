import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { contentChannel } from '@/lib/content-channel'
import { transactionOf } from '../transaction'

/** Notifies every process of stale cache tags, when the transaction of the request commits. */
export async function notifyContent(req: PayloadRequest, tags: string[]): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`select pg_notify(${contentChannel}, ${JSON.stringify({ tags })})`)
}
