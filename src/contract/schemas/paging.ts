import { z } from 'zod'

/** Page sizes with which old clients request a complete list (S1 9). */
const fullListSizes = [1000, 9999]
const maxPageSize = 200

/** Used as "no limit" in queries; far above the length of any list. */
const unlimited = 100_000

export const pagingParams = {
  pageNo: z.coerce.number<number>().int().min(1).max(1_000_000).default(1).describe('Counts from 1'),
  pageSize: z.coerce
    .number<number>()
    .int()
    .min(1)
    .refine((size) => size <= maxPageSize || fullListSizes.includes(size))
    .default(10)
    .describe('1 to 200; 1000 and 9999 mean the whole list'),
}

export type Paging = { pageNo: number; pageSize: number }

/** The query options for the requested page. */
export function toRead({ pageNo, pageSize }: Paging): Paging {
  return { pageNo, pageSize: fullListSizes.includes(pageSize) ? unlimited : pageSize }
}

/** The shape of most lists: `{records, total, size, current, pages}` (S1 3). */
export function recordsOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    records: z.array(item),
    total: z.int().min(0),
    size: z.int(),
    current: z.int(),
    pages: z.int().min(0),
  })
}

/** The older shape: `{resultList, totle, pageNo, pageSize}`, with its original spelling (S1 3). */
export function resultListOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    resultList: z.array(item),
    totle: z.int().min(0).describe('The total'),
    pageSize: z.int(),
    pageNo: z.int(),
  })
}

type Page<Item> = { items: Item[]; total: number; paging: Paging }

export function toRecords<Item>({ items, total, paging }: Page<Item>) {
  const { pageNo, pageSize } = toRead(paging)
  return {
    records: items,
    total,
    size: paging.pageSize,
    current: pageNo,
    pages: Math.ceil(total / pageSize),
  }
}

export function toResultList<Item>({ items, total, paging }: Page<Item>) {
  return { resultList: items, totle: total, ...paging }
}
