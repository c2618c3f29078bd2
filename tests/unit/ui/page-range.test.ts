import fc from 'fast-check'
import { expect, test } from 'vitest'

import { pageRange } from '@/ui/page-range'

test('a pager of few pages shows them all', () => {
  expect(pageRange({ current: 2, total: 3 })).toEqual([1, 2, 3])
})

test('the first page shows three pages, a gap and the last', () => {
  expect(pageRange({ current: 1, total: 12 })).toEqual([1, 2, 3, 'gap', 12])
})

test('a page in the middle keeps both ends', () => {
  expect(pageRange({ current: 6, total: 12 })).toEqual([1, 'gap', 5, 6, 7, 'gap', 12])
})

test('a single skipped page is shown instead of a gap', () => {
  expect(pageRange({ current: 4, total: 12 })).toEqual([1, 2, 3, 4, 5, 'gap', 12])
  expect(pageRange({ current: 12, total: 5 })).toEqual([1, 2, 3, 4, 5])
})

test('without pages the pager is empty', () => {
  expect(pageRange({ current: 1, total: 0 })).toEqual([])
})

test('page numbers ascend, end with the last page, include the current one and have at most seven items', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
      const total = Math.max(a, b)
      const current = Math.min(a, b)
      const range = pageRange({ current, total })
      const numbers = range.filter((item) => item !== 'gap')
      expect(numbers).toEqual([...new Set(numbers)].toSorted((x, y) => x - y))
      expect(numbers).toContain(current)
      expect(numbers.at(0)).toBe(1)
      expect(numbers.at(-1)).toBe(total)
      expect(range.length).toBeLessThanOrEqual(7)
    }),
  )
})
