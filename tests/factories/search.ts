import type { Payload } from 'payload'
import { sql } from '@payloadcms/db-postgres'
import { comparedOf, tokensOf } from '@/cms/search/tokens'
import { newId } from '@/lib/id'
import type { SearchRow } from '@/lib/search/engine'

/** A row of the index, as the writer would make it: a product of the international site unless told otherwise. */
export async function makeSearchRow(cms: Payload, data: Partial<SearchRow> = {}): Promise<SearchRow> {
  const row: SearchRow = {
    ...{ collection: 'products', document: newId(), site: 'en_EN', kind: 'products' },
    ...{ title: 'Row', models: [], summary: '', body: '', place: 0 },
    ...data,
  }
  const { models, words, plainTitle, plainText } = comparedOf(row)
  await cms.db.drizzle.execute(sql`
    insert into search_rows (collection, document, site, kind, place, title, summary, body, models, words, plain_title,
      plain_text, tokens)
    values (${row.collection}, ${row.document}, ${row.site}, ${row.kind}, ${row.place}, ${row.title}, ${row.summary},
      ${row.body}, ${sql.param(models)}, ${sql.param(words)}, ${plainTitle}, ${plainText}, ${tokensOf(row)}::tsvector)`)
  return row
}
