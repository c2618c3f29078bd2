import 'server-only'
import { inArray, sql } from 'drizzle-orm'
import type { CollectionSlug } from 'payload'
import { view_counts } from '@/database-tables'
import { cms } from './cms'

/** Adds one view to a document and returns the new count (readings 27). */
export async function countView(collection: CollectionSlug, id: string): Promise<number> {
  const { drizzle } = (await cms()).db
  const [row] = await drizzle
    .insert(view_counts)
    .values({ id: keyOf(collection, id), count: 1 })
    .onConflictDoUpdate({ target: view_counts.id, set: { count: sql`${view_counts.count} + 1` } })
    .returning({ count: view_counts.count })
  return row?.count ?? 0
}

/** Views by document id; documents without views are left out. */
export async function viewCountsOf(collection: CollectionSlug, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { drizzle } = (await cms()).db
  const keys = ids.map((id) => keyOf(collection, id))
  const rows = await drizzle.select().from(view_counts).where(inArray(view_counts.id, keys))
  return new Map(rows.map(({ id, count }) => [id.slice(collection.length + 1), count]))
}

const keyOf = (collection: CollectionSlug, id: string) => `${collection}:${id}`
