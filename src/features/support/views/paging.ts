import { pageCount } from '@/lib/page-count'

/** Papers on a page (S2 9). */
export const PAPERS = 9

export type Paged<Item> = { items: Item[]; current: number; total: number }

/** One page of a list that is fetched whole (readings 33); null beyond its last page. */
export function pageOf<Item>(items: Item[], pageNo: number): Paged<Item> | null {
  const start = (pageNo - 1) * PAPERS
  return paged({ items: items.slice(start, start + PAPERS), total: items.length }, pageNo)
}

/** The same for a list that is fetched by pages; `total` counts all items of it. */
export function paged<Item>(
  { items, total }: { items: Item[]; total: number },
  pageNo: number,
): Paged<Item> | null {
  const pages = pageCount({ total, pageSize: PAPERS, pageNo })
  return pages === null ? null : { items, current: pageNo, total: Math.max(pages, 1) }
}
