import 'server-only'
import type { Where } from 'payload'
import { findHtmlOf } from '@/features/texts/queries'
import type { SiteId } from '@/i18n/locales'
import type { News } from '@/payload-types'
import { cms } from '@/server/cms'
import { totalOf } from '@/server/documents'
import { findMedia, type MediaItem } from '@/server/media'
import { localeOptions } from '@/server/published'
import { queryByIds } from '@/server/query-by-ids'
import { findShown } from '@/server/shown-documents'
import type { NewsItem, NewsPage } from './items'

type Read = { where: Where; limit: number; page?: number }

const listed = {
  title: true,
  excerpt: true,
  cover: true,
  type: true,
  publishTime: true,
  updateTime: true,
  sites: true,
} as const

export const newestFirst = ['-publishTime', '-id'] as const

type ListedNews = Pick<News, 'id' | keyof typeof listed>

/** Articles without their texts, newest first. `total` counts all matches, also beyond the last page. */
export async function readNewsPage(site: SiteId, { where, limit, page = 1 }: Read): Promise<NewsPage> {
  const found = await (
    await cms()
  ).find({
    collection: 'news',
    where,
    limit,
    page,
    sort: [...newestFirst],
    select: listed,
    ...localeOptions(site),
  })
  const total = await totalOf(site, { collection: 'news', where, page }, found)
  return { items: await toItems(site, found.docs), total }
}

/** The newest of the articles that match. */
export async function readNewest(
  site: SiteId,
  { where, limit }: { where: Where; limit: number },
): Promise<NewsItem[]> {
  const { docs } = await (
    await cms()
  ).find({
    collection: 'news',
    where,
    limit,
    pagination: false,
    sort: [...newestFirst],
    select: listed,
    ...localeOptions(site),
  })
  return toItems(site, docs)
}

/** All published articles that match, without their texts, newest first. */
export async function readNews(site: SiteId, where: Where): Promise<NewsItem[]> {
  return toItems(
    site,
    await findShown(site, { collection: 'news', where: [where], sort: newestFirst, select: listed }),
  )
}

async function toItems(site: SiteId, docs: ListedNews[]): Promise<NewsItem[]> {
  const media = await findMedia(
    site,
    docs.map(({ cover }) => cover),
  )
  return docs.map((doc) => toItem(doc, media))
}

/** One article with its text. */
export async function toDetail(site: SiteId, doc: News): Promise<NewsItem & { content: string }> {
  const [html, media] = await Promise.all([findHtmlOf(site, [doc.content]), findMedia(site, [doc.cover])])
  return { ...toItem(doc, media), content: html(doc.content) }
}

/** Published articles with their texts as sanitised HTML. */
export async function withContents<Item extends { id: string }>(
  site: SiteId,
  items: Item[],
): Promise<(Item & { content: string })[]> {
  const found = await contentsByIds(
    site,
    items.map(({ id }) => id),
  )
  const contents = new Map(found.map(({ id, content }) => [id, content]))
  return items.map((item) => ({ ...item, content: contents.get(item.id) ?? '' }))
}

const contentsByIds = queryByIds<SiteId, { id: string; content: string }>({
  name: 'news-contents',
  collection: 'news',
  read: async (site, ids) => {
    const where = [{ id: { in: ids } }]
    const docs = await findShown(site, { collection: 'news', where, select: { content: true } })
    const html = await findHtmlOf(
      site,
      docs.map(({ content }) => content),
    )
    return docs.map(({ id, content }) => ({ id, content: html(content) }))
  },
})

function toItem(doc: ListedNews, media: Map<string, MediaItem>): NewsItem {
  return {
    id: doc.id,
    title: doc.title ?? '',
    excerpt: doc.excerpt ?? '',
    cover: media.get(String(doc.cover)) ?? null,
    typeId: String(doc.type),
    publishTime: doc.publishTime,
    updateTime: doc.updateTime ?? doc.publishTime,
    sites: doc.sites,
  }
}
