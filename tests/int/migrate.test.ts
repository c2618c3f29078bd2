import { execFile } from 'node:child_process'
import pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from '../support/worker-database'

type Outcome = { code: number; errors: string }

/** Runs scripts/migrate.ts on the database of this file. */
async function migrate(): Promise<Outcome> {
  const env = { ...process.env, DATABASE_URL: await testDatabase() }
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts'], { env }, (error, _, errors) =>
      resolve({ code: error ? Number(error.code) : 0, errors }),
    )
  })
}

async function renameInitialMigration(name: string) {
  const client = new pg.Client({ connectionString: await testDatabase() })
  await client.connect()
  await client.query('update payload_migrations set name = $1', [name])
  await client.end()
}

test('a database of a version before the first release is refused, with what to do', async () => {
  await renameInitialMigration('20261121_034746_initial')
  const { code, errors } = await migrate()
  expect(code).toBe(1)
  expect(errors).toContain('This database was created by a version before the first release')
})
