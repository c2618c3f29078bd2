import type { CollectionSlug } from 'payload'
import type { BannerSeed, NewsSeed, NewsTypeSeed } from './content/types'
import { markdownReader } from './markdown'
import { perSite, picturesPerSite, type Pictures, type Seeding } from './seeding'

export async function seedNewsTypes({
  payload,
  req,
  types,
}: Seeding & { types: NewsTypeSeed[] }): Promise<void> {
  for (const { id, code, order, sites, name } of types) {
    await payload.db.create({
      collection: 'news-types',
      data: { id, code, order, sites, name: perSite(name) },
      req,
    })
  }
}

type NewsSeeding = Seeding & { pictures: Pictures; news: NewsSeed[]; types: NewsTypeSeed[] }

export async function seedNews({ payload, req, pictures, news, types }: NewsSeeding): Promise<void> {
  const toRichText = await markdownReader(payload.config)
  for (const [index, article] of news.entries()) {
    const { id, sites, recommended, title, body } = article
    const publishTime = new Date(article.publishTime).toISOString()
    const content = Object.fromEntries(
      Object.entries(perSite(body)).map(([site, text]) => [site, toRichText(text)]),
    )
    await createPublished({
      payload,
      req,
      collection: 'news',
      data: {
        id,
        sites,
        recommended,
        publishTime,
        updateTime: publishTime,
        title: perSite(title),
        content,
        cover: pictures.get(article.cover),
        type: types.find(({ code }) => code === article.type)?.id,
      },
    })
    console.log(`News ${index + 1}/${news.length}`)
  }
}

type BannerSeeding = Seeding & { pictures: Pictures; banners: BannerSeed[]; news: NewsSeed[] }

export async function seedBanners({ payload, req, pictures, banners, news }: BannerSeeding): Promise<void> {
  for (const { id, order, sites, picture, mobilePicture, link, pictureAlt, ...texts } of banners) {
    const target = news.find(({ slug }) => slug === link.newsSlug)
    if (!target) throw new Error(`The banner ${id} leads to an unknown article.`)
    await createPublished({
      payload,
      req,
      collection: 'banners',
      data: {
        id,
        order,
        sites,
        ...Object.fromEntries(Object.entries(texts).map(([name, values]) => [name, perSite(values)])),
        picture: picturesPerSite(picture, pictures),
        mobilePicture: picturesPerSite(mobilePicture, pictures),
        link: { document: { relationTo: 'news', value: target.id } },
      },
    })
  }
}

type Publishing = Seeding & { collection: CollectionSlug; data: Record<string, unknown> & { id: string } }

/** Writes the rows that the admin writes at a publication: the document and its first version. */
async function createPublished({ payload, req, collection, data }: Publishing): Promise<void> {
  const now = new Date().toISOString()
  const document = { ...data, _status: 'published', createdAt: now, updatedAt: now }
  await payload.db.create({ collection, data: document, req })
  await payload.db.createVersion({
    collectionSlug: collection,
    parent: data.id,
    versionData: document as never,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    req,
  })
}
