import type { Paging } from '@/server/documents'

export function pageOf<Item>(items: Item[], { pageNo, pageSize }: Paging): Item[] {
  return items.slice((pageNo - 1) * pageSize, pageNo * pageSize)
}
