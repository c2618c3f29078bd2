/** Timing of the case marquee: number of copies and duration of one cycle. */
export type MarqueeTiming = { copies: number; seconds: number }

/** Few cases are repeated, so that there are no gaps; more cases take longer (S2 2.7, 9). */
export function toMarqueeTiming(count: number): MarqueeTiming {
  return { copies: count <= 4 ? 5 : count < 15 ? 2 : 1, seconds: count > 15 ? 100 : 40 }
}

/** Rows of at most `size`, in order. */
export function chunk<Item>(size: number, items: Item[]): Item[][] {
  const starts = Array.from({ length: Math.ceil(items.length / size) }, (_, index) => index * size)
  return starts.map((start) => items.slice(start, start + size))
}
