export type PageRangeItem = number | 'gap'

const neighbourCount = 3

/**
 * The page numbers that a pager shows: the first, the last, and three in a row around the current one.
 * A gap never replaces a single page.
 */
export function pageRange({ current, total }: { current: number; total: number }) {
  const start = Math.max(1, Math.min(current - 1, total - neighbourCount + 1))
  const shownPages = pages(total).filter(
    (page) => page === 1 || page === total || (page >= start && page < start + neighbourCount),
  )
  return shownPages.flatMap((page, index): PageRangeItem[] => {
    const skipped = page - (shownPages[index - 1] ?? page - 1) - 1
    if (skipped === 0) return [page]
    return skipped === 1 ? [page - 1, page] : ['gap', page]
  })
}

function pages(total: number) {
  return Array.from({ length: Math.max(total, 0) }, (_, index) => index + 1)
}
