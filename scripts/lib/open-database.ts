import path from 'node:path'
import { checkConnection } from './content.ts'
import { keepDatabase } from './database-keeper.ts'
import { startDatabase } from './embedded-database.ts'
import { dataDir } from './places.mjs'
import { print, step } from './steps.mjs'

/** What has to be done at the end, the last thing first. */
export type Cleaning = (() => Promise<void> | void)[]

/** DATABASE_URL's database, or our own. */
export async function openDatabase(cleaning: Cleaning): Promise<string> {
  const given = process.env.DATABASE_URL
  if (given) {
    await checkConnection(given)
    return given
  }
  let url = ''
  await step('PostgreSQL started', async () => {
    const database = await startDatabase({ dir: path.join(dataDir, 'postgres') })
    cleaning.push(database.stop, keepDatabase(database.kept, tell))
    url = database.url
    if (database.movedTo)
      print(`  · This folder is closed to PostgreSQL's account: its data is in ${database.movedTo}.`)
    return database.adopted ? 'runs already' : undefined
  })
  return url
}

function tell(text: string) {
  process.stderr.write(`${text}\n`)
}
