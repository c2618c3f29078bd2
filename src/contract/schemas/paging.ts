import { z } from 'zod'

/** Page sizes that old clients send for a whole list (S1 9). */
const wholeList = [1000, 9999]
const largestPage = 200

/** Stands for "no limit" in the reads; far above any list of a company's site. */
const everything = 100_000

export const pagingParams = {
  pageNo: z.coerce.number<number>().int().min(1).max(1_000_000).default(1).describe('Counts from 1'),
  pageSize: z.coerce
    .number<number>()
    .int()
    .min(1)
    .refine((size) => size <= largestPage || wholeList.includes(size))
    .default(10)
    .describe('1 to 200; 1000 and 9999 mean the whole list'),
}

export type Paging = { pageNo: number; pageSize: number }

/** What to read for the page that was asked for. */
export function toRead({ pageNo, pageSize }: Paging): Paging {
  return { pageNo, pageSize: wholeList.includes(pageSize) ? everything : pageSize }
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

/** The older shape: `{resultList, totle, pageNo, pageSize}`, spelled as it always was (S1 3). */
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
