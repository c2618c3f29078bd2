import { LRUCache } from 'lru-cache'
import type { TagLedger } from '@/server/page-cache'
import type { Answer } from './answer'

/** What the cache itself needs for an entry, in bytes. */
const perEntry = 200

/** Finished answers by key, within a number of bytes; what the ledger calls stale is never given out nor taken in. */
export class ByteCache {
  readonly #answers: LRUCache<string, Answer>
  readonly #ledger: TagLedger

  constructor({ maxBytes, ledger }: { maxBytes: number; ledger: TagLedger }) {
    this.#ledger = ledger
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.ceil(maxBytes / 8),
      sizeCalculation: ({ size }, key) => size + key.length + perEntry,
    })
  }

  get(key: string): Answer | undefined {
    const answer = this.#answers.get(key)
    if (answer && this.#isGood(answer)) return answer
    if (answer) this.#answers.delete(key)
    return undefined
  }

  set(key: string, answer: Answer): void {
    if (this.#isGood(answer)) this.#answers.set(key, answer)
  }

  #isGood(answer: Answer): boolean {
    return this.#ledger.isFresh(answer) && (answer.until === Infinity || answer.until > Date.now())
  }
}
