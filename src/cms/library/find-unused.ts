import { sql, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../transaction'

type Uploads = 'media' | 'files'

/** Tables that refer to an upload without showing it to anybody. */
const ignored = /^(payload_|file_texts$|downloads$)/

/**
 * The pictures or files that no document, draft, version or global uses, in one statement. Every reference is a foreign
 * key, except those within formatted texts.
 */
export async function findUnused(req: PayloadRequest, slug: Uploads): Promise<string[]> {
  const tables = Object.values(req.payload.db.tables).map((table) => getTableConfig(table as PgTable))
  const used = tables
    .filter(({ name }) => !ignored.test(name))
    .flatMap((table) => [...references(table, slug), ...textReferences(table, tables)])
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ id: string }>(sql`
    with used(id) as (${sql.join(used, sql` union `)})
    select id from ${sql.identifier(slug)} where id not in (select id from used where id is not null)`)
  return rows.map(({ id }) => id)
}

type Table = ReturnType<typeof getTableConfig>

function references({ name, foreignKeys }: Table, slug: Uploads): SQL[] {
  return foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference()
    if (getTableConfig(foreignTable).name !== slug) return []
    return columns.map(
      (column) => sql`select ${sql.identifier(column.name)}::text from ${sql.identifier(name)}`,
    )
  })
}

/** Ids within formatted texts; of versions only the newest, since each is a full copy. */
function textReferences({ name, columns }: Table, tables: Table[]): SQL[] {
  const texts = columns.filter((column) => column.getSQLType() === 'jsonb')
  const parent = name.replace(/_locales$/, '')
  const hasVersions = tables
    .find((table) => table.name === parent)
    ?.columns.some((column) => column.name === 'latest')
  const newest =
    hasVersions && parent !== name
      ? sql` where _parent_id in (select id from ${sql.identifier(parent)} where latest)`
      : sql``
  return texts.map(
    (column) => sql`
      select found[1] from ${sql.identifier(name)},
      regexp_matches(${sql.identifier(column.name)}::text, '"value": *"([0-9]+)"', 'g') as found${newest}`,
  )
}
