import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'

/** The database, or the connection of a transaction. */
export type Rows = BasePayload['db']['drizzle']

/**
 * Ends the sessions of an account. The rows stay: when they were last used is the previous visit of the next
 * session, and one that began that long ago opens nothing.
 */
export async function endSessionsOf(rows: Rows, distributor: string): Promise<void> {
  await rows.execute(
    sql`update distributor_sessions set started_at = 'epoch' where distributor = ${distributor}`,
  )
}

/** Takes everything away that an account that is deleted leaves behind. */
export async function forgetDistributor(rows: Rows, distributor: string): Promise<void> {
  await rows.execute(sql`delete from distributor_sessions where distributor = ${distributor}`)
  await rows.execute(sql`delete from distributor_tokens where distributor = ${distributor}`)
}
