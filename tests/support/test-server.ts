import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { commandLine } from '../../scripts/lib/processes.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const templatePrefix = 'test_template_'

/** The address of another database of the same server. */
export function urlOf({ server, name }: { server: string; name: string }): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Runs one statement in the server's own database. */
export async function execute(server: string, statement: string) {
  const client = new pg.Client({ connectionString: urlOf({ server, name: 'postgres' }) })
  await client.connect()
  return client.query(statement).finally(() => client.end())
}

/** The name of a migrated, empty database to copy from. It is made once for each state of the migrations. */
export async function ensureTemplate(server: string): Promise<string> {
  const wanted = `${templatePrefix}${migrationsHash()}`
  const { rows } = await execute(
    server,
    `select datname from pg_database where datname like '${templatePrefix}%'`,
  )
  const present = rows.map(({ datname }: { datname: string }) => datname)
  if (present.includes(wanted)) return wanted
  for (const name of present) await execute(server, `drop database if exists ${name} with (force)`)
  await makeTemplate({ server, wanted })
  return wanted
}

/** A new name of a database of this run; `run` is the id of the process that leads it. */
export function nameOf(run: number): string {
  return `test_${run}_${randomBytes(5).toString('hex')}`
}

/** Drops the databases of this run, and those of runs that were killed. */
export async function dropDatabases({ server, run }: { server: string; run: number }) {
  for (const name of await databases({ server, prefix: 'test_' })) {
    const owner = Number(/^test_(\d+)_/.exec(name)?.[1])
    if (owner === run || (owner && !commandLine(owner)))
      await execute(server, `drop database ${name} with (force)`)
  }
}

/** Under a name of its own until it is finished, so that a broken-off run leaves nothing that looks finished. */
async function makeTemplate({ server, wanted }: { server: string; wanted: string }) {
  const unfinished = nameOf(process.pid)
  await execute(server, `create database ${unfinished}`)
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: urlOf({ server, name: unfinished }) },
  })
  await execute(server, `alter database ${unfinished} rename to ${wanted}`)
}

async function databases({ server, prefix }: { server: string; prefix: string }): Promise<string[]> {
  const { rows } = await execute(
    server,
    `select datname from pg_database where starts_with(datname, '${prefix}')`,
  )
  return rows.map(({ datname }: { datname: string }) => datname)
}

function migrationsHash(): string {
  const folder = path.join(root, 'migrations')
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).sort())
    hash.update(file).update(readFileSync(path.join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}
