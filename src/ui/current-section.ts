type Sections = {
  /** Where each section begins, in pixels from the window's top. */
  tops: number[]
  /** The section that starts above it is the current one. */
  line: number
  /** The page is scrolled to its end. */
  atEnd: boolean
}

/** The current section; at the end of the page the last one, even if it is short. */
export function currentSection({ tops, line, atEnd }: Sections): number {
  if (atEnd) return tops.length - 1
  return Math.max(
    tops.findLastIndex((top) => top <= line),
    0,
  )
}
