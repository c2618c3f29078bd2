/** Where a row of cards stands. */
export type Place = { current: number; isStart: boolean; isEnd: boolean }

export type Row = {
  scrollLeft: number
  clientWidth: number
  scrollWidth: number
  /** Where each card begins. */
  starts: number[]
}

/** Browsers round positions to parts of a pixel. */
const tolerance = 2

/** The card that is nearest to the start of what is shown, and whether there is more on either side. */
export function placeOf({ scrollLeft, clientWidth, scrollWidth, starts }: Row): Place {
  const distances = starts.map((start) => Math.abs(start - scrollLeft))
  return {
    current: Math.max(distances.indexOf(Math.min(...distances)), 0),
    isStart: scrollLeft <= tolerance,
    isEnd: scrollLeft + clientWidth >= scrollWidth - tolerance,
  }
}

/** The card to come to the start when the row moves by as many as are in sight; it goes around at its ends. */
export function turned(row: Row, direction: 1 | -1): number {
  const { current, isStart, isEnd } = placeOf(row)
  const last = row.starts.length - 1
  if (direction > 0 && isEnd) return 0
  if (direction < 0 && isStart) return last
  return Math.min(Math.max(current + direction * inSight(row), 0), last)
}

function inSight({ clientWidth, starts: [first = 0, second = clientWidth] }: Row): number {
  return Math.max(Math.round(clientWidth / (second - first)), 1)
}
