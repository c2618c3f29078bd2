import 'server-only'
import { sql } from 'drizzle-orm'
import type { SiteId } from '@/i18n/locales'
import { cms } from '@/server/cms'
import { readableOn } from '@/server/published'
import { query } from '@/server/query'

/** A published article: where it shows, where it has texts of its own, when it last changed (ISO 8601). */
export type ListedArticle = { id: string; shownOn: SiteId[]; writtenFor: SiteId[]; updateTime: string }

/** Every published article, for the site map. */
export const findListedArticles = query<[], ListedArticle[]>({
  name: 'listed-articles',
  tags: () => ['news:list'],
  read: async () => {
    const { db } = await cms()
    const { rows } = await db.drizzle.execute<{
      id: string
      shown_on: SiteId[]
      written_for: SiteId[]
      update_time: Date
    }>(sql`
      select news.id, coalesce(news.update_time, news.publish_time) as update_time,
        array(select value::text from news_sites where parent_id = news.id) as shown_on,
        array(select _locale::text from news_locales where _parent_id = news.id and title <> '') as written_for
      from news where news._status = 'published' order by news.publish_time desc, news.id desc`)
    return rows.map((row) => ({
      id: row.id,
      shownOn: readableOn(row.shown_on, row.written_for),
      writtenFor: row.written_for,
      updateTime: new Date(row.update_time).toISOString(),
    }))
  },
})
