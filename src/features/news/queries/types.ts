import 'server-only'
import { sql } from 'drizzle-orm'
import type { SiteId } from '@/i18n/locales'
import { cms } from '@/server/cms'
import { allOf, textSources } from '@/server/published'
import { query } from '@/server/query'
import type { NewsTypeItem } from './items'

/** The news types of a site in menu order, each with the number of its articles there. */
export const findNewsTypes = query<[SiteId], NewsTypeItem[]>({
  name: 'news-types',
  tags: () => ['news-types:list', 'news:list'],
  read: async (site) => {
    const payload = await cms()
    const { docs } = await payload.find({
      collection: 'news-types',
      where: { sites: { in: [site] } },
      ...allOf(site),
    })
    const counts = await countByType(site)
    return docs.flatMap(({ id, name, code }) =>
      name ? [{ id, name, code, newsCount: counts.get(id) ?? 0 }] : [],
    )
  },
})

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
