import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { SiteId } from '@/i18n/locales'
import type { SearchRow, SearchWriter } from '@/lib/search/engine'
import { searchTag } from '@/lib/content-tags'
import { notifyContent } from '../hooks/notify-content'
import { transactionOf } from '../transaction'
import { normalisedColumns, tokensOf } from './tokens'

/**
 * Writes to PostgreSQL in the transaction of the request; unchanged rows are not written. Cached searches of the sites
 * whose rows have changed become stale.
 */
export function postgresWriter(req: PayloadRequest): SearchWriter {
  return {
    async replace(documents, rows) {
      if (documents.length === 0) return
      const transaction = await transactionOf(req)
      const stored = JSON.stringify(await storedRows(rows))
      const deleted = await transaction.execute<Changed>(sql`
        delete from search_rows as old
        using jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as gone(collection text, document text)
        where old.collection = gone.collection and old.document = gone.document and not exists (
          select from jsonb_to_recordset(${stored}::jsonb) as kept(collection text, document text, site text)
          where kept.collection = old.collection and kept.document = old.document and kept.site = old.site)
        returning old.site`)
      const written = rows.length > 0 ? (await transaction.execute<Changed>(upsert(stored))).rows : []
      const sites = new Set([...deleted.rows, ...written].map(({ site }) => site))
      await notifyContent(req, [...sites].map(searchTag))
    },
  }
}

type Changed = { site: SiteId }

const columns = [
  'kind',
  'place',
  'title',
  'summary',
  'body',
  'models',
  'words',
  'plain_title',
  'plain_text',
  'tokens',
]
const listed = (prefix = '') => sql.raw(columns.map((column) => `${prefix}${column}`).join(', '))

const upsert = (stored: string) => sql`
  insert into search_rows as old (collection, document, site, ${listed()})
  select collection, document, site, ${listed()}
  from jsonb_to_recordset(${stored}::jsonb) as row(
    collection text, document text, site text, kind text, place float8, title text, summary text, body text,
    models text[], words text[], plain_title text, plain_text text, tokens tsvector)
  on conflict (collection, document, site) do update
  set (${listed()}) = row(${listed('excluded.')})
  where (${listed('old.')}) is distinct from (${listed('excluded.')})
  returning old.site`

/** Long texts take a while, so other work can run between two rows. */
async function storedRows(rows: SearchRow[]) {
  const stored = []
  for (const row of rows) {
    stored.push(toStored(row))
    await setImmediate()
  }
  return stored
}

function toStored(row: SearchRow) {
  const { models, words, plainTitle, plainText } = normalisedColumns(row)
  return { ...row, models, words, plain_title: plainTitle, plain_text: plainText, tokens: tokensOf(row) }
}
