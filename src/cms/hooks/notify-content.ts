import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

export const CONTENT_CHANNEL = 'content'

/** Tells every process which cached reads are stale; sent with the commit of the request's transaction. */
export async function notifyContent(req: PayloadRequest, tags: string[]): Promise<void> {
  const { db } = req.payload
  const transaction = await req.transactionID
  const session = transaction === undefined ? undefined : db.sessions?.[transaction]?.db
  // Payload types its sessions for every database it knows; ours is PostgreSQL's.
  const connection = (session as typeof db.drizzle | undefined) ?? db.drizzle
  await connection.execute(sql`select pg_notify(${CONTENT_CHANNEL}, ${JSON.stringify({ tags })})`)
}
