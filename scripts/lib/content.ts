import { readdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { root } from './places.mjs'
import { Problem } from './problem.mjs'
import { run } from './run.mjs'
import { step, type Progress } from './steps.mjs'

type Target = { url: string; env: NodeJS.Dict<string> }

/** Throws a problem when the server does not answer or does not let us in. */
export async function checkConnection(url: string) {
  const { hostname, port } = new URL(url)
  await query(url, 'select 1').catch((error: Error & { code?: string }) => {
    const reason = error.code ?? error.message
    throw new Problem(
      `The database at ${hostname}:${port || 5432} cannot be reached (${reason}): check DATABASE_URL.`,
    )
  })
}

/** Runs the migrations that the database has not seen; what counts is what stands in the database afterwards. */
export async function ensureMigrated({ url, env }: Target) {
  await step('Database tables', async () => {
    if ((await pendingMigrations(url)).length === 0) return 'up to date'
    const output = await run(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts'], {
      env,
    })
    const [missing] = await pendingMigrations(url)
    if (missing) throw Object.assign(new Error(`The migration ${missing} has left no trace.`), { output })
    return undefined
  })
}

/** Fills an empty database; `passwords` gives those of the first accounts, when they are needed. */
export async function ensureSeeded({
  url,
  env,
  empty,
  passwords,
}: Target & { empty: boolean; passwords: () => NodeJS.Dict<string> }) {
  await step(empty ? 'Administrator and settings' : 'Demo content', async (progress) => {
    if (await hasAccounts(url)) return 'the database is in use already'
    const args = ['--import', 'tsx', 'scripts/seed/index.ts', ...(empty ? ['--empty'] : [])]
    await run(process.execPath, args, { env: { ...env, ...passwords() }, onLine: countedBy(progress) })
    if (!(await hasAccounts(url))) throw new Error('The seed ended without an account to sign in with.')
    return undefined
  })
}

/** Fills the search index of a database that was in use before there was one. */
export async function ensureIndexed(target: Target) {
  if (await lacksIndex(target.url)) await fillIndex(target)
}

/** Writes the search index anew, whether the site runs or not. */
export async function fillIndex({ env }: Target) {
  await step('Search index', async (progress) => {
    const args = ['--import', 'tsx', 'scripts/fill-index.ts']
    await run(process.execPath, args, { env, onLine: countedBy(progress) })
  })
}

/** The names of the migrations that the database has not seen. */
async function pendingMigrations(url: string): Promise<string[]> {
  const names = readdirSync(path.join(root, 'migrations'))
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => path.basename(file, '.ts'))
    .sort()
  if (!(await exists(url, 'payload_migrations'))) return names
  const { rows } = await query(url, 'select name from payload_migrations')
  const done = new Set(rows.map(({ name }: { name: string }) => name))
  return names.filter((name) => !done.has(name))
}

async function hasAccounts(url: string): Promise<boolean> {
  return (await query(url, 'select 1 from users limit 1')).rowCount === 1
}

async function lacksIndex(url: string): Promise<boolean> {
  if (!(await exists(url, 'search_rows'))) return false
  const { rowCount } = await query(
    url,
    `select 1 where not exists (select from search_rows)
      and (exists (select from products where _status = 'published')
        or exists (select from news where _status = 'published'))`,
  )
  return rowCount === 1
}

/** Tells a step how far a program is that counts in its lines. */
function countedBy(progress: Progress) {
  return (line: string) => {
    const [note, done, all] = /(?:[\w-]+ )?(\d+)\s*(?:\/|of)\s*(\d+)/.exec(line) ?? []
    if (done && all) progress(Number(done) / Number(all), note)
  }
}

async function exists(url: string, table: string): Promise<boolean> {
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
