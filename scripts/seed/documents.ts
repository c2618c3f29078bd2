import type { CollectionSlug } from 'payload'
import type { BannerSeed, NewsSeed, NewsTypeSeed } from './content/types'
import { markdownReader } from './markdown'
import { lookup } from './writing'
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

type BannerSeeding = Seeding & {
  pictures: Pictures
  banners: BannerSeed[]
  news: NewsSeed[]
  productId: (model: string) => string
  fileId: (file: string) => string
}

export async function seedBanners(seeding: BannerSeeding): Promise<void> {
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
    film,
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
        video: film ? fileId(film) : null,
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
