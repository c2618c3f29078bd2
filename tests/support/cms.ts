import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { testDatabase } from './worker-database.ts'

let original: { cms: Payload; email: Payload['email']; sendEmail: Payload['sendEmail'] } | undefined

/** The CMS of this worker, on an empty database of the current test file. */
export async function testCms(): Promise<Payload> {
  await testDatabase()
  return workerCms()
}

/** The CMS of this worker, on the database of the current test file. */
export async function workerCms(): Promise<Payload> {
  const cms = await getPayload({ config })
  original ??= { cms, email: cms.email, sendEmail: cms.sendEmail }
  return cms
}

/** Restores what a test file has changed in the CMS. */
export function restoreCms(): void {
  if (original) Object.assign(original.cms, { email: original.email, sendEmail: original.sendEmail })
}
