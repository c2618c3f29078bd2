import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Payload } from 'payload'
import { testCms } from './cms'
import { testDatabase } from './own-database'

// The start draws them.
const passwords = {
  ...{ ADMIN_PASSWORD: 'Isotherm-Admin-1', EDITOR_PASSWORD: 'Isotherm-Editor-1' },
  ...{ INBOX_PASSWORD: 'Isotherm-Inbox-1', DISTRIBUTOR_PASSWORD: 'Isotherm-Distributor-1' },
}

/** The Payload instance of this test file, on the demo content as a first start leaves it. */
export async function seededCms(): Promise<Payload> {
  await testDatabase()
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/seed/index.ts'], {
    maxBuffer: 2 ** 26,
    env: { ...process.env, ...passwords },
  })
  return testCms()
}
