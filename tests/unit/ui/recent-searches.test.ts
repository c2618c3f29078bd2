import { beforeEach, expect, test, vi } from 'vitest'
import type * as Store from '@/ui/search/recent-searches'

let store: typeof Store
let storage: Map<string, string>

/** A new page with `stored` in the storage; null if storage is not available. */
async function load(stored: string | null = '[]') {
  vi.resetModules()
  storage = new Map([['recent-searches', stored ?? '']])
  const closed = () => {
    throw new Error('closed')
  }
  vi.stubGlobal('localStorage', {
    getItem: stored === null ? closed : (key: string) => storage.get(key) ?? null,
    setItem: stored === null ? closed : (key: string, value: string) => void storage.set(key, value),
    removeItem: stored === null ? closed : (key: string) => void storage.delete(key),
  })
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  store = await import('@/ui/search/recent-searches')
}

beforeEach(() => load())

test('the latest search comes first, without duplicates in any spelling, and six are stored (issue 7)', () => {
  for (const text of ['a', 'b', 'c', 'U830', 'd', 'e', ' u830 ', 'f']) store.rememberSearch(text)
  expect(store.recentSearches()).toEqual(['f', 'u830', 'e', 'd', 'c', 'b'])
  expect(store.recentSearches()).toBe(store.recentSearches())
})

test('blank texts are ignored, and a long text is cut', () => {
  store.rememberSearch(' \n ')
  store.rememberSearch('冷'.repeat(50_000))
  expect(store.recentSearches()).toEqual(['冷'.repeat(200)])
})

test('one or all of them can be removed from the storage', () => {
  for (const text of ['a', 'b', 'c']) store.rememberSearch(text)
  const listener = vi.fn<() => void>()
  const leave = store.subscribeToSearches(listener)
  store.forgetSearch('b')
  expect(store.recentSearches()).toEqual(['c', 'a'])
  store.forgetSearches()
  expect(store.recentSearches()).toEqual([])
  expect(storage.has('recent-searches')).toBe(false)
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
})

test.each(['{', '"a"', '[1, null]', '{"a":1}'])(
  'an invalid stored value counts as empty: %s',
  async (stored) => {
    await load(stored)
    expect(store.recentSearches()).toEqual([])
  },
)

test('without storage nothing is stored and nothing fails', async () => {
  await load(null)
  store.rememberSearch('a')
  expect(store.recentSearches()).toEqual([])
})
