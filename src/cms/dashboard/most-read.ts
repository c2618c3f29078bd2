import { desc } from 'drizzle-orm'
import type { Payload } from 'payload'
import { view_counts } from '@/database-tables'

export type ReadDocument = { collection: string; id: string; count: number }

/** The documents whose pages were opened most, as counted since they exist. */
export async function findMostRead({ db }: Payload, limit: number): Promise<ReadDocument[]> {
  const rows = await db.drizzle
    .select({ id: view_counts.id, count: view_counts.count })
    .from(view_counts)
    .orderBy(desc(view_counts.count), view_counts.id)
    .limit(limit)
  return rows.flatMap(({ id: name, count }) => {
    const [collection, id] = name.split(':')
    return collection && id ? [{ collection, id, count }] : []
  })
}
