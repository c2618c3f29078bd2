import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { getPayload } from 'payload'
import config from '../payload.config'

/**
 * Writes the migration that the collections need: npm run migration -- name. With --check it writes none and
 * fails when one is missing. Needs no database. Payload leaves the process when nothing changed, hence `exit`.
 */
const folder = fileURLToPath(new URL('../migrations/', import.meta.url))
const checking = process.argv.includes('--check')
const migrationName = process.argv[2] && !checking ? process.argv[2] : 'change'
const before = new Set(readdirSync(folder))
const index = path.join(folder, 'index.ts')
const indexBefore = before.has('index.ts') ? readFileSync(index, 'utf8') : ''

process.on('exit', (code) => {
  const written = readdirSync(folder).filter((file) => !before.has(file))
  if (!checking) {
    console.log(written.length ? `Written: ${written.join(', ')}` : 'The collections need no migration.')
    return
  }
  for (const file of written) rmSync(path.join(folder, file))
  writeFileSync(index, indexBefore)
  if (written.length === 0 || code !== 0) return
  console.error('The collections have changed without a migration: npm run migration -- <name>')
  process.exitCode = 1
})

const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
payload.logger.level = 'silent'
await payload.db.createMigration({ payload, migrationName, skipEmpty: true, forceAcceptWarning: false })
process.exit(0)
