import 'server-only'
import { and, count, eq, exists, inArray, ne, sql } from 'drizzle-orm'
import { cases, cases_locales, cases_sites, news, news_locales, news_sites } from '@/database-tables'
import { textSources, type SiteId } from '@/i18n/locales'
import { fieldTag, membershipTag } from '@/lib/content-tags'
import { recordTags } from '@/lib/recorded-reads'
import { cms } from './cms'

const tablesOf = {
  news: { documents: news, sites: news_sites, texts: news_locales, title: news_locales.title },
  cases: { documents: cases, sites: cases_sites, texts: cases_locales, title: cases_locales.name },
}

/** The number of documents per type that a site shows, by type id. */
export async function countByType(site: SiteId, collection: 'news' | 'cases'): Promise<Map<string, number>> {
  recordTags([membershipTag(collection, site), fieldTag(collection, 'type', site)])
  const { drizzle } = (await cms()).db
  const { documents, sites, texts, title } = tablesOf[collection]
  const titled = drizzle
    .select({ one: sql`1` })
    .from(texts)
    .where(and(eq(texts._parentID, documents.id), inArray(texts._locale, textSources(site)), ne(title, '')))
  const rows = await drizzle
    .select({ type: documents.type, count: count() })
    .from(documents)
    .innerJoin(sites, and(eq(sites.parent, documents.id), eq(sites.value, site)))
    .where(and(eq(documents._status, 'published'), exists(titled)))
    .groupBy(documents.type)
  return new Map(rows.map((row) => [String(row.type), row.count]))
}
