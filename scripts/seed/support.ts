import { serviceSupportSeed, supportPageSeeds } from './content/support'
import { inWords, published } from './company-globals'
import { fromDefaultOn } from './globals'
import { pictureOf, placeAll, publishAll, type Writing } from './writing'

/** The Chinese support pages, and what the support pages of all sites say (S2 2.16, 2.17). */
export async function seedSupport(writing: Writing): Promise<void> {
  const rows = supportPageSeeds.map(({ id, kind, title, lead, icon, content, updateTime }) => ({
    id,
    kind,
    title: { zh_CN: title },
    lead: { zh_CN: lead },
    content: { zh_CN: writing.toRichText(content) },
    icon: pictureOf(writing, icon),
    sites: ['zh_CN'],
    updateTime: new Date(updateTime).toISOString(),
  }))
  await placeAll({ ...writing, collection: 'support-pages', rows })
  await publishAll({ ...writing, collection: 'support-pages', rows })
  await seedServiceSupport(writing)
}

async function seedServiceSupport(writing: Writing): Promise<void> {
  const { picture, officialAccount, contactPicture, promises, pillars, texts } = serviceSupportSeed
  for (const site of fromDefaultOn) {
    const own = { ...inWords(site, texts), promises: promises[site], pillars: pillars[site] }
    const pictures = {
      picture: pictureOf(writing, picture),
      officialAccount: pictureOf(writing, officialAccount),
      contactPicture: pictureOf(writing, contactPicture[site]),
    }
    await writing.payload.updateGlobal({
      slug: 'service-support',
      locale: site,
      fallbackLocale: false,
      req: writing.req,
      data: published({ ...pictures, ...own }),
    })
  }
}
