import { randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { constants, cp } from 'node:fs/promises'
import pg from 'pg'
import { filesOf, makeContent, nameOfTemplate, type Content } from './test-content.ts'

/**
 * The databases of the tests on a PostgreSQL server. Templates are made once for each state of what they
 * depend on and stay; databases of a run are copies of a template and end with the run. Advisory locks tell
 * what is in use: they end with the connection of the run that holds them, also when the run is killed.
 */

export { demoPasswords, type Content } from './test-content.ts'

/** `files` is the folder with the stored files of the demo content; it is copied, never used itself. */
export type Template = { name: string; files?: string }

export type TestRun = {
  /** The migrated database with that content to copy from. It is made when it is not there yet. */
  ensureTemplate: (content: Content) => Promise<Template>
  /** Begins the names of all databases of this run. */
  prefix: string
  /** Drops the databases of this run. */
  end: () => Promise<void>
}

type Databases = { server: string; client: pg.Client }

const KEPT_TEMPLATES = 3
/** The system copies the files, or shares their bytes, where this PostgreSQL can have it so: 5 times as fast. */
const chooseCloning = `select set_config(name, 'clone', false) from pg_settings
  where name = 'file_copy_method' and 'clone' = any(enumvals)`
const runName = /^test_run_([0-9a-f]+)_/

/** Begins a run of tests on a server, of which any database's address is given. */
export async function beginTestRun(server: string): Promise<TestRun> {
  const client = await connect(server)
  const prefix = `test_run_${randomBytes(6).toString('hex')}_`
  await lockShared(client, prefix)
  await dropAbandoned(client)
  return {
    prefix,
    ensureTemplate: (content) => ensureTemplate({ server, client }, content),
    end: async () => {
      for (const name of await databases(client, prefix)) await drop(client, name)
      await client.end()
    },
  }
}

/** A new database with the content of a template, whatever stood under that name before; gives its address. */
export async function cloneDatabase(options: {
  server: string
  template: Template
  name: string
}): Promise<string> {
  const { server, template, name } = options
  const client = await connect(server)
  try {
    await drop(client, name)
    await client.query(chooseCloning)
    await client.query(`create database ${name} template ${template.name} strategy file_copy`)
  } finally {
    await client.end()
  }
  return urlOf({ server, name })
}

/** Puts a copy of the files of a template into a data folder (DATA_DIR). */
export async function copyFiles({ template, dataDir }: { template: Template; dataDir: string }) {
  if (!template.files) return
  // Where the file system can, copies share their bytes until one of them changes.
  await cp(template.files, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
}

/** The address of another database of the same server. */
export function urlOf({ server, name }: { server: string; name: string }): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function ensureTemplate({ server, client }: Databases, content: Content): Promise<Template> {
  const name = nameOfTemplate(content)
  const files = content === 'demo' ? { files: filesOf(name) } : {}
  await lockShared(client, name)
  if (!(await isFinished(client, name, files))) {
    await unlockShared(client, name)
    await makeAlone({ server, client }, { content, name, ...files })
    await lockShared(client, name)
  }
  await client.query(`comment on database ${name} is '${new Date().toISOString()}'`)
  await dropOldTemplates(client, name)
  return { name, ...files }
}

/** One run makes it, and the others wait. Under a name of its own until it is finished. */
async function makeAlone(
  { server, client }: Databases,
  { content, name, files }: Template & { content: Content },
) {
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
  try {
    if (await isFinished(client, name, { files })) return
    const unfinished = `unfinished_${name}`
    await drop(client, name)
    if (files) rmSync(files, { recursive: true, force: true })
    await drop(client, unfinished)
    await client.query(`create database ${unfinished}`)
    await makeContent({ url: urlOf({ server, name: unfinished }), content, files })
    // Last, so that what a killed run leaves never looks finished.
    await client.query(`alter database ${unfinished} rename to ${name}`)
  } finally {
    await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
  }
}

async function isFinished(client: pg.Client, name: string, { files }: { files?: string | undefined }) {
  return (await databases(client, name)).includes(name) && (!files || existsSync(files))
}

/** The newest stay, for other branches and checkouts, and those that a run uses. */
async function dropOldTemplates(client: pg.Client, current: string) {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where starts_with(datname, $1)
      order by shobj_description(oid, 'pg_database') desc nulls last`,
    [current.replace(/[0-9a-f]+$/, '')],
  )
  for (const { name } of rows.slice(KEPT_TEMPLATES)) {
    if (name === current) continue
    await unlessLocked(client, name, async () => {
      await drop(client, name)
      rmSync(filesOf(name), { recursive: true, force: true })
    })
  }
}

/** Drops the databases of runs that were killed. */
async function dropAbandoned(client: pg.Client) {
  for (const name of await databases(client, 'test_run_')) {
    const [prefix] = runName.exec(name) ?? []
    if (prefix) await unlessLocked(client, prefix, () => drop(client, name))
  }
}

async function unlessLocked(client: pg.Client, name: string, work: () => Promise<unknown>) {
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked',
    [name],
  )
  if (!rows[0]?.locked) return
  await work()
  await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
}

async function lockShared(client: pg.Client, name: string) {
  await client.query('select pg_advisory_lock_shared(hashtextextended($1, 0))', [name])
}

async function unlockShared(client: pg.Client, name: string) {
  await client.query('select pg_advisory_unlock_shared(hashtextextended($1, 0))', [name])
}

async function drop(client: pg.Client, name: string) {
  await client.query(`drop database if exists ${name} with (force)`)
}

async function databases(client: pg.Client, prefix: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  return rows.map(({ name }) => name)
}

async function connect(server: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: urlOf({ server, name: 'postgres' }) })
  // The server may stop before us.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
