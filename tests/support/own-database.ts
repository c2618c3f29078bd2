import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, inject } from 'vitest'
import { execute, nameOf, urlOf } from './test-server.ts'

/**
 * Runs before the imports of each test file: points the settings, which are read once, at a database and a
 * data folder of the file's own.
 */
const name = nameOf(inject('run'))
const server = inject('server')
const dataDir = path.resolve('.data/test', name)
let made: Promise<unknown> | undefined

process.env.DATABASE_URL = urlOf({ server, name })
process.env.DATA_DIR = dataDir
process.env.PAYLOAD_SECRET ||= 'a-secret-of-the-tests-only'
process.env.LOG_LEVEL ||= 'error'

/** Makes the file's database from the migrated template, once; gives its address. */
export async function testDatabase(): Promise<string> {
  made ??= execute(server, `create database ${name} template ${inject('template')}`)
  await made
  return urlOf({ server, name })
}

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
