import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { publishedOn } from '@/server/published'
import { query } from '@/server/query'
import { asDraft, withSitesOrNull } from '@/server/sites-with-title'
import type { NewsDetail } from './items'
import { readArticle } from './read'

/** A published article of the site, or null. */
export const findNews = query<[SiteId, string], NewsDetail | null>({
  name: 'news',
  read: async (site, id) => {
    const item = await readArticle(site, { where: publishedOn(site, { id: { equals: id } }) })
    return withSitesOrNull(item, 'news')
  },
})

/** The newest version of an article, published or not; only for editors' previews, never cached. */
export async function findDraftNews(site: SiteId, id: string): Promise<NewsDetail | null> {
  const item = await readArticle(site, { where: { id: { equals: id } }, draft: true })
  return item ? asDraft(site, item) : null
}
