import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { DocumentKey } from '@/lib/search/engine'
import { transactionOf } from '../transaction'

// Any number that nothing else locks by; documents share 512 locks, since PostgreSQL holds some thousands in all.
const space = 7_266_312
const bucketOf = sql`abs(hashtext(name) % 512)`

/**
 * Waits until no other transaction writes the rows of these documents: the last one to write them has seen what all
 * others saved. Taken in one order, so that two transactions never wait for each other.
 */
export async function lockDocuments(req: PayloadRequest, keys: DocumentKey[]): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    select pg_advisory_xact_lock(${space}, bucket) from (
      select distinct ${bucketOf} as bucket from unnest(${namesOf(keys)}::text[]) as name order by 1
    ) as buckets`)
}

/** The documents among them whose rows nobody is writing; they are locked from now on. */
export async function lockIdle(req: PayloadRequest, keys: DocumentKey[]): Promise<DocumentKey[]> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ taken: boolean }>(sql`
    select pg_try_advisory_xact_lock(${space}, ${bucketOf}) as taken
    from unnest(${namesOf(keys)}::text[]) with ordinality as named(name, place) order by place`)
  return keys.filter((_, index) => rows[index]?.taken)
}

function namesOf(keys: DocumentKey[]) {
  return sql.param(keys.map(({ collection, document }) => `${collection}:${document}`))
}
