/** The scroll position of a row of cards. */
export type SliderPosition = { current: number; isStart: boolean; isEnd: boolean }

export type Row = {
  scrollLeft: number
  clientWidth: number
  scrollWidth: number
  /** The offset of each card. */
  starts: number[]
}

/** Browsers round positions to fractions of a pixel. */
const tolerance = 2

/** The card nearest to the start of the visible part, and whether there are more on either side. */
export function positionOf({ scrollLeft, clientWidth, scrollWidth, starts }: Row): SliderPosition {
  const distances = starts.map((start) => Math.abs(start - scrollLeft))
  return {
    current: Math.max(distances.indexOf(Math.min(...distances)), 0),
    isStart: scrollLeft <= tolerance,
    isEnd: scrollLeft + clientWidth >= scrollWidth - tolerance,
  }
}

/** The card to scroll to the start when the row moves by the number of visible cards; wraps around at the ends. */
export function nextTarget(row: Row, direction: 1 | -1): number {
  const { current, isStart, isEnd } = positionOf(row)
  const last = row.starts.length - 1
  if (direction > 0 && isEnd) return 0
  if (direction < 0 && isStart) return last
  return Math.min(Math.max(current + direction * inSight(row), 0), last)
}

function inSight({ clientWidth, starts: [first = 0, second = clientWidth] }: Row): number {
  return Math.max(Math.round(clientWidth / (second - first)), 1)
}
