export type PageRangeItem = number | 'gap'

/**
 * The page numbers that a pager shows: the first, the last, and `around` on each side of the current one.
 * A gap never stands for a single page.
 */
export function pageRange({
  current,
  total,
  around = 1,
}: {
  current: number
  total: number
  around?: number
}) {
  const kept = pages(total).filter(
    (page) => page === 1 || page === total || Math.abs(page - current) <= around,
  )
  return kept.flatMap((page, index): PageRangeItem[] => {
    const skipped = page - (kept[index - 1] ?? page - 1) - 1
    if (skipped === 0) return [page]
    return skipped === 1 ? [page - 1, page] : ['gap', page]
  })
}

function pages(total: number) {
  return Array.from({ length: Math.max(total, 0) }, (_, index) => index + 1)
}
