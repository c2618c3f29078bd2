import type { CollectionSlug } from 'payload'
import { withExcerpt } from '@/cms/excerpts'
import type { BannerSeed, NewsSeed, NewsTypeSeed } from './content/types'
import { markdownConverter } from './markdown'
import { lookup } from './write-documents'
import { perSite, picturesPerSite, type Pictures, type SeedContext } from './seed-context'

export async function seedNewsTypes({
  payload,
  req,
  types,
}: SeedContext & { types: NewsTypeSeed[] }): Promise<void> {
  for (const { id, code, order, sites, name } of types) {
    await payload.db.create({
      collection: 'news-types',
      data: { id, code, order, sites, name: perSite(name) },
      req,
    })
  }
}

type NewsContext = SeedContext & { pictures: Pictures; news: NewsSeed[]; types: NewsTypeSeed[] }

export async function seedNews({ payload, req, pictures, news, types }: NewsContext): Promise<void> {
  const toRichText = await markdownConverter(payload.config)
  for (const [index, article] of news.entries()) {
    const { id, sites, recommended, investors = false, title, body } = article
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
        investors,
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

type BannerContext = SeedContext & {
  pictures: Pictures
  banners: BannerSeed[]
  news: NewsSeed[]
  productId: (model: string) => string
  fileId: (file: string) => string
}

export async function seedBanners(seeding: BannerContext): Promise<void> {
  const { payload, req, pictures, banners, news, productId, fileId } = seeding
  const newsId = lookup(
    'article',
    news.map(({ slug, id }) => [slug, id]),
  )
  for (const {
    id,
    place,
    order,
    sites,
    picture,
    mobilePicture,
    link,
    videoFile,
    pictureAlt,
    ...texts
  } of banners) {
    const document =
      'model' in link
        ? { relationTo: 'products', value: productId(link.model) }
        : { relationTo: 'news', value: newsId(link.newsSlug) }
    await createPublished({
      payload,
      req,
      collection: 'banners',
      data: {
        id,
        place,
        order,
        sites,
        ...Object.fromEntries(Object.entries(texts).map(([name, values]) => [name, perSite(values)])),
        picture: picturesPerSite(picture, pictures),
        mobilePicture: picturesPerSite(mobilePicture, pictures),
        link: { document },
        video: videoFile ? fileId(videoFile) : null,
      },
    })
  }
}

type Publication = SeedContext & {
  collection: CollectionSlug
  data: Record<string, unknown> & { id: string }
}

/** Writes the rows that publishing in the admin writes: the document and its first version. */
async function createPublished({ payload, req, collection, data }: Publication): Promise<void> {
  const now = new Date().toISOString()
  const filled = withExcerpt(collection, data)
  const document = { ...filled, _status: 'published', createdAt: now, updatedAt: now }
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
