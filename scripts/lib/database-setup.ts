import { readdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { root } from './paths.mjs'
import { UserError } from './user-error.mjs'
import { runCommand } from './run-command.mjs'
import { step, type Progress } from './steps.mjs'

type DatabaseTarget = { url: string; env: NodeJS.Dict<string> }

/** Throws a user error if the server does not respond or refuses the connection. */
export async function checkConnection(url: string) {
  const { hostname, port } = new URL(url)
  await query(url, 'select 1').catch((error: Error & { code?: string }) => {
    const reason = error.code ?? error.message
    throw new UserError(
      `The database at ${hostname}:${port || 5432} cannot be reached (${reason}): check DATABASE_URL.`,
    )
  })
}

/** Runs the pending migrations and checks afterwards that the database has recorded them. */
export async function ensureMigrated({ url, env }: DatabaseTarget) {
  await step('Database tables', async () => {
    if ((await pendingMigrations(url)).length === 0) return 'up to date'
    const output = await runCommand(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts'], {
      env,
    })
    const [missing] = await pendingMigrations(url)
    if (missing)
      throw Object.assign(new Error(`The migration ${missing} was not recorded in the database.`), { output })
    return undefined
  })
}

/** Seeds an empty database; `passwords` is called for those of the first accounts if they are needed. */
export async function ensureSeeded({
  url,
  env,
  empty,
  passwords,
}: DatabaseTarget & { empty: boolean; passwords: () => NodeJS.Dict<string> }) {
  await step(empty ? 'Administrator and settings' : 'Demo content', async (progress) => {
    if (await hasAccounts(url)) return 'the database is already in use'
    const args = ['--import', 'tsx', 'scripts/seed/index.ts', ...(empty ? ['--empty'] : [])]
    await runCommand(process.execPath, args, {
      env: { ...env, ...passwords() },
      onLine: progressFromLines(progress),
    })
    if (!(await hasAccounts(url))) throw new Error('The seed created no account.')
    return undefined
  })
}

/** Builds the search index of a database that has content but an empty index. */
export async function ensureSearchIndex(target: DatabaseTarget) {
  if (await isSearchIndexEmpty(target.url)) await rebuildSearchIndex(target)
}

/** Rebuilds the search index, whether or not the site is running. */
export async function rebuildSearchIndex({ env }: DatabaseTarget) {
  await step('Search index', async (progress) => {
    const args = ['--import', 'tsx', 'scripts/rebuild-search-index.ts']
    await runCommand(process.execPath, args, { env, onLine: progressFromLines(progress) })
  })
}

/** The migrations that the database has not recorded. */
async function pendingMigrations(url: string): Promise<string[]> {
  const names = readdirSync(path.join(root, 'migrations'))
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => path.basename(file, '.ts'))
    .sort()
  if (!(await tableExists(url, 'payload_migrations'))) return names
  const { rows } = await query(url, 'select name from payload_migrations')
  const done = new Set(rows.map(({ name }: { name: string }) => name))
  return names.filter((name) => !done.has(name))
}

async function hasAccounts(url: string): Promise<boolean> {
  return (await query(url, 'select 1 from users limit 1')).rowCount === 1
}

async function isSearchIndexEmpty(url: string): Promise<boolean> {
  if (!(await tableExists(url, 'search_rows'))) return false
  const { rowCount } = await query(
    url,
    `select 1 where not exists (select from search_rows)
      and (exists (select from products where _status = 'published')
        or exists (select from news where _status = 'published'))`,
  )
  return rowCount === 1
}

/** Reports the progress of a program that prints lines such as `3/10` or `3 of 10`. */
function progressFromLines(progress: Progress) {
  return (line: string) => {
    const [note, done, all] = /(?:[\w-]+ )?(\d+)\s*(?:\/|of)\s*(\d+)/.exec(line) ?? []
    if (done && all) progress(Number(done) / Number(all), note)
  }
}

async function tableExists(url: string, table: string): Promise<boolean> {
  return (await query(url, `select 1 where to_regclass('${table}') is not null`)).rowCount === 1
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}
