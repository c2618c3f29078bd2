import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { DocumentKey } from '@/lib/search/engine'
import { transactionOf } from '../transaction'

// An arbitrary number that no other lock uses; documents share 512 locks, because PostgreSQL has room for some thousands.
const lockNamespace = 7_266_312
const bucketOf = sql`abs(hashtext(name) % 512)`

/**
 * Waits until no other transaction writes the rows of these documents, so that the last one to write them has seen what
 * all others saved. Locks are taken in one order, which prevents deadlocks.
 */
export async function lockDocuments(req: PayloadRequest, keys: DocumentKey[]): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    select pg_advisory_xact_lock(${lockNamespace}, bucket) from (
      select distinct ${bucketOf} as bucket from unnest(${namesOf(keys)}::text[]) as name order by 1
    ) as buckets`)
}

/** Locks those of the documents that no other transaction has locked, and returns them. */
export async function tryLockDocuments(req: PayloadRequest, keys: DocumentKey[]): Promise<DocumentKey[]> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ taken: boolean }>(sql`
    select pg_try_advisory_xact_lock(${lockNamespace}, ${bucketOf}) as taken
    from unnest(${namesOf(keys)}::text[]) with ordinality as named(name, place) order by place`)
  return keys.filter((_, index) => rows[index]?.taken)
}

function namesOf(keys: DocumentKey[]) {
  return sql.param(keys.map(({ collection, document }) => `${collection}:${document}`))
}
