import { LRUCache } from 'lru-cache'

type Options<Value> = {
  /** In bytes. */
  maxBytes: number
  /** What an entry takes in memory, in bytes, its key included. */
  sizeOf: (value: Value, key: string) => number
  /** Whether an entry may still be given out; others make room first. */
  isGood: (value: Value) => boolean
}

/** Keys whose number of requests is remembered, of entries and of what has asked for a place. */
const rememberedKeys = 50_000

/**
 * A cache within a number of bytes that keeps what is asked for often. When it is full, something new takes the place
 * of what was used longest ago only if it has been asked for more often: who reads through a long list once does not
 * empty it (the idea of TinyLFU).
 */
export class FrequentCache<Value extends object> {
  readonly #entries: LRUCache<string, Value>
  readonly #asked = new LRUCache<string, number>({ max: rememberedKeys })
  readonly #options: Options<Value>
  #sinceHalving = 0

  constructor(options: Options<Value>) {
    const { maxBytes, sizeOf } = options
    this.#options = options
    // One entry never takes more than an eighth.
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
    if (value === undefined || this.#options.isGood(value)) return value
    this.#entries.delete(key)
    return undefined
  }

  set(key: string, value: Value): void {
    if (!this.#options.isGood(value)) return
    if (this.#entries.has(key) || this.#makeRoom(key, value)) this.#entries.set(key, value)
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
    this.#asked.clear()
  }

  /** Whether there is room, after less wanted entries have gone. */
  #makeRoom(key: string, value: Value): boolean {
    const { maxBytes, sizeOf, isGood } = this.#options
    const wanted = this.#timesAsked(key)
    const leaving: string[] = []
    let free = maxBytes - this.#entries.calculatedSize
    const size = sizeOf(value, key)
    for (const old of this.#entries.rkeys()) {
      if (free >= size) break
      const entry = this.#entries.peek(old)
      if (entry === undefined) continue
      if (isGood(entry) && this.#timesAsked(old) >= wanted) return false
      leaving.push(old)
      free += sizeOf(entry, old)
    }
    for (const old of leaving) this.#entries.delete(old)
    return free >= size
  }

  #timesAsked(key: string): number {
    return this.#asked.peek(key) ?? 0
  }

  #count(key: string): void {
    this.#asked.set(key, this.#timesAsked(key) + 1)
    this.#sinceHalving += 1
    if (this.#sinceHalving < rememberedKeys) return
    // What was asked for long ago counts less and less.
    this.#sinceHalving = 0
    for (const [known, times] of [...this.#asked.entries()]) this.#asked.set(known, times / 2)
  }
}
