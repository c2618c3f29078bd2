import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'

/** The database, or the connection of a transaction. */
export type Rows = BasePayload['db']['drizzle']

/**
 * Ends the sessions of an account. Their rows stay: when they were last used is the previous visit of the next
 * session. A session that began that long ago opens nothing.
 */
export async function endSessionsOf(rows: Rows, distributor: string): Promise<void> {
  await rows.execute(
    sql`update distributor_sessions set started_at = 'epoch' where distributor = ${distributor}`,
  )
}

/** Takes away what an account leaves behind that is deleted. */
export async function forgetSessionsOf(rows: Rows, distributor: string): Promise<void> {
  await rows.execute(sql`delete from distributor_sessions where distributor = ${distributor}`)
}
