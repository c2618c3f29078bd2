import 'server-only'
import { sql } from 'drizzle-orm'
import type { SiteId } from '@/i18n/locales'
import { cms } from '@/server/cms'
import { titleFieldOf } from '@/server/documents'
import { readableOn } from '@/server/published'
import { query } from '@/server/query'

/** Collections whose documents have pages, with the time that stands in for a missing update time. */
const listed = {
  news: 'publish_time',
  cases: 'create_time',
  products: 'created_at',
  solutions: 'created_at',
  'company-videos': 'created_at',
} as const

export type ListedCollection = keyof typeof listed

/** A published document: where it shows, where it has texts of its own, when it last changed (ISO 8601). */
export type ListedDocument = {
  collection: ListedCollection
  id: string
  shownOn: SiteId[]
  writtenFor: SiteId[]
  updateTime: string
}

const collections = Object.keys(listed) as ListedCollection[]

export const listedTags = collections.map((collection) => `${collection}:list`)

/** Every published document with a page, for the site map: collection by collection, newest first. */
export async function findListedDocuments(): Promise<ListedDocument[]> {
  const found = await Promise.all(collections.map((collection) => findListedOf(collection)))
  return found.flat()
}

type Row = { id: string; shown_on: SiteId[]; written_for: SiteId[]; update_time: Date }

const findListedOf = query<[ListedCollection], ListedDocument[]>({
  name: 'listed-documents',
  tags: (collection) => [`${collection}:list`],
  read: async (collection) => {
    const { db } = await cms()
    const name = collection.replaceAll('-', '_')
    const [table, sites, locales] = [name, `${name}_sites`, `${name}_locales`].map((one) =>
      sql.identifier(one),
    )
    const [made, title] = [listed[collection], titleFieldOf(collection)].map((one) => sql.identifier(one))
    const { rows } = await db.drizzle.execute<Row>(sql`
      select shown.id, coalesce(shown.update_time, shown.${made}) as update_time,
        array(select value::text from ${sites} where parent_id = shown.id) as shown_on,
        array(select _locale::text from ${locales} where _parent_id = shown.id and ${title} <> '') as written_for
      from ${table} shown where shown._status = 'published' order by shown.${made} desc, shown.id desc`)
    return rows.map((row) => ({
      collection,
      id: row.id,
      shownOn: readableOn(row.shown_on, row.written_for),
      writtenFor: row.written_for,
      updateTime: new Date(row.update_time).toISOString(),
    }))
  },
})
