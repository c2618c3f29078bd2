/** Documents per page (S2 9). */
export const DOCUMENTS_PER_PAGE = 9

export type Paged<Item> = { items: Item[]; current: number; total: number }

/** One page of a fully loaded list (readings 33); null beyond its last page. */
export function pageOf<Item>(items: Item[], pageNo: number): Paged<Item> | null {
  const start = (pageNo - 1) * DOCUMENTS_PER_PAGE
  return paged({ items: items.slice(start, start + DOCUMENTS_PER_PAGE), total: items.length }, pageNo)
}

/** The same for a list that is loaded page by page; `total` counts all its items. */
export function paged<Item>(
  { items, total }: { items: Item[]; total: number },
  pageNo: number,
): Paged<Item> | null {
  const pages = Math.max(Math.ceil(total / DOCUMENTS_PER_PAGE), 1)
  return pageNo > pages ? null : { items, current: pageNo, total: pages }
}
