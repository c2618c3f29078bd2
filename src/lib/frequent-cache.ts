import { LRUCache } from 'lru-cache'

type Options<Value> = {
  /** In bytes. */
  maxBytes: number
  /** Memory used by an entry, in bytes, including its key. */
  sizeOf: (value: Value, key: string) => number
  /** Whether an entry may still be returned; others are evicted first. */
  isUsable: (value: Value) => boolean
}

/** The number of keys whose requests are counted, including keys without an entry. */
const rememberedKeys = 50_000

/**
 * A cache limited in bytes that keeps frequently requested entries. When it is full, a new entry replaces the least
 * recently used one only if it was requested more often, so that reading a long list once does not evict the rest
 * (as in TinyLFU).
 */
export class FrequentCache<Value extends object> {
  readonly #entries: LRUCache<string, Value>
  readonly #requestCounts = new LRUCache<string, number>({ max: rememberedKeys })
  readonly #options: Options<Value>
  #sinceHalving = 0

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
    this.#count(key)
    const value = this.#entries.get(key)
    if (value === undefined || this.#options.isUsable(value)) return value
    this.#entries.delete(key)
    return undefined
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
    this.#requestCounts.clear()
  }

  /** Evicts less requested entries. @returns whether the new entry fits */
  #makeRoom(key: string, value: Value): boolean {
    const { maxBytes, sizeOf, isUsable } = this.#options
    const requests = this.#requestsOf(key)
    const evicted: string[] = []
    let free = maxBytes - this.#entries.calculatedSize
    const size = sizeOf(value, key)
    for (const old of this.#entries.rkeys()) {
      if (free >= size) break
      const entry = this.#entries.peek(old)
      if (entry === undefined) continue
      if (isUsable(entry) && this.#requestsOf(old) >= requests) return false
      evicted.push(old)
      free += sizeOf(entry, old)
    }
    for (const old of evicted) this.#entries.delete(old)
    return free >= size
  }

  #requestsOf(key: string): number {
    return this.#requestCounts.peek(key) ?? 0
  }

  #count(key: string): void {
    this.#requestCounts.set(key, this.#requestsOf(key) + 1)
    this.#sinceHalving += 1
    if (this.#sinceHalving < rememberedKeys) return
    // Counts decay, so that old requests weigh less.
    this.#sinceHalving = 0
    // A copy: setting a key moves it to the end of what would be iterated.
    const counts = [...this.#requestCounts.entries()]
    for (const [known, times] of counts) this.#requestCounts.set(known, times / 2)
  }
}
