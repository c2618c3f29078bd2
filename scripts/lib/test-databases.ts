import { randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { constants, cp } from 'node:fs/promises'
import pg from 'pg'
import { templateFiles, fillTemplate, templateName, type TemplateContent } from './test-template-content.ts'

/**
 * The databases of the tests on a PostgreSQL server. Templates are created once per state of their sources and
 * are reused; databases of a run are copies of a template and are dropped at its end. Advisory locks mark what
 * is in use; they end with the connection of the run, also when it is killed.
 */

export { demoPasswords, type TemplateContent as Content } from './test-template-content.ts'

/** `files` is the folder with the stored files of the demo content; tests use copies of it. */
export type Template = { name: string; files?: string }

export type TestRun = {
  /** The template database with that content, created if it does not exist. */
  ensureTemplate: (content: TemplateContent) => Promise<Template>
  /** The prefix of the names of all databases of this run. */
  prefix: string
  /** Drops the databases of this run. */
  end: () => Promise<void>
}

type TestServer = { server: string; client: pg.Client }

const maxTemplates = 3
/** Lets the file system copy or clone the files, where this PostgreSQL supports it: 5 times as fast. */
const enableFileCloning = `select set_config(name, 'clone', false) from pg_settings
  where name = 'file_copy_method' and 'clone' = any(enumvals)`
const runName = /^test_run_([0-9a-f]+)_/

/** Begins a test run on a server, given as the URL of any of its databases. */
export async function beginTestRun(server: string): Promise<TestRun> {
  const client = await connect(server)
  const prefix = `test_run_${randomBytes(6).toString('hex')}_`
  await lockShared(client, prefix)
  await dropOrphaned(client)
  return {
    prefix,
    ensureTemplate: (content) => ensureTemplate({ server, client }, content),
    end: async () => {
      for (const name of await databases(client, prefix)) await drop(client, name)
      await client.end()
    },
  }
}

/** Creates or replaces a database as a copy of a template; returns its URL. */
export async function cloneDatabase(options: {
  server: string
  template: Template
  name: string
}): Promise<string> {
  const { server, template, name } = options
  const client = await connect(server)
  try {
    await drop(client, name)
    await client.query(enableFileCloning)
    await client.query(`create database ${name} template ${template.name} strategy file_copy`)
  } finally {
    await client.end()
  }
  return urlOf({ server, name })
}

/** Copies the files of a template into a data folder (DATA_DIR). */
export async function copyFiles({ template, dataDir }: { template: Template; dataDir: string }) {
  if (!template.files) return
  // Copy on write, where the file system supports it.
  await cp(template.files, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
}

/** The URL of another database on the same server. */
export function urlOf({ server, name }: { server: string; name: string }): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function ensureTemplate({ server, client }: TestServer, content: TemplateContent): Promise<Template> {
  const name = templateName(content)
  const files = content === 'demo' ? { files: templateFiles(name) } : {}
  await lockShared(client, name)
  if (!(await isFinished(client, name, files))) {
    await unlockShared(client, name)
    await makeTemplate({ server, client }, { content, name, ...files })
    await lockShared(client, name)
  }
  await client.query(`comment on database ${name} is '${new Date().toISOString()}'`)
  await dropOldTemplates(client, name)
  return { name, ...files }
}

/** Creates the template in one run while others wait; it gets its name when it is complete. */
async function makeTemplate(
  { server, client }: TestServer,
  { content, name, files }: Template & { content: TemplateContent },
) {
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
  try {
    if (await isFinished(client, name, { files })) return
    const unfinished = `unfinished_${name}`
    await drop(client, name)
    if (files) rmSync(files, { recursive: true, force: true })
    await drop(client, unfinished)
    await client.query(`create database ${unfinished}`)
    await fillTemplate({ url: urlOf({ server, name: unfinished }), content, files })
    // Last, so that a killed run leaves no template that looks complete.
    await client.query(`alter database ${unfinished} rename to ${name}`)
  } finally {
    await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
  }
}

async function isFinished(client: pg.Client, name: string, { files }: { files?: string | undefined }) {
  return (await databases(client, name)).includes(name) && (!files || existsSync(files))
}

/** Keeps the newest templates, for other branches and checkouts, and those in use. */
async function dropOldTemplates(client: pg.Client, current: string) {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where starts_with(datname, $1)
      order by shobj_description(oid, 'pg_database') desc nulls last`,
    [current.replace(/[0-9a-f]+$/, '')],
  )
  for (const { name } of rows.slice(maxTemplates)) {
    if (name === current) continue
    await unlessLocked(client, name, async () => {
      await drop(client, name)
      rmSync(templateFiles(name), { recursive: true, force: true })
    })
  }
}

/** Drops the databases of runs that were killed. */
async function dropOrphaned(client: pg.Client) {
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
  // The server may stop before this process.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
