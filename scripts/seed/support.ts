import { serviceSupportSeed, supportPageSeeds } from './content/support'
import { ownTexts, published } from './company-globals'
import { sitesDefaultFirst } from './globals'
import { pictureId, createPlaceholders, publishAll, type ContentContext } from './write-documents'

/** The Chinese support pages, and the service and support global of all sites (S2 2.16, 2.17). */
export async function seedSupport(writing: ContentContext): Promise<void> {
  const rows = supportPageSeeds.map(({ id, kind, title, lead, icon, content, updateTime }) => ({
    id,
    kind,
    title: { zh_CN: title },
    lead: { zh_CN: lead },
    content: { zh_CN: writing.toRichText(content) },
    icon: pictureId(writing, icon),
    sites: ['zh_CN'],
    updateTime: new Date(updateTime).toISOString(),
  }))
  await createPlaceholders({ ...writing, collection: 'support-pages', rows })
  await publishAll({ ...writing, collection: 'support-pages', rows })
  await seedServiceSupport(writing)
}

async function seedServiceSupport(writing: ContentContext): Promise<void> {
  const { picture, officialAccount, contactPicture, promises, pillars, texts } = serviceSupportSeed
  for (const site of sitesDefaultFirst) {
    const own = { ...ownTexts(site, texts), promises: promises[site], pillars: pillars[site] }
    const pictures = {
      picture: pictureId(writing, picture),
      officialAccount: pictureId(writing, officialAccount),
      contactPicture: pictureId(writing, contactPicture[site]),
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
