import { fillIndex } from './content.ts'
import { openDatabase, type Cleaning } from './open-database.ts'
import { dataDir } from './places.mjs'
import { readSecrets } from './secrets.ts'

/** Writes the search index of this folder's site anew, whether it is running or not; resolves to the exit code. */
export async function reindex(): Promise<number> {
  const cleaning: Cleaning = []
  try {
    const url = await openDatabase(cleaning)
    await fillIndex({ url, env: { DATABASE_URL: url, DATA_DIR: dataDir, ...readSecrets(dataDir) } })
    return 0
  } finally {
    for (const clean of cleaning.reverse()) await clean()
  }
}
