import { eq } from 'drizzle-orm'
import { distributor_sessions } from '@/database-tables'
import type { Queryable } from '../transaction'

/** A session that started in 1970 has expired. Its row stays, because the next session reads the previous visit from it. */
export const expiredSessionStart = new Date(0).toISOString()

/** Ends the sessions of an account. */
export async function endSessionsOf(db: Queryable, distributor: string): Promise<void> {
  await db
    .update(distributor_sessions)
    .set({ startedAt: expiredSessionStart })
    .where(eq(distributor_sessions.distributor, distributor))
}

/** Deletes the sessions of a deleted account. */
export async function deleteSessionsOf(db: Queryable, distributor: string): Promise<void> {
  await db.delete(distributor_sessions).where(eq(distributor_sessions.distributor, distributor))
}
