import 'server-only'
import { sql } from 'drizzle-orm'
import type { Where } from 'payload'
import { fallbackOf, type SiteId } from '@/i18n/locales'
import { findHtmlOf, textTags } from '@/features/texts/queries'
import type { News } from '@/payload-types'
import { cms } from '@/server/cms'
import { findMedia, type MediaItem } from '@/server/media'
import { publishedOn, readableOn, textSources } from '@/server/published'
import { query } from '@/server/query'

export type NewsItem = {
  id: string
  title: string
  /** Sanitised HTML. */
  content: string
  cover: MediaItem | null
  typeId: string
  /** ISO 8601. */
  publishTime: string
  updateTime: string
  /** The sites that show the article. */
  sites: SiteId[]
}

/** An article with the sites that have texts of their own; the others show it by fallback. */
export type NewsDetail = NewsItem & { writtenFor: SiteId[] }

export type NewsTypeItem = { id: string; name: string; code: string; newsCount: number }

export type NewsPage = { items: NewsItem[]; total: number }

export type NewsFilter = { typeId?: string | null; search?: string; pageNo: number; pageSize: number }

const listTags = () => ['news:list', ...textTags]
const order = ['-publishTime', '-id']
const RECOMMENDED = 5
const HOME = 5

/** An article as visitors of the site see it, or null. */
export const findNews = query<[SiteId, string], NewsDetail | null>({
  name: 'news',
  // Its links depend on what they lead to.
  tags: (_site, id) => [`news:${id}`, ...listTags()],
  read: async (site, id) => {
    const [item] = await readNews(site, { where: publishedOn(site, { id: { equals: id } }), limit: 1 })
    if (!item) return null
    const writtenFor = await sitesWithTitle(id)
    return { ...item, sites: readableOn(item.sites, writtenFor), writtenFor }
  },
})

/** The newest version of an article, published or not; only for editors' previews, never cached. */
export async function findDraftNews(site: SiteId, id: string): Promise<NewsDetail | null> {
  const [item] = await readNews(site, { where: { id: { equals: id } }, limit: 1, draft: true })
  return item ? { ...item, writtenFor: [site] } : null
}

/** Newest first. `total` counts all that match, also beyond the last page. */
export const findNewsPage = query<[SiteId, Omit<NewsFilter, 'search'>], NewsPage>({
  name: 'news-page',
  tags: listTags,
  read: (site, filter) => readNewsPage(site, filter),
})

/** The same for titles that hold the words; never cached, since visitors type them. */
export async function searchNews(site: SiteId, { search = '', ...filter }: NewsFilter): Promise<NewsPage> {
  const words = search.trim()
  return words
    ? readNewsPage(site, { ...filter, ids: await idsByTitle(site, words) })
    : findNewsPage(site, filter)
}

export const findRecommendedNews = query<[SiteId], NewsItem[]>({
  name: 'news-recommended',
  tags: listTags,
  read: (site) =>
    readNews(site, { where: publishedOn(site, { recommended: { equals: true } }), limit: RECOMMENDED }),
})

/** The newest articles for the home pages, of one type where a code is given. */
export const findHomeNews = query<[SiteId, string | null], NewsItem[]>({
  name: 'news-home',
  tags: () => [...listTags(), 'news-types:list'],
  read: async (site, code) => {
    const ofType: Where[] = code ? [{ 'type.code': { equals: code } }] : []
    return readNews(site, { where: publishedOn(site, ...ofType), limit: HOME })
  },
})

/** The news types of a site in menu order, each with the number of its articles there. */
export const findNewsTypes = query<[SiteId], NewsTypeItem[]>({
  name: 'news-types',
  tags: () => ['news-types:list', 'news:list'],
  read: async (site) => {
    const payload = await cms()
    const { docs } = await payload.find({
      collection: 'news-types',
      where: { sites: { in: [site] } },
      sort: ['order', 'id'],
      locale: site,
      fallbackLocale: fallbackOf[site] ?? false,
      depth: 0,
      pagination: false,
    })
    const counts = await countByType(site)
    return docs.flatMap(({ id, name, code }) =>
      name ? [{ id, name, code, newsCount: counts.get(id) ?? 0 }] : [],
    )
  },
})

type PageRead = Omit<NewsFilter, 'search'> & { ids?: string[] }

async function readNewsPage(site: SiteId, { typeId, ids, pageNo, pageSize }: PageRead): Promise<NewsPage> {
  const ofType: Where[] = typeId ? [{ type: { equals: typeId } }] : []
  const found: Where[] = ids ? [{ id: { in: ids } }] : []
  const where = publishedOn(site, ...ofType, ...found)
  const { totalDocs } = await (await cms()).count({ collection: 'news', where, locale: site })
  const items = await readNews(site, { where, limit: pageSize, page: pageNo })
  return { items, total: totalDocs }
}

// Payload's filters ignore the fallback: a title counts as the site shows it.
async function idsByTitle(site: SiteId, words: string): Promise<string[]> {
  // PostgreSQL's texts hold no NUL.
  if (words.includes('\0')) return []
  const { db } = await cms()
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await db.drizzle.execute<{ id: string }>(sql`
    select news.id from news
    left join news_locales own on own._parent_id = news.id and own._locale = ${site}
    left join news_locales fallback on fallback._parent_id = news.id and fallback._locale = ${fallbackOf[site] ?? site}
    where coalesce(nullif(own.title, ''), fallback.title) ilike ${pattern}`)
  return rows.map(({ id }) => id)
}

type Read = { where: Where; limit: number; page?: number; draft?: boolean }

async function readNews(site: SiteId, { where, limit, page = 1, draft = false }: Read): Promise<NewsItem[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'news',
    where,
    limit,
    page,
    draft,
    sort: order,
    locale: site,
    fallbackLocale: fallbackOf[site] ?? false,
    depth: 0,
  })
  const html = await findHtmlOf(
    site,
    docs.map(({ content }) => content),
  )
  const media = await findMedia(
    site,
    docs.map(({ cover }) => cover),
  )
  return docs.map((doc) => toItem({ doc, media, html }))
}

async function sitesWithTitle(id: string): Promise<SiteId[]> {
  const { db } = await cms()
  const { rows } = await db.drizzle.execute<{ site: SiteId }>(sql`
    select _locale as site from news_locales where _parent_id = ${id} and title is not null and title <> ''`)
  return rows.map(({ site }) => site)
}

type Parts = { doc: News; media: Map<string, MediaItem>; html: Awaited<ReturnType<typeof findHtmlOf>> }

function toItem({ doc, media, html }: Parts): NewsItem {
  return {
    id: doc.id,
    title: doc.title ?? '',
    content: html(doc.content),
    cover: media.get(String(doc.cover)) ?? null,
    typeId: String(doc.type),
    publishTime: doc.publishTime,
    updateTime: doc.updateTime ?? doc.publishTime,
    sites: doc.sites,
  }
}

async function countByType(site: SiteId): Promise<Map<string, number>> {
  const { db } = await cms()
  const sources = sql.join(
    textSources(site).map((source) => sql`${source}`),
    sql`, `,
  )
  const { rows } = await db.drizzle.execute<{ type_id: string; count: string }>(sql`
    select news.type_id, count(*) from news
    join news_sites on news_sites.parent_id = news.id and news_sites.value = ${site}
    where news._status = 'published' and exists (
      select 1 from news_locales where _parent_id = news.id and _locale in (${sources}) and title <> '')
    group by news.type_id`)
  return new Map(rows.map(({ type_id, count }) => [type_id, Number(count)]))
}
