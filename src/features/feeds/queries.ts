import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { SiteId } from '@/i18n/locales'
import { cms } from '@/server/cms'
import { titleFieldOf, type TitledCollection } from '@/server/documents'
import { sitesWithText } from '@/server/published'
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
    // Of the materials only unrestricted videos have a page.
    only: sql`and shown.kind in ('product-video', 'user-video')
      and not exists (select from files where files.id = shown.file_id and files.restricted)`,
    also: ['files:list'],
  },
  'support-pages': { made: 'created_at', key: 'kind' },
} satisfies Partial<Record<TitledCollection, Listing>>

/** `made` is the column used when the update time is missing; `key` is the parameter of the page's address, by default the id. */
type Listing = { made: string; key?: string; only?: SQL; also?: string[] }

export type ListedCollection = keyof typeof listed

/** A published document: the sites that show it, the sites with texts of their own, the last change (ISO 8601). */
export type ListedDocument = {
  collection: ListedCollection
  /** The parameter of its page's address. */
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
      shownOn: sitesWithText(row.shown_on, row.written_for),
      writtenFor: row.written_for,
      updateTime: new Date(row.update_time).toISOString(),
    }))
  },
})
