import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { contentChannel } from '@/lib/content-channel'
import { transactionOf } from '../transaction'

/** Tells every process which cached reads are stale; sent with the commit of the request's transaction. */
export async function notifyContent(req: PayloadRequest, tags: string[]): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`select pg_notify(${contentChannel}, ${JSON.stringify({ tags })})`)
}
