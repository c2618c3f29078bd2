import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Pool } from 'pg'
import { giveUpDatabase } from './own-database.ts'
import { workerFolder } from './worker-folder.ts'

/**
 * Puts the process into the state in which a file of tests finds it: one CMS that is up, without connections to
 * the former database, and nothing remembered of its content.
 */
export async function resetWorker(): Promise<void> {
  const { forgetContent, pools } = await product()
  for (const pool of pools) await closeConnections(pool)
  forgetContent()
  giveUpDatabase()
  emptyFolder(workerFolder())
}

/** Imported here, since the settings have to be in place before. */
async function product() {
  const [{ restoreCms, workerCms }, { database }, { searchPool }, { forgetSpellings }, { forgetHosts }] =
    await Promise.all([
      import('./cms.ts'),
      import('@/server/database'),
      import('@/server/search/pool'),
      import('@/server/search/spelling'),
      import('@/server/hosts'),
    ])
  const { emptyPageCache } = await import('./page-cache.ts')
  const { db } = await workerCms()
  return {
    pools: [(db as unknown as PostgresAdapter).pool as Pool, database(), searchPool()],
    forgetContent: () => {
      restoreCms()
      emptyPageCache()
      forgetSpellings()
      forgetHosts()
    },
  }
}

/** A connection to a database that is dropped would fail at its next use. */
async function closeConnections(pool: Pool): Promise<void> {
  const idle = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()))
  for (const client of idle) client.release(true)
}

/** The product makes its folder for uploads under way once per process. */
function emptyFolder(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true, force: true })
  mkdirSync(path.join(folder, 'incoming'), { mode: 0o700 })
}
