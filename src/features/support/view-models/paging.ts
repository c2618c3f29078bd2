import { pageCount } from '@/lib/page-count'

/** Documents per page (S2 9). */
export const documentsPerPage = 9

export type Paged<Item> = { items: Item[]; current: number; total: number }

/** One page of a fully loaded list (readings 33); null beyond its last page. */
export function pageOf<Item>(items: Item[], pageNo: number): Paged<Item> | null {
  const start = (pageNo - 1) * documentsPerPage
  return paged({ items: items.slice(start, start + documentsPerPage), total: items.length }, pageNo)
}

/** The same for a list that is loaded page by page; `total` counts all its items. */
export function paged<Item>(
  { items, total }: { items: Item[]; total: number },
  pageNo: number,
): Paged<Item> | null {
  const pages = pageCount({ total, pageSize: documentsPerPage, pageNo })
  return pages === null ? null : { items, current: pageNo, total: Math.max(pages, 1) }
}
