import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { testDatabase } from './own-database.ts'

let original: { cms: Payload; email: Payload['email']; sendEmail: Payload['sendEmail'] } | undefined

/** The CMS of this worker, on a database of this file's own that has tables only. */
export async function testCms(): Promise<Payload> {
  await testDatabase()
  return workerCms()
}

/** The one CMS of this worker, on the database that the current file has made. */
export async function workerCms(): Promise<Payload> {
  const cms = await getPayload({ config })
  original ??= { cms, email: cms.email, sendEmail: cms.sendEmail }
  return cms
}

/** Undoes what a file of tests has changed in it. */
export function restoreCms(): void {
  if (original) Object.assign(original.cms, { email: original.email, sendEmail: original.sendEmail })
}
