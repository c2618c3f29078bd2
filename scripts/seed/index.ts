import { sql } from 'drizzle-orm'
import { createLocalReq, getPayload } from 'payload'
import config from '../../payload.config'
import { transactionOf } from '@/cms/transaction'
import { seedAccounts } from './accounts'
import { emptySiteSettings } from './content/empty-site'
import { seedSettings } from './globals'
import { lookup } from './write-documents'

/**
 * Fills an empty database with the demo content, or with --empty with the administrator and the settings only.
 * Everything runs in one transaction, so an interrupted seed leaves nothing behind. A database in use is not changed.
 */
const seedLock = 7_266_311
const empty = process.argv.includes('--empty')
const payload = await getPayload({ config })
const transactionID = (await payload.db.beginTransaction()) ?? undefined
const req = await createLocalReq({ req: { transactionID }, context: { trusted: true } }, payload)

// Two instances that start together must not both fill the database.
const transaction = await transactionOf(req)
await transaction.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
const { totalDocs } = await payload.count({ collection: 'users', req })
if (totalDocs > 0) process.exit(0)

const accounts = await seedAccounts({ payload, req, demo: !empty })
if (empty) await seedEmptySite()
else {
  // The production bundle contains the demo content only on request.
  const { seedDemo } = await import('./demo')
  await seedDemo({ payload, req }, accounts)
}
if (transactionID) await payload.db.commitTransaction(transactionID)
process.exit(0)

async function seedEmptySite() {
  const noFiles = { id: lookup('document', []), address: lookup('document', []) }
  await seedSettings({ payload, req, pictures: new Map(), files: noFiles, settings: emptySiteSettings })
}
