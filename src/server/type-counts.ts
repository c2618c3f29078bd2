import 'server-only'
import { sql } from 'drizzle-orm'
import { textSources, type SiteId } from '@/i18n/locales'
import { cms } from './cms'
import { titleFieldOf } from './documents'

/** The number of documents per type that a site shows, by type id. */
export async function countByType(site: SiteId, collection: 'news' | 'cases'): Promise<Map<string, number>> {
  const { db } = await cms()
  const sources = sql.join(
    textSources(site).map((source) => sql`${source}`),
    sql`, `,
  )
  const table = sql.identifier(collection)
  const sites = sql.identifier(`${collection}_sites`)
  const locales = sql.identifier(`${collection}_locales`)
  const title = sql.identifier(titleFieldOf(collection))
  const { rows } = await db.drizzle.execute<{ type_id: string; count: string }>(sql`
    select ${table}.type_id, count(*) from ${table}
    join ${sites} on ${sites}.parent_id = ${table}.id and ${sites}.value = ${site}
    where ${table}._status = 'published' and exists (
      select 1 from ${locales} where _parent_id = ${table}.id and _locale in (${sources}) and ${title} <> '')
    group by ${table}.type_id`)
  return new Map(rows.map(({ type_id, count }) => [type_id, Number(count)]))
}
