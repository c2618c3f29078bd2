import { LRUCache } from 'lru-cache'
import { FrequencySketch } from './frequency-sketch.ts'

type Options<Value> = {
  /** In bytes. */
  maxBytes: number
  /** Memory used by an entry, in bytes, including its key. */
  sizeOf: (value: Value, key: string) => number
  /** Whether an entry may still be returned; others are evicted first. */
  isUsable: (value: Value) => boolean
}

/** Request counts are halved after as many requests. */
const countingPeriod = 50_000

/**
 * A cache limited in bytes that keeps frequently requested entries. When it is full, a new entry replaces the least
 * recently used ones only if it was requested more often than all of those together that make room for it, so that
 * reading a long list once does not evict the rest, and a large entry must be worth several small ones (as in TinyLFU).
 */
export class FrequentCache<Value extends object> {
  readonly #entries: LRUCache<string, Value>
  /** Also of keys without an entry. */
  readonly #requests = new FrequencySketch(countingPeriod)
  readonly #options: Options<Value>

  constructor(options: Options<Value>) {
    const { maxBytes, sizeOf } = options
    this.#options = options
    // A single entry may use at most an eighth.
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.ceil(maxBytes / 8),
      sizeCalculation: sizeOf,
    })
  }

  /** In bytes. */
  get size(): number {
    return this.#entries.calculatedSize
  }

  get(key: string): Value | undefined {
    this.#requests.increment(key)
    const value = this.#entries.get(key)
    if (value === undefined || this.#options.isUsable(value)) return value
    this.#entries.delete(key)
    return undefined
  }

  /** The same without counting a request. */
  peek(key: string): Value | undefined {
    const value = this.#entries.peek(key)
    return value !== undefined && this.#options.isUsable(value) ? value : undefined
  }

  /**
   * The entries with the most requests, also those that are no longer usable, most requested first.
   * @param minRequests requests of late that make an entry frequent
   */
  frequent({ minRequests, limit }: { minRequests: number; limit: number }): [key: string, value: Value][] {
    const counted: { key: string; value: Value; requests: number }[] = []
    for (const [key, value] of this.#entries.entries()) {
      const requests = this.#requests.count(key)
      if (requests >= minRequests) counted.push({ key, value, requests })
    }
    counted.sort((one, other) => other.requests - one.requests)
    return counted.slice(0, limit).map(({ key, value }) => [key, value])
  }

  set(key: string, value: Value): void {
    if (!this.#options.isUsable(value)) return
    if (this.#entries.has(key) || this.#makeRoom(key, value)) this.#entries.set(key, value)
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
    this.#requests.clear()
  }

  /** Evicts less requested entries. @returns whether the new entry fits */
  #makeRoom(key: string, value: Value): boolean {
    const { maxBytes, sizeOf, isUsable } = this.#options
    const requests = this.#requests.count(key)
    let requestsLost = 0
    const evicted: string[] = []
    let free = maxBytes - this.#entries.calculatedSize
    const size = sizeOf(value, key)
    for (const old of this.#entries.rkeys()) {
      if (free >= size) break
      const entry = this.#entries.peek(old)
      if (entry === undefined) continue
      if (isUsable(entry)) requestsLost += this.#requests.count(old)
      if (requestsLost >= requests) return false
      evicted.push(old)
      free += sizeOf(entry, old)
    }
    for (const old of evicted) this.#entries.delete(old)
    return free >= size
  }
}
