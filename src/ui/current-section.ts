type Sections = {
  /** Where each section begins, in pixels from the window's top. */
  tops: number[]
  /** A section that began above it is being read. */
  line: number
  /** The page can be scrolled no further. */
  atEnd: boolean
}

/** The section that is being read; at the end of the page the last one, however short it is. */
export function currentSection({ tops, line, atEnd }: Sections): number {
  if (atEnd) return tops.length - 1
  return Math.max(
    tops.findLastIndex((top) => top <= line),
    0,
  )
}
