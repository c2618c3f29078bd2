const rows = 4
const counters = 2 ** 17
const maxCount = 255

/**
 * How often keys were seen, approximately and in fixed memory (a count-min sketch): a key that shares its counters
 * with others may appear more frequent, but never less. Old counts decay.
 */
export class FrequencySketch {
  readonly #counts = new Uint8Array(rows * counters)
  readonly #period: number
  #sinceHalving = 0

  /** @param period the number of increments after which all counts are halved */
  constructor(period: number) {
    this.#period = period
  }

  count(key: string): number {
    return this.#lowest(positionsOf(key))
  }

  increment(key: string): void {
    const positions = positionsOf(key)
    const next = Math.min(maxCount, this.#lowest(positions) + 1)
    // Higher counters belong to other keys as well and stay as they are.
    for (const position of positions) this.#counts[position] = Math.max(next, this.#counts[position] ?? 0)
    this.#sinceHalving += 1
    if (this.#sinceHalving === this.#period) this.#halve()
  }

  clear(): void {
    this.#counts.fill(0)
    this.#sinceHalving = 0
  }

  #halve(): void {
    this.#sinceHalving = 0
    this.#counts.forEach((count, position) => (this.#counts[position] = count >> 1))
  }

  #lowest(positions: number[]): number {
    return Math.min(...positions.map((position) => this.#counts[position] ?? 0))
  }
}

/** One position per row, by two independent hashes. */
function positionsOf(key: string): number[] {
  const first = hash(key, 0x811c9dc5)
  const second = hash(key, 0x9747b28c) | 1
  return Array.from(
    { length: rows },
    (_, row) => row * counters + (((first + row * second) >>> 0) % counters),
  )
}

/** FNV-1a, with a final mix of the bits. */
function hash(text: string, seed: number): number {
  let value = seed
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return (value ^ (value >>> 13)) >>> 0
}
