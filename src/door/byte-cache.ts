import { FrequentCache } from '@/lib/frequent-cache'
import type { TagLedger } from '@/server/page-cache'
import type { Answer } from './answer'

/** What the cache itself needs for an entry, in bytes. */
const perEntry = 200

/** Finished answers by key, within a number of bytes; what the ledger calls stale is never given out nor taken in. */
export function createByteCache({ maxBytes, ledger }: { maxBytes: number; ledger: TagLedger }) {
  return new FrequentCache<Answer>({
    maxBytes,
    sizeOf: ({ size }, key) => size + key.length + perEntry,
    isGood: (answer) => ledger.isFresh(answer) && (answer.until === Infinity || answer.until > Date.now()),
  })
}

export type ByteCache = ReturnType<typeof createByteCache>
