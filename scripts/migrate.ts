import pg from 'pg'
import { getPayload, type Migration } from 'payload'
import config from '../payload.config'
import { migrations } from '../migrations'
import { env } from '@/server/env'

/** Runs the pending migrations, one process at a time. */

const lockKey = 7_266_310
const client = new pg.Client({ connectionString: env.DATABASE_URL })
await client.connect()
await client.query('select pg_advisory_lock($1)', [lockKey])
await refuseOtherDatabases()
const payload = await getPayload({ config, disableOnInit: true })
// Payload's general type does not know the arguments of this database's migrations.
await payload.db.migrate({ migrations: migrations as Migration[] })
const missing = await missingMigrations()
await client.end()
if (missing.length > 0) console.error(`Migrations not recorded in the database: ${missing.join(', ')}`)
process.exit(missing.length > 0 ? 1 : 0)

async function missingMigrations() {
  const { rows } = await client.query('select name from payload_migrations')
  const seen = new Set(rows.map(({ name }: { name: string }) => name))
  return migrations.map(({ name }) => name).filter((name) => !seen.has(name))
}

/** A database that was not created by the first of these migrations has another schema. */
async function refuseOtherDatabases() {
  const { rowCount } = await client.query("select 1 where to_regclass('payload_migrations') is not null")
  if (!rowCount) return
  const { rows } = await client.query<{ name: string; batch: number }>(
    'select name, batch from payload_migrations',
  )
  // Payload would ask interactively whether data may be lost, and exit with code 0.
  if (rows.some(({ batch }) => Number(batch) === -1))
    refuse('The schema of this database was pushed, not migrated: use an empty database.')
  if (rows.length > 0 && !rows.some(({ name }) => name === migrations[0]?.name))
    refuse(
      'This database was created by a version before the first release, whose migrations are no longer included: ' +
        'use an empty database. Without DATABASE_URL, move the folder .data away; the next start creates a new one.',
    )
}

function refuse(reason: string): never {
  console.error(reason)
  process.exit(1)
}
