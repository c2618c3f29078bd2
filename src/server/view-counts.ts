import 'server-only'
import { sql } from 'drizzle-orm'
import type { CollectionSlug } from 'payload'
import { cms } from './cms'

/** Adds one view to a document and returns the new count (readings 27). */
export async function countView(collection: CollectionSlug, id: string): Promise<number> {
  const { db } = await cms()
  const { rows } = await db.drizzle.execute<{ count: string }>(sql`
    insert into view_counts (id, count) values (${keyOf(collection, id)}, 1)
    on conflict (id) do update set count = view_counts.count + 1
    returning count`)
  return Number(rows[0]?.count ?? 0)
}

/** Views by document id; documents without views are left out. */
export async function viewCountsOf(collection: CollectionSlug, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { db } = await cms()
  const keys = sql.join(
    ids.map((id) => sql`${keyOf(collection, id)}`),
    sql`, `,
  )
  const { rows } = await db.drizzle.execute<{ id: string; count: string }>(
    sql`select id, count from view_counts where id in (${keys})`,
  )
  return new Map(rows.map(({ id, count }) => [id.slice(collection.length + 1), Number(count)]))
}

const keyOf = (collection: CollectionSlug, id: string) => `${collection}:${id}`
