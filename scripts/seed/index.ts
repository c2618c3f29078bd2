import { sql } from 'drizzle-orm'
import { createLocalReq, getPayload } from 'payload'
import config from '../../payload.config'
import { indexEverything } from '@/cms/search/reindex'
import { transactionOf } from '@/cms/transaction'
import { seedAccounts } from './accounts'
import {
  bannerSeeds,
  catalogueSeeds,
  fileSeeds,
  firstDaySettings,
  materialSeeds,
  navigationSeeds,
  newsSeeds,
  newsTypeSeeds,
  pictureSetSeeds,
  settingsSeed,
} from './content'
import { seedCatalogue } from './catalogue'
import { seedCompany } from './company'
import { seedCompanyVideos } from './company-videos'
import { seedCompanyGlobals } from './company-globals'
import { seedTeam } from './company-team'
import { seedDistributorGroups, seedDistributors } from './distributors'
import { seedBanners, seedNews, seedNewsTypes } from './documents'
import { noFiles, seedFiles } from './files'
import { seedNavigation, seedSettings } from './globals'
import { markdownConverter } from './markdown'
import { productIds } from './products'
import { seedPictures } from './pictures'
import { seedInquiries } from './inquiries'
import { seedSearch } from './search'
import { seedSupport } from './support'

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

if (empty) {
  await seedSettings({ payload, req, pictures: new Map(), files: noFiles, settings: firstDaySettings })
} else await seedDemo()
const accounts = await seedAccounts({ payload, req, demo: !empty })
if (!empty) await seedInquiries({ payload, req }, accounts)
if (transactionID) await payload.db.commitTransaction(transactionID)
process.exit(0)

async function seedDemo() {
  const pictures = await seedPictures({ payload, req })
  const writing = { payload, req, pictures, toRichText: await markdownConverter(payload.config) }
  await seedDistributorGroups(writing)
  const files = await seedFiles(writing, {
    materials: materialSeeds,
    files: fileSeeds,
    pictureSets: pictureSetSeeds,
  })
  await seedSettings({ payload, req, pictures, files, settings: settingsSeed })
  await seedNavigation({ payload, req, pictures, files, navigation: navigationSeeds })
  await seedNewsTypes({ payload, req, types: newsTypeSeeds })
  await seedNews({ payload, req, pictures, news: newsSeeds, types: newsTypeSeeds })
  await seedCatalogue(writing, files.id)
  await seedBanners({
    payload,
    req,
    pictures,
    banners: bannerSeeds,
    news: newsSeeds,
    productId: productIds(catalogueSeeds.products),
    fileId: files.id,
  })
  await seedCompany(writing)
  await seedTeam(writing)
  await seedCompanyVideos(writing, files.id)
  await seedCompanyGlobals(writing)
  await seedSupport(writing)
  await seedSearch(writing)
  await seedDistributors(writing)
  await indexEverything(req)
}
