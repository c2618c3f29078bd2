import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getPayload } from 'payload'
import config from '../payload.config'

/**
 * Generates the migration for changed collections: npm run migration -- name. Needs no database.
 * Payload exits the process when nothing has changed, hence the `exit` handler.
 */
const folder = fileURLToPath(new URL('../migrations/', import.meta.url))
const migrationName = process.argv[2] ?? 'change'
const before = new Set(readdirSync(folder))

process.on('exit', () => {
  const written = readdirSync(folder).filter((file) => !before.has(file))
  console.log(written.length ? `Written: ${written.join(', ')}` : 'The collections need no migration.')
})

const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
payload.logger.level = 'silent'
await payload.db.createMigration({ payload, migrationName, skipEmpty: true, forceAcceptWarning: false })
process.exit(0)
