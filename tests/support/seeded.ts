import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Payload } from 'payload'
import { testCms } from './cms'
import { testDatabase } from './own-database'

/** The Payload instance of this test file, on the demo content as a first start leaves it. */
export async function seededCms(): Promise<Payload> {
  await testDatabase()
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/seed/index.ts'], {
    maxBuffer: 2 ** 26,
  })
  return testCms()
}
