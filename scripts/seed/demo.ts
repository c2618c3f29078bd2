import {
  bannerSeeds,
  catalogueSeeds,
  fileSeeds,
  materialSeeds,
  navigationSeeds,
  newsSeeds,
  newsTypeSeeds,
  pictureSetSeeds,
  settingsSeed,
} from './content'
import { indexEverything } from '@/cms/search/reindex'
import { seedCatalogue } from './catalogue'
import { seedCompany } from './company'
import { seedCompanyVideos } from './company-videos'
import { seedCompanyGlobals } from './company-globals'
import { seedTeam } from './company-team'
import { seedDistributorGroups, seedDistributors } from './distributors'
import { seedBanners, seedNews, seedNewsTypes } from './documents'
import { seedFiles } from './files'
import { seedNavigation, seedSettings } from './globals'
import { seedInquiries } from './inquiries'
import { markdownConverter } from './markdown'
import { productIds } from './products'
import { seedPictures } from './pictures'
import { seedSearch } from './search'
import type { SeedContext } from './seed-context'
import { seedSupport } from './support'

/** Writes the demo content; `owners` are the ids of the accounts by role. */
export async function seedDemo({ payload, req }: SeedContext, owners: Map<string, string>): Promise<void> {
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
  await seedInquiries({ payload, req }, owners)
}
