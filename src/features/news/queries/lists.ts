import 'server-only'
import { and, eq, ilike, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Where } from 'payload'
import { news, news_locales } from '@/database-tables'
import { fallbackOf, type SiteId } from '@/i18n/locales'
import { cms } from '@/server/cms'
import type { Paging } from '@/server/documents'
import { publishedOn } from '@/server/published'
import { query } from '@/server/query'
import { queryByIds } from '@/server/query-by-ids'
import type { NewsFilter, NewsItem, NewsPage } from './items'
import { readNewest, readNews, readNewsPage } from './read'

const maxRecommended = 5
const maxOnHomePage = 5

/** Newest first. `total` counts all that match, also beyond the last page. */
export const findNewsPage = query<[SiteId, Omit<NewsFilter, 'search'>], NewsPage>({
  name: 'news-page',
  read: (site, filter) => readMatching(site, filter),
})

/** Articles whose titles contain the words; never cached, since visitors type them. */
export async function searchNews(site: SiteId, { search = '', ...filter }: NewsFilter): Promise<NewsPage> {
  const words = search.trim()
  return words
    ? readMatching(site, { ...filter, where: { id: { in: await idsByTitle(site, words) } } })
    : findNewsPage(site, filter)
}

export const findRecommendedNews = query<[SiteId], NewsItem[]>({
  name: 'news-recommended',
  read: async (site) => (await readNews(site, { recommended: { equals: true } })).slice(0, maxRecommended),
})

/** The newest articles for the home pages, of one type where a code is given. */
export const findHomeNews = query<[SiteId, string | null], NewsItem[]>({
  name: 'news-home',
  read: async (site, code) => {
    const ofType: Where[] = code ? [{ 'type.code': { equals: code } }] : []
    return readNewest(site, { where: publishedOn(site, ...ofType), limit: maxOnHomePage })
  },
})

/** The articles of the investor pages, newest first (S1 2.15). */
export const findInvestorNewsPage = query<[SiteId, Paging], NewsPage>({
  name: 'news-investors',
  read: (site, paging) => readMatching(site, { ...paging, where: { investors: { equals: true } } }),
})

/** The articles with these ids that the site shows, in the order of the ids. */
export const findNewsByIds = queryByIds<SiteId, NewsItem>({
  name: 'news-by-ids',
  collection: 'news',
  read: (site, ids) => readNews(site, { id: { in: ids } }),
})

type PageRead = Omit<NewsFilter, 'search'> & { where?: Where }

async function readMatching(
  site: SiteId,
  { typeId, where: further, pageNo, pageSize }: PageRead,
): Promise<NewsPage> {
  const ofType: Where[] = typeId ? [{ type: { equals: typeId } }] : []
  const where = publishedOn(site, ...ofType, ...(further ? [further] : []))
  return readNewsPage(site, { where, limit: pageSize, page: pageNo })
}

// Payload's filters ignore the locale fallback; this compares the titles that the site shows.
async function idsByTitle(site: SiteId, words: string): Promise<string[]> {
  // PostgreSQL text cannot contain NUL.
  if (words.includes('\0')) return []
  const { drizzle } = (await cms()).db
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const own = alias(news_locales, 'own')
  const fallback = alias(news_locales, 'fallback')
  const rows = await drizzle
    .select({ id: news.id })
    .from(news)
    .leftJoin(own, and(eq(own._parentID, news.id), eq(own._locale, site)))
    .leftJoin(fallback, and(eq(fallback._parentID, news.id), eq(fallback._locale, fallbackOf[site] ?? site)))
    .where(ilike(sql`coalesce(nullif(${own.title}, ''), ${fallback.title})`, pattern))
  return rows.map(({ id }) => id)
}
