import 'server-only'
import { and, desc, eq, inArray, isNotNull, ne, notExists, sql, type SQL } from 'drizzle-orm'
import { QueryBuilder, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import * as t from '@/database-tables'
import { textSources, type SiteId } from '@/i18n/locales'
import { fieldTag, membershipTag } from '@/lib/content-tags'
import { recordTags } from '@/lib/recorded-reads'
import { keysOf } from '@/lib/typed-keys'
import { cms } from '@/server/cms'
import { textTables, titleColumnOf } from '@/server/collection-tables'
import type { TitledCollection } from '@/server/documents'
import { sitesWithText } from '@/lib/shown-sites'
import { query } from '@/server/query'

/** Collections whose documents have pages. */
const listed = {
  news: { table: t.news, sites: t.news_sites, made: t.news.publishTime },
  cases: { table: t.cases, sites: t.cases_sites, made: t.cases.createTime },
  products: { table: t.products, sites: t.products_sites, made: t.products.createdAt },
  solutions: { table: t.solutions, sites: t.solutions_sites, made: t.solutions.createdAt },
  'company-videos': {
    table: t.company_videos,
    sites: t.company_videos_sites,
    made: t.company_videos.createdAt,
  },
  materials: {
    table: t.materials,
    sites: t.materials_sites,
    made: t.materials.createdAt,
    only: () => and(inArray(t.materials.kind, ['product-video', 'user-video']), notExists(restrictedFile())),
    also: [fieldTag('files', 'restricted', '*')],
  },
  'support-pages': {
    table: t.support_pages,
    sites: t.support_pages_sites,
    made: t.support_pages.createdAt,
    key: t.support_pages.kind,
  },
} satisfies Partial<Record<TitledCollection, Listing>>

type Listing = {
  table: PgTable & Record<'id' | '_status' | 'updateTime', PgColumn>
  sites: PgTable & Record<'parent' | 'value', PgColumn>
  /** The time used when the update time is missing. */
  made: PgColumn
  /** The parameter of the page's address, by default the id. */
  key?: PgColumn
  only?: () => SQL | undefined
  also?: string[]
}

function restrictedFile() {
  const { id, restricted } = t.files
  return new QueryBuilder()
    .select({ id })
    .from(t.files)
    .where(and(eq(id, t.materials.file), eq(restricted, true)))
}

export type ListedCollection = keyof typeof listed

/** A published document: the sites that show it to search engines, the sites with texts of their own, the last change (ISO 8601). */
export type ListedDocument = {
  collection: ListedCollection
  /** The parameter of its page's address. */
  id: string
  shownOn: SiteId[]
  writtenFor: SiteId[]
  updateTime: string
}

const collections = keysOf(listed)

const listingOf = (collection: ListedCollection): Listing => listed[collection]

/** A list of all sites depends on titles, too: they decide which sites have texts of their own. */
function tagsOf(collection: ListedCollection): string[] {
  const { also = [] } = listingOf(collection)
  const fields = ['sites', 'updateTime', 'title', 'name', 'kind', 'file', 'seo']
  return [membershipTag(collection, '*'), ...fields.map((field) => fieldTag(collection, field, '*')), ...also]
}

/** Every published document with a page, for the site map: collection by collection, newest first. */
export async function findListedDocuments(): Promise<ListedDocument[]> {
  const found = await Promise.all(collections.map((collection) => findListedOf(collection)))
  return found.flat()
}

const findListedOf = query<[ListedCollection], ListedDocument[]>({
  name: 'listed-documents',
  read: async (collection) => {
    recordTags(tagsOf(collection))
    const { drizzle } = (await cms()).db
    const { table, sites, made, key = table.id, only } = listingOf(collection)
    const texts = textTables[collection]
    const shownOn = drizzle.select({ site: sites.value }).from(sites).where(eq(sites.parent, table.id))
    const writtenFor = drizzle
      .select({ site: texts._locale })
      .from(texts)
      .where(and(eq(texts._parentID, table.id), ne(titleColumnOf(collection), '')))
    const noIndex = drizzle
      .select({ sites: sql`jsonb_object_agg(${texts._locale}, ${texts.seo_noIndex})` })
      .from(texts)
      .where(and(eq(texts._parentID, table.id), isNotNull(texts.seo_noIndex)))
    const rows = await drizzle
      .select({
        id: sql<string>`${key}::text`,
        updateTime: sql<string>`coalesce(${table.updateTime}, ${made})`,
        shownOn: sql<SiteId[]>`array(${shownOn})::text[]`,
        writtenFor: sql<SiteId[]>`array(${writtenFor})::text[]`,
        noIndex: sql<Partial<Record<SiteId, boolean>>>`coalesce((${noIndex}), '{}')`,
      })
      .from(table)
      .where(and(eq(table._status, 'published'), only?.()))
      .orderBy(desc(made), desc(table.id))
    return rows.map((row) => ({
      collection,
      id: row.id,
      shownOn: sitesWithText(row.shownOn, row.writtenFor).filter((site) => !isHidden(site, row.noIndex)),
      writtenFor: row.writtenFor,
      updateTime: new Date(row.updateTime).toISOString(),
    }))
  },
})

/** Whether the page of a site is left out of search engines: its own choice, or that of its fallback. */
function isHidden(site: SiteId, noIndex: Partial<Record<SiteId, boolean>>): boolean {
  return (
    textSources(site)
      .map((source) => noIndex[source])
      .find((choice) => choice !== undefined) ?? false
  )
}
