import path from 'node:path'
import { checkConnection } from './database-setup.ts'
import { superviseDatabase } from './database-supervisor.ts'
import { startDatabase } from './embedded-database.ts'
import { dataDir } from './paths.mjs'
import { print, step } from './steps.mjs'

/** Functions to call at the end, in reverse order. */
export type CleanupTasks = (() => Promise<void> | void)[]

/** Opens the database of DATABASE_URL or, without it, the embedded one; resolves to its URL. */
export async function openDatabase(cleanup: CleanupTasks): Promise<string> {
  const given = process.env.DATABASE_URL
  if (given) {
    await checkConnection(given)
    return given
  }
  let url = ''
  await step('PostgreSQL started', async () => {
    const database = await startDatabase({ dir: path.join(dataDir, 'postgres') })
    cleanup.push(database.stop, superviseDatabase(database.supervised, printError))
    url = database.url
    if (database.movedTo)
      print(`  · PostgreSQL's account cannot access this folder: its data is in ${database.movedTo}.`)
    return database.wasRunning ? 'already running' : undefined
  })
  return url
}

function printError(text: string) {
  process.stderr.write(`${text}\n`)
}
