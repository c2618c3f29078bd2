import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'

/** The database, or the connection of a transaction: whatever runs queries. */
export type Queryable = BasePayload['db']['drizzle']

/**
 * Ends the sessions of an account. The rows stay, because the next session reads the previous visit from them. A
 * session that started in 1970 has expired.
 */
export async function endSessionsOf(db: Queryable, distributor: string): Promise<void> {
  await db.execute(
    sql`update distributor_sessions set started_at = 'epoch' where distributor = ${distributor}`,
  )
}

/** Deletes the sessions of a deleted account. */
export async function deleteSessionsOf(db: Queryable, distributor: string): Promise<void> {
  await db.execute(sql`delete from distributor_sessions where distributor = ${distributor}`)
}
