import type { Payload } from 'payload'
import { workerCms } from './cms'
import { testDatabase } from './own-database'

/** The CMS on a database of this file's own with the demo content, as a first start leaves it. */
export async function seededCms(): Promise<Payload> {
  await testDatabase('demo')
  return workerCms()
}
