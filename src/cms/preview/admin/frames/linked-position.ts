import type { FrameReport } from '@/lib/preview-frames'

type Page = Pick<FrameReport, 'height' | 'viewport' | 'texts'>

/**
 * Where to scroll a page so that it shows the same section as another one that is scrolled to `y`. Texts of the same
 * field belong together; between them, and on pages without common texts, positions are proportional.
 */
export function linkedPosition(from: Page, to: Page, y: number): number {
  const ends = [endOf(from), endOf(to)] as const
  const pairs = increasing([[0, 0], ...commonTexts(from, to), ends])
  const after = pairs.findIndex(([place]) => place >= y)
  if (after <= 0) return after === 0 ? 0 : ends[1]
  const [[x0, y0], [x1, y1]] = [pairs[after - 1], pairs[after]] as [Pair, Pair]
  return Math.round(y0 + ((y - x0) / (x1 - x0)) * (y1 - y0))
}

type Pair = readonly [from: number, to: number]

const endOf = ({ height, viewport }: Page): number => Math.max(0, height - viewport)

/** The places of the texts that both pages have, in the order of the first one. */
function commonTexts(from: Page, to: Page): Pair[] {
  const places = new Map<string, number[]>()
  for (const { origin, top } of to.texts) places.set(origin, [...(places.get(origin) ?? []), top])
  const seen = new Map<string, number>()
  return from.texts
    .flatMap(({ origin, top }): Pair[] => {
      const index = seen.get(origin) ?? 0
      seen.set(origin, index + 1)
      const place = places.get(origin)?.[index]
      return place === undefined ? [] : [[top, place]]
    })
    .toSorted(([a], [b]) => a - b)
}

/** Only pairs that go on in both pages and can be scrolled to: menus and sticky parts are left out. */
function increasing(pairs: Pair[]): Pair[] {
  const end = pairs.at(-1) ?? [0, 0]
  const kept: Pair[] = []
  for (const pair of pairs) {
    const last = kept.at(-1)
    const isBeforeEnd = pair === end || (pair[0] < end[0] && pair[1] <= end[1])
    if (isBeforeEnd && (!last || (pair[0] > last[0] && pair[1] >= last[1]))) kept.push(pair)
  }
  return kept
}
