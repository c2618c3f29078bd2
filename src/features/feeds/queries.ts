import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { SiteId } from '@/i18n/locales'
import { cms } from '@/server/cms'
import { titleFieldOf, type TitledCollection } from '@/server/documents'
import { readableOn } from '@/server/published'
import { query } from '@/server/query'

/** Collections whose documents have pages. */
const listed = {
  news: { made: 'publish_time' },
  cases: { made: 'create_time' },
  products: { made: 'created_at' },
  solutions: { made: 'created_at' },
  'company-videos': { made: 'created_at' },
  materials: {
    made: 'created_at',
    // Videos are the materials that have a page, unless only distributors may see them.
    only: sql`and shown.kind in ('product-video', 'user-video')
      and not exists (select from files where files.id = shown.file_id and files.restricted)`,
    also: ['files:list'],
  },
  'support-pages': { made: 'created_at', key: 'kind' },
} satisfies Partial<Record<TitledCollection, Listing>>

/** `made` stands in for a missing update time; `key` is what the address of the page takes, the id if not told. */
type Listing = { made: string; key?: string; only?: SQL; also?: string[] }

export type ListedCollection = keyof typeof listed

/** A published document: where it shows, where it has texts of its own, when it last changed (ISO 8601). */
export type ListedDocument = {
  collection: ListedCollection
  /** What the address of its page takes. */
  id: string
  shownOn: SiteId[]
  writtenFor: SiteId[]
  updateTime: string
}

const collections = Object.keys(listed) as ListedCollection[]

const listingOf = (collection: ListedCollection): Listing => listed[collection]

const tagsOf = (collection: ListedCollection) => [`${collection}:list`, ...(listingOf(collection).also ?? [])]

export const listedTags = collections.flatMap(tagsOf)

/** Every published document with a page, for the site map: collection by collection, newest first. */
export async function findListedDocuments(): Promise<ListedDocument[]> {
  const found = await Promise.all(collections.map((collection) => findListedOf(collection)))
  return found.flat()
}

type Row = { id: string; shown_on: SiteId[]; written_for: SiteId[]; update_time: Date }

const findListedOf = query<[ListedCollection], ListedDocument[]>({
  name: 'listed-documents',
  tags: tagsOf,
  read: async (collection) => {
    const { db } = await cms()
    const name = collection.replaceAll('-', '_')
    const [table, sites, locales] = [name, `${name}_sites`, `${name}_locales`].map((one) =>
      sql.identifier(one),
    )
    const { made: time, key: keyField = 'id', only = sql`` } = listingOf(collection)
    const [made, key, title] = [time, keyField, titleFieldOf(collection)].map((one) => sql.identifier(one))
    const { rows } = await db.drizzle.execute<Row>(sql`
      select shown.${key}::text as id, coalesce(shown.update_time, shown.${made}) as update_time,
        array(select value::text from ${sites} where parent_id = shown.id) as shown_on,
        array(select _locale::text from ${locales} where _parent_id = shown.id and ${title} <> '') as written_for
      from ${table} shown where shown._status = 'published' ${only} order by shown.${made} desc, shown.id desc`)
    return rows.map((row) => ({
      collection,
      id: row.id,
      shownOn: readableOn(row.shown_on, row.written_for),
      writtenFor: row.written_for,
      updateTime: new Date(row.update_time).toISOString(),
    }))
  },
})
