import { expect, test } from 'vitest'
import { toRead, toRecords, toResultList } from '@/contract/schemas/paging'

test('records has total, size, current page and pages (S1 3)', () => {
  const paging = { pageNo: 2, pageSize: 10 }
  expect(toRecords({ items: ['a'], total: 11, paging })).toEqual({
    records: ['a'],
    total: 11,
    size: 10,
    current: 2,
    pages: 2,
  })
})

test('resultList keeps the old spelling of total (S1 3)', () => {
  const paging = { pageNo: 1, pageSize: 4 }
  expect(toResultList({ items: ['a'], total: 1, paging })).toEqual({
    resultList: ['a'],
    totle: 1,
    pageSize: 4,
    pageNo: 1,
  })
})

test.each([1000, 9999])('a page size of %i reads the complete list as one page', (pageSize) => {
  const paging = { pageNo: 1, pageSize }
  expect(toRead(paging).pageSize).toBeGreaterThan(9999)
  expect(toRecords({ items: [], total: 12_000, paging })).toMatchObject({ size: pageSize, pages: 1 })
})

test('an empty list has no pages', () => {
  expect(toRecords({ items: [], total: 0, paging: { pageNo: 1, pageSize: 10 } })).toMatchObject({ pages: 0 })
})
