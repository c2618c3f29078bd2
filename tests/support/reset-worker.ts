import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Pool } from 'pg'
import { releaseDatabase } from './worker-database.ts'
import { workerFolder } from './worker-folder.ts'

/**
 * Resets the process between two test files: the CMS stays initialised, without connections to the former database
 * and with empty caches.
 */
export async function resetWorker(): Promise<void> {
  const { forgetContent: clearContentCache, pools } = await product()
  for (const pool of pools) await closeConnections(pool)
  clearContentCache()
  releaseDatabase()
  clearFolder(workerFolder())
}

/** Imported dynamically, after the settings are in place. */
async function product() {
  const [
    { restoreCms, workerCms },
    { database },
    { searchPool },
    { clearSpellingCache: clearSpellings },
    { resetHosts: resetHostNames },
    { viewCounter },
  ] = await Promise.all([
    import('./cms.ts'),
    import('@/server/database'),
    import('@/server/search/pool'),
    import('@/server/search/spelling'),
    import('@/server/hosts'),
    import('@/server/view-counter'),
  ])
  const { newPageCache: emptyPageCache } = await import('./page-cache.ts')
  const { db } = await workerCms()
  return {
    pools: [(db as unknown as PostgresAdapter).pool as Pool, database(), searchPool()],
    forgetContent: () => {
      restoreCms()
      emptyPageCache()
      clearSpellings()
      resetHostNames()
      viewCounter().clear()
    },
  }
}

/** Closes idle connections, which would fail once their database is dropped. */
async function closeConnections(pool: Pool): Promise<void> {
  const idle = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()))
  for (const client of idle) client.release(true)
}

/** Empties the data folder, but keeps the folder for incoming uploads, which the product creates once per process. */
function clearFolder(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true, force: true })
  mkdirSync(path.join(folder, 'incoming'), { mode: 0o700 })
}
