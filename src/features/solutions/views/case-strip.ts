/** How the related cases run: how often they stand in the strip, and how long one round takes. */
export type CaseStrip = { copies: number; seconds: number }

/** Few cases stand often, so that the strip is never empty; many take their time (S2 2.7, 9). */
export function toCaseStrip(count: number): CaseStrip {
  return { copies: count <= 4 ? 5 : count < 15 ? 2 : 1, seconds: count > 15 ? 100 : 40 }
}

/** Rows of at most `size`, in order. */
export function inGroupsOf<Item>(size: number, items: Item[]): Item[][] {
  const starts = Array.from({ length: Math.ceil(items.length / size) }, (_, index) => index * size)
  return starts.map((start) => items.slice(start, start + size))
}
