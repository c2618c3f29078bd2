import { FrequentCache } from '@/lib/frequent-cache'
import type { InvalidationLog } from '@/server/page-cache'
import type { StoredResponse } from './stored-response'

/** Overhead of the cache per entry, in bytes. */
const entryOverhead = 200

/**
 * Complete responses by key, limited in bytes. Those whose content has changed are neither returned nor stored; expired
 * ones are returned, since they are sent while the database is unavailable.
 */
export function createByteCache({
  maxBytes,
  invalidationLog,
}: {
  maxBytes: number
  invalidationLog: InvalidationLog
}) {
  return new FrequentCache<StoredResponse>({
    maxBytes,
    sizeOf: ({ size }, key) => size + key.length + entryOverhead,
    isUsable: (response) => invalidationLog.isFresh(response),
  })
}

export type ByteCache = ReturnType<typeof createByteCache>
