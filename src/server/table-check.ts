import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import { rateLimits } from '@/cms/rate-limits-table'
import { searchRows } from '@/cms/search/table'
import * as declared from '@/database-tables'
import { statements } from './database'

const tables = [...Object.values<unknown>(declared), rateLimits, searchRows].filter((one) => is(one, PgTable))

const columnNames = tables.flatMap((table) =>
  Object.values(getTableColumns(table)).map((column) => `${getTableName(table)}.${column.name}`),
)

export class MissingColumns extends Error {
  constructor(names: string[]) {
    super(
      `The database lacks ${names.join(', ')}. It does not have the schema of this version: run the migrations, or ` +
        'restore a backup of this version.',
    )
  }
}

/**
 * Checks at start that the database has every column that statements of our own use, so that an upgrade of Payload or a
 * restored backup with another schema is not noticed by visitors first.
 */
export async function checkTables(pool: Pick<Pool, 'query'>): Promise<void> {
  const { rows } = await statements(pool).execute<{ column: string }>(sql`
    select relname || '.' || attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and attnum > 0 and not attisdropped`)
  const present = new Set(rows.map(({ column }) => column))
  const missing = columnNames.filter((name) => !present.has(name))
  if (missing.length === 0) return
  throw new MissingColumns(missing)
}
