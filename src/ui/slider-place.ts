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
