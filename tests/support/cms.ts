import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { testDatabase } from './own-database.ts'

/** The Payload instance of this test file, on an empty migrated database of the file's own. */
export async function testCms(): Promise<Payload> {
  await testDatabase()
  return getPayload({ config })
}
