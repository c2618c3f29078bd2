import { FrequentCache } from '@/lib/frequent-cache'
import type { InvalidationLog } from '@/server/page-cache'
import type { StoredResponse } from './stored-response'

/** Overhead of the cache per entry, in bytes. */
const entryOverhead = 200

/** Complete responses by key, limited in bytes; stale ones are neither returned nor stored. */
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
    isUsable: (response) =>
      invalidationLog.isFresh(response) &&
      (response.expiresAt === Infinity || response.expiresAt > Date.now()),
  })
}

export type ByteCache = ReturnType<typeof createByteCache>
