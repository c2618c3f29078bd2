import { sql } from 'drizzle-orm'
import type { CollectionSlug, Payload } from 'payload'
import { fallbackOf, type SiteId } from '@/i18n/locales'
import { named, unionAll, type ListedCollection } from './tables'

/** The public documents of a kind that a site should show and that have no title of its own there. */
export type MissingTranslations = { collection: CollectionSlug; site: SiteId; count: number }

/** The variants of English show the texts of the global site. */
const translatedSites: readonly SiteId[] = ['zh_CN', 'en_EN', 'es_ES', 'fr_FR']
/** Sites with a fallback show its names of people and organisations. */
const namedSites = translatedSites.filter((site) => fallbackOf[site] === null)

/** The most of them first; one statement, which counts over the sites and titles of all documents. */
export async function findMissingTranslations(
  { db }: Payload,
  collections: readonly ListedCollection[],
  limit: number,
): Promise<MissingTranslations[]> {
  const parts = collections
    .filter(({ hasSites, hasLocalisedTitle }) => hasSites && hasLocalisedTitle)
    .map(({ slug, table, titleColumn, hasDrafts, hasNames }) => {
      const isPublic = hasDrafts ? sql`and d._status = 'published'` : sql``
      return sql`
        select ${slug}::text as collection, s.value::text as site, count(*)::int as count
        from ${named(table)} d
        join ${named(`${table}_sites`)} s on s.parent_id = d.id
        where s.value::text = any(${sql.param(hasNames ? namedSites : translatedSites)}) ${isPublic} and not exists (
          select from ${named(`${table}_locales`)} t where t._parent_id = d.id
            and t._locale::text = s.value::text and t.${sql.identifier(titleColumn)} <> '')
        group by s.value`
    })
  if (parts.length === 0) return []
  const { rows } = await db.drizzle.execute<MissingTranslations>(
    sql`${unionAll(parts)} order by count desc, collection, site limit ${limit}`,
  )
  return rows
}
