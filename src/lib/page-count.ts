type Paged = {
  /** Items of all pages. */
  total: number
  pageSize: number
  /** The page asked for, from 1. */
  pageNo: number
}

/** The number of pages of a list; null when the page asked for is beyond the last one, and so is missing. */
export function pageCount({ total, pageSize, pageNo }: Paged): number | null {
  const pages = Math.ceil(total / pageSize)
  return pageNo > Math.max(pages, 1) ? null : pages
}
