import { inject } from 'vitest'
import {
  beginTestRun,
  cloneDatabase,
  copyFiles,
  urlOf,
  type Content,
  type TestRun,
} from '../../scripts/lib/test-databases.ts'
import { workerFolder } from './worker-folder.ts'

/**
 * The database of this worker. Its URL and the data folder stay the same, because the product reads its settings
 * once; each test file gets a new copy of a template under that URL.
 */
let testRun: Promise<TestRun> | undefined
let database: { content: Content; url: Promise<string> } | undefined

/** The environment variables for both. */
export async function workerEnvironment(): Promise<NodeJS.Dict<string>> {
  const name = databaseName(await run())
  return { DATABASE_URL: urlOf({ server: inject('server'), name }), DATA_DIR: workerFolder() }
}

/** Creates the test file's copy of a template at the first call; returns its URL. */
export async function testDatabase(content: Content = 'empty'): Promise<string> {
  database ??= { content, url: makeDatabase(content) }
  if (database.content !== content)
    throw new Error(`This file's database has the content "${database.content}".`)
  return database.url
}

/** Whether the current test file has created its database. */
export function hasDatabase(): boolean {
  return database !== undefined
}

/** Makes the next test file create a new copy. */
export function releaseDatabase(): void {
  database = undefined
}

async function makeDatabase(content: Content): Promise<string> {
  const { ensureTemplate, prefix } = await run()
  const template = await ensureTemplate(content)
  await copyFiles({ template, dataDir: workerFolder() })
  return cloneDatabase({ server: inject('server'), template, name: databaseName({ prefix }) })
}

function run(): Promise<TestRun> {
  testRun ??= beginTestRun(inject('server'))
  return testRun
}

function databaseName({ prefix }: Pick<TestRun, 'prefix'>): string {
  return `${prefix}worker`
}
