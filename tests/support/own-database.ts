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
 * The database of this worker. Its address and the data folder stay the same, because the product reads its
 * settings once; each file of tests gets a new copy of a template under that address.
 */
let begun: Promise<TestRun> | undefined
let made: { content: Content; url: Promise<string> } | undefined

/** The settings by which the product finds both. */
export async function workerSettings(): Promise<NodeJS.Dict<string>> {
  const name = nameIn(await run())
  return { DATABASE_URL: urlOf({ server: inject('server'), name }), DATA_DIR: workerFolder() }
}

/** The file's own copy of a template, made when it is first asked for; gives its address. */
export async function testDatabase(content: Content = 'empty'): Promise<string> {
  made ??= { content, url: makeDatabase(content) }
  if (made.content !== content) throw new Error(`This file's database has the content "${made.content}".`)
  return made.url
}

/** Whether the current file of tests has asked for its database. */
export function hasDatabase(): boolean {
  return made !== undefined
}

/** The next file of tests gets a new copy. */
export function giveUpDatabase(): void {
  made = undefined
}

async function makeDatabase(content: Content): Promise<string> {
  const { ensureTemplate, prefix } = await run()
  const template = await ensureTemplate(content)
  await copyFiles({ template, dataDir: workerFolder() })
  return cloneDatabase({ server: inject('server'), template, name: nameIn({ prefix }) })
}

function run(): Promise<TestRun> {
  begun ??= beginTestRun(inject('server'))
  return begun
}

function nameIn({ prefix }: Pick<TestRun, 'prefix'>): string {
  return `${prefix}worker`
}
