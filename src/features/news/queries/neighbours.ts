import 'server-only'
import type { Where } from 'payload'
import type { SiteId } from '@/i18n/locales'
import { neighboursOf, toNamedItem, type NamedItem, type Neighbours } from '@/lib/neighbours'
import { query } from '@/server/query'
import { findShown } from '@/server/shown-documents'
import type { ArticleList } from './items'
import { newestFirst } from './read'

const conditions: Record<ArticleList, Where[]> = { news: [], investors: [{ investors: { equals: true } }] }

/** The titles of all articles of a list, newest first; every article of the list uses the same entry of the cache. */
const findTitles = query<[SiteId, ArticleList], NamedItem[]>({
  name: 'news-titles',
  isShared: true,
  read: async (site, list) => {
    const docs = await findShown(site, {
      collection: 'news',
      where: conditions[list],
      sort: newestFirst,
      select: { title: true },
    })
    return docs.map(({ id, title }) => ({ id, name: title ?? '' }))
  },
})

/** The articles before and after one in the list of the news or in that of the investor pages. */
export async function findNewsNeighbours(site: SiteId, id: string, list: ArticleList): Promise<Neighbours> {
  return neighboursOf(await findTitles(site, list), id, toNamedItem)
}
