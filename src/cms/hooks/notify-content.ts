import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../transaction'

export const CONTENT_CHANNEL = 'content'

/** Tells every process which cached reads are stale; sent with the commit of the request's transaction. */
export async function notifyContent(req: PayloadRequest, tags: string[]): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`select pg_notify(${CONTENT_CHANNEL}, ${JSON.stringify({ tags })})`)
}
