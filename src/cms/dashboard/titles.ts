import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import type { SiteId } from '@/i18n/locales'
import { named, unionAll, type ListedCollection } from './tables'

type Ref = { collection: string; id: string }
type Lookup = { collections: readonly ListedCollection[]; site: SiteId; refs: readonly Ref[] }

/** The titles of documents of several collections by `<collection>:<id>`, in one statement. */
export async function findTitles(
  { db }: Payload,
  { collections, site, refs }: Lookup,
): Promise<Map<string, string>> {
  const parts = collections.flatMap((collection) => {
    const { slug, table, titleColumn, hasLocalisedTitle } = collection
    const ids = refs.filter((ref) => ref.collection === slug).map(({ id }) => id)
    if (ids.length === 0) return []
    const column = sql.identifier(titleColumn)
    const title = hasLocalisedTitle
      ? sql`(select t.${column} from ${named(`${table}_locales`)} t
          where t._parent_id = d.id and t.${column} <> '' order by t._locale <> ${site}, t._locale limit 1)`
      : sql`d.${column}`
    return [
      sql`select ${slug}::text as collection, d.id, ${title} as title
        from ${named(table)} d where d.id = any(${sql.param(ids)})`,
    ]
  })
  if (parts.length === 0) return new Map()
  const { rows } = await db.drizzle.execute<Ref & { title: string | null }>(unionAll(parts))
  return new Map(rows.map(({ collection, id, title }) => [`${collection}:${id}`, title ?? '']))
}
