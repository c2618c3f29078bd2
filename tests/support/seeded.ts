import type { Payload } from 'payload'
import { workerCms } from './cms'
import { testDatabase } from './worker-database'

/** The CMS on a database of the current test file with the demo content. */
export async function seededCms(): Promise<Payload> {
  await testDatabase('demo')
  return workerCms()
}
