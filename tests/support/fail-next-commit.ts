import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { vi } from 'vitest'

/** Terminates the connection of the next transaction before its COMMIT, like a database failure. */
export function failNextCommit(cms: Payload): void {
  const commit = cms.db.commitTransaction
  vi.spyOn(cms.db, 'commitTransaction').mockImplementationOnce(async (id) => {
    const session = cms.db.sessions?.[String(await id)]?.db as typeof cms.db.drizzle
    const { rows } = await session.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await cms.db.drizzle.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
    return commit.call(cms.db, id)
  })
}
