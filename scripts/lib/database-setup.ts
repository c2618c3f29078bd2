import pg from 'pg'
import type { Programs } from './programs.ts'
import { createSignIns, databaseLabel, seedEnvironment, type SignIn } from './sign-ins.ts'
import { UserError } from './user-error.mjs'
import { runCommand } from './run-command.mjs'
import { step, type Progress } from './steps.mjs'

/** A database, the programs that set it up, and their additional environment variables. */
type DatabaseTarget = { url: string; programs: Programs; env: NodeJS.Dict<string> }

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

/** Creates tables, first content and search index where they are missing; returns the sign-ins that it generated. */
export async function prepareDatabase(
  target: DatabaseTarget & { dataDir: string; empty: boolean },
): Promise<SignIn[]> {
  const { dataDir, empty } = target
  const database = databaseLabel(process.env.DATABASE_URL)
  let signIns: SignIn[] = []
  const passwords = () => seedEnvironment((signIns = createSignIns({ dataDir, database, empty })))
  await ensureMigrated(target)
  await ensureSeeded({ ...target, passwords })
  if (await isSearchIndexEmpty(target.url)) await rebuildSearchIndex(target)
  return signIns
}

/** Runs the pending migrations and checks afterwards that the database has recorded them. */
async function ensureMigrated({ url, programs, env }: DatabaseTarget) {
  await step('Database tables', async () => {
    if ((await pendingMigrations({ url, programs })).length === 0) return 'up to date'
    const output = await runCommand(process.execPath, programs.migrate, { env })
    const [missing] = await pendingMigrations({ url, programs })
    if (missing)
      throw Object.assign(new Error(`The migration ${missing} was not recorded in the database.`), { output })
    return undefined
  })
}

/** Seeds an empty database; `passwords` is called for those of the first accounts if they are needed. */
async function ensureSeeded({
  url,
  programs,
  env,
  empty,
  passwords,
}: DatabaseTarget & { empty: boolean; passwords: () => NodeJS.Dict<string> }) {
  await step(empty ? 'Administrator and settings' : 'Demo content', async (progress) => {
    if (await hasAccounts(url)) return 'the database is already in use'
    const args = [...programs.seed, ...(empty ? ['--empty'] : [])]
    await runCommand(process.execPath, args, {
      env: { ...env, ...passwords() },
      onLine: progressFromLines(progress),
    })
    if (!(await hasAccounts(url))) throw new Error('The seed created no account.')
    await updateStatistics(url)
    return undefined
  })
}

/** Rebuilds the search index, whether or not the site is running. */
export async function rebuildSearchIndex({ url, programs, env }: DatabaseTarget) {
  await step('Search index', async (progress) => {
    await runCommand(process.execPath, programs.reindex, { env, onLine: progressFromLines(progress) })
    await updateStatistics(url)
  })
}

/** Otherwise searches are slow until PostgreSQL does it by itself, which may take minutes. */
async function updateStatistics(url: string) {
  await query(url, 'vacuum analyze')
}

/** The migrations that the database has not recorded. */
async function pendingMigrations({
  url,
  programs,
}: Pick<DatabaseTarget, 'url' | 'programs'>): Promise<string[]> {
  if (!(await tableExists(url, 'payload_migrations'))) return programs.migrations
  const { rows } = await query(url, 'select name from payload_migrations')
  const done = new Set(rows.map(({ name }: { name: string }) => name))
  return programs.migrations.filter((name) => !done.has(name))
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
