import { sql, type SQL } from 'drizzle-orm'
import type { Payload } from 'payload'
import { isSiteId, siteIds, textSources, type SiteId } from '@/i18n/locales'
import { asObject } from '@/lib/unknown-values'
import { listedCollections, named, unionAll, type ListedCollection } from '../dashboard/tables'
import type { LatestRow } from './latest-rows'

/** A title, and the site that it comes from; null for titles that are the same everywhere. */
export type ListTitle = { text: string; site: SiteId | null }

/** The sites whose data stand for a site, the first that has some: its own, its fallbacks, then any other. */
export function sourcesOn(site: unknown): SiteId[] {
  return [...(isSiteId(site) ? textSources(site) : []), ...siteIds]
}

/** The title on a site: its own, its fallback's, or that of the first site that has one. */
export function titleOn(site: unknown, value: unknown): ListTitle | null {
  if (typeof value === 'string') return value ? { text: value, site: null } : null
  const texts = asObject(value)
  for (const source of sourcesOn(site)) {
    const text = texts[source]
    if (typeof text === 'string' && text) return { text, site: source }
  }
  return null
}

type Ref = { collection: string; id: string }

/** The titles of documents in their latest state, on a site as `titleOn`, by `<collection>:<id>`: one statement. */
export async function findTitles(
  payload: Payload,
  { site, refs }: { site: unknown; refs: readonly Ref[] },
): Promise<Map<string, string>> {
  const parts = listedCollections(payload).flatMap((collection) => {
    const ids = refs.filter((ref) => ref.collection === collection.slug).map(({ id }) => id)
    return ids.length > 0 ? [titlesIn(collection, site, ids)] : []
  })
  if (parts.length === 0) return new Map()
  const { rows } = await payload.db.drizzle.execute<Ref & { title: string | null }>(unionAll(parts))
  return new Map(rows.map(({ collection, id, title }) => [`${collection}:${id}`, title ?? '']))
}

function titlesIn(collection: ListedCollection, site: unknown, ids: string[]): SQL {
  const { slug, table, hasDrafts } = collection
  const title = latestTitle(collection, site)
  const ofThese = sql.param(ids)
  return hasDrafts
    ? sql`select ${slug}::text as collection, d.parent_id as id, ${title} as title
        from ${named(`_${table}_v`)} d where d.latest and d.parent_id = any(${ofThese})`
    : sql`select ${slug}::text as collection, d.id, ${title} as title
        from ${named(table)} d where d.id = any(${ofThese})`
}

/** The title of the row `d`, which is a version if the collection has drafts. */
export function latestTitle(collection: ListedCollection, site: unknown): SQL {
  const { table, titleColumn, hasLocalisedTitle, hasDrafts } = collection
  const column = sql.identifier(hasDrafts ? `version_${titleColumn}` : titleColumn)
  if (!hasLocalisedTitle) return sql`d.${column}`
  const texts = named(hasDrafts ? `_${table}_v_locales` : `${table}_locales`)
  return sql`(select t.${column} from ${texts} t where t._parent_id = d.id and t.${column} <> ''
    order by array_position(${sql.param(sourcesOn(site))}::text[], t._locale::text) limit 1)`
}

export function titlesOf(rows: LatestRow[], field: string, site: unknown): Map<string, ListTitle> {
  return new Map(
    rows.flatMap((row) => {
      const title = titleOn(site, row[field])
      return title ? [[row.id, title] as const] : []
    }),
  )
}
