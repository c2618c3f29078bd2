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
    return this.#lowest(...hashesOf(key))
  }

  #lowest(first: number, step: number): number {
    let lowest = maxCount
    for (let row = 0; row < rows; row += 1) {
      lowest = Math.min(lowest, this.#counts[positionIn(row, first, step)] ?? 0)
    }
    return lowest
  }

  increment(key: string): void {
    const [first, step] = hashesOf(key)
    const next = Math.min(maxCount, this.#lowest(first, step) + 1)
    for (let row = 0; row < rows; row += 1) {
      const position = positionIn(row, first, step)
      // Higher counters belong to other keys as well and stay as they are.
      if ((this.#counts[position] ?? 0) < next) this.#counts[position] = next
    }
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
}

/** Two independent hashes, from which the positions in all rows follow. */
function hashesOf(key: string): [first: number, step: number] {
  return [hash(key, 0x811c9dc5), hash(key, 0x9747b28c) | 1]
}

/** One position per row. A loop over rows makes no lists: this runs for each request. */
function positionIn(row: number, first: number, step: number): number {
  return row * counters + (((first + row * step) >>> 0) % counters)
}

/** FNV-1a, with a final mix of the bits. */
function hash(text: string, seed: number): number {
  let value = seed
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return (value ^ (value >>> 13)) >>> 0
}
