import { expect, test, vi } from 'vitest'
import { SearchCounter, searchCounterOf } from '@/server/search-counter'

const search = { site: 'zh_CN', text: '冰箱 “U830”', found: 12 } as const
const counter = searchCounterOf(search)

function newCounter() {
  const store = vi.fn(async () => undefined)
  return { store, searches: new SearchCounter({ store, flushAfter: 60_000 }) }
}

test('the counter of a search may be part of an attribute', () => {
  expect(counter).toMatch(/^search:zh_CN:12:[\w-]+$/)
})

test('equal searches are stored together', async () => {
  const { store, searches } = newCounter()
  expect(searches.add(counter, {})).toBe(true)
  searches.add(counter, { referer: 'https://www.example/cn' })
  searches.add(searchCounterOf({ ...search, text: 'other' }), {})
  expect(store).not.toHaveBeenCalled()
  await searches.flush()
  await searches.flush()
  expect(store.mock.calls).toEqual([[{ ...search, times: 2 }], [{ ...search, text: 'other', times: 1 }]])
})

test('other counters, bots, prefetches and the same search again are not counted', async () => {
  const { store, searches } = newCounter()
  expect(searches.add('news:1', {})).toBe(false)
  searches.add(counter, { 'user-agent': 'Googlebot/2.1' })
  searches.add(counter, { 'sec-purpose': 'prefetch;prerender' })
  searches.add(counter, { purpose: 'prefetch' })
  const referer = `https://www.example/zh_CN/search?inputWD=${encodeURIComponent(search.text)}`
  searches.add(counter, { referer })
  await searches.flush()
  expect(store).not.toHaveBeenCalled()
})
