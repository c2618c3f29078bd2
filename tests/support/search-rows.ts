import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import type { SiteId } from '@/i18n/locales'

export type StoredRow = {
  site: SiteId
  kind: string
  title: string
  summary: string
  body: string
  models: string[]
  place: number
}

/** The search rows of a document, by site. */
export async function rowsOf(cms: Payload, document: string): Promise<Partial<Record<SiteId, StoredRow>>> {
  const { rows } = await cms.db.drizzle.execute<StoredRow>(sql`
    select site, kind, title, summary, body, models, place from search_rows where document = ${document}`)
  return Object.fromEntries(rows.map((row) => [row.site, row]))
}

/** The search row of a document on one site; throws if there is none. */
export async function rowOn(cms: Payload, document: string, site: SiteId = 'en_EN'): Promise<StoredRow> {
  const row = (await rowsOf(cms, document))[site]
  if (!row) throw new Error(`${document} is not in the index of ${site}.`)
  return row
}

/** The indexed titles of a document, by site. */
export async function titlesOf(cms: Payload, document: string): Promise<Partial<Record<SiteId, string>>> {
  const rows = Object.values(await rowsOf(cms, document))
  return Object.fromEntries(rows.map(({ site, title }) => [site, title]))
}
