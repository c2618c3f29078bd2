import pg from 'pg'
import { getPayload } from 'payload'
import config from '../payload.config'
import { migrations } from '../migrations'
import { env } from '@/server/env'

/** Runs the pending migrations, one process at a time. */

const lockKey = 7_266_310
const client = new pg.Client({ connectionString: env.DATABASE_URL })
await client.connect()
await client.query('select pg_advisory_lock($1)', [lockKey])
await refusePushedDatabase()
const payload = await getPayload({ config, disableOnInit: true })
await payload.db.migrate()
const missing = await missingMigrations()
await client.end()
if (missing.length > 0) console.error(`Migrations not recorded in the database: ${missing.join(', ')}`)
process.exit(missing.length > 0 ? 1 : 0)

async function missingMigrations() {
  const { rows } = await client.query('select name from payload_migrations')
  const seen = new Set(rows.map(({ name }: { name: string }) => name))
  return migrations.map(({ name }) => name).filter((name) => !seen.has(name))
}

/** Payload would ask interactively whether data may be lost, and exit with code 0. */
async function refusePushedDatabase() {
  const { rowCount } = await client.query("select 1 where to_regclass('payload_migrations') is not null")
  if (!rowCount) return
  const pushed = await client.query('select 1 from payload_migrations where batch = -1')
  if (!pushed.rowCount) return
  console.error('The schema of this database was pushed, not migrated: use an empty database.')
  process.exit(1)
}
