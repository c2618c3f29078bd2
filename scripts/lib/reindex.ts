import { rebuildSearchIndex } from './database-setup.ts'
import { openDatabase, type CleanupTasks } from './open-database.ts'
import { dataDir, root } from './paths.mjs'
import { sourcePrograms } from './programs.ts'
import { readSecrets } from './secrets.ts'

/** Rebuilds the search index of this checkout's site, whether or not it is running; resolves to the exit code. */
export async function reindex(): Promise<number> {
  const cleanup: CleanupTasks = []
  try {
    const url = await openDatabase(cleanup)
    await rebuildSearchIndex({
      url,
      programs: sourcePrograms(root),
      env: { DATABASE_URL: url, DATA_DIR: dataDir, ...readSecrets(dataDir) },
    })
    return 0
  } finally {
    for (const clean of cleanup.reverse()) await clean()
  }
}
