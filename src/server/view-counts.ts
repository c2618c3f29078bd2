import 'server-only'
import { inArray } from 'drizzle-orm'
import type { CollectionSlug } from 'payload'
import { view_counts } from '@/database-tables'
import { viewCounterName } from '@/lib/view-counter-name'
import { statements } from './database'
import { viewCounter } from './view-counter'

/** Adds one view to a document and returns the new count (readings 27); when it rejects, it has counted nothing. */
export async function countView(collection: CollectionSlug, id: string): Promise<number> {
  const name = viewCounterName(collection, id)
  const stored = await storedCounts([name])
  viewCounter().add(name)
  return (stored.get(name) ?? 0) + viewCounter().pendingOf(name)
}

/**
 * Views by document id: the stored ones and those that this process has not stored yet; those of other processes are
 * added within a second. Documents without views are left out.
 */
export async function viewCountsOf(collection: CollectionSlug, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const names = new Map(ids.map((id) => [viewCounterName(collection, id), id]))
  const stored = await storedCounts([...names.keys()])
  const sums = [...names].map(
    ([name, id]) => [id, (stored.get(name) ?? 0) + viewCounter().pendingOf(name)] as const,
  )
  return new Map(sums.filter(([, count]) => count > 0))
}

/** What is stored, to which what is pending at that moment can be added. */
async function storedCounts(names: string[]): Promise<Map<string, number>> {
  const rows = await viewCounter().readStored(() =>
    statements().select().from(view_counts).where(inArray(view_counts.id, names)),
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}
