import { expect, test } from 'vitest'
import { FrequentCache } from '@/lib/frequent-cache'

type Page = { name: string; stale?: boolean }

const cacheOf = (pages: number) =>
  new FrequentCache<Page>({ maxBytes: pages * 100, sizeOf: () => 100, isGood: ({ stale }) => !stale })

/** As the door uses it: what is not there is made and offered. */
function ask(cache: FrequentCache<Page>, name: string): boolean {
  if (cache.get(name)) return true
  cache.set(name, { name })
  return false
}

const list = Array.from({ length: 450 }, (_, index) => `page ${index}`)

test('a list that does not fit is found as far as there was room, when it is read again (issue 14, availability)', () => {
  const cache = cacheOf(300)
  for (const name of list) ask(cache, name)
  expect(list.filter((name) => ask(cache, name))).toHaveLength(300)
})

test('who reads through a long list does not take away what many ask for', () => {
  const cache = cacheOf(100)
  const wanted = list.slice(0, 50)
  for (let times = 0; times < 3; times += 1) for (const name of wanted) ask(cache, name)
  for (let index = 0; index < 5_000; index += 1) ask(cache, `crawled ${index}`)
  expect(wanted.every((name) => ask(cache, name))).toBe(true)
})

test('what is asked for more often than the oldest entry takes its place', () => {
  const cache = cacheOf(8)
  for (const name of list.slice(0, 8)) ask(cache, name)
  expect([ask(cache, 'new'), ask(cache, 'new'), ask(cache, 'new')]).toEqual([false, false, true])
  expect(cache.get('page 0')).toBeUndefined()
  expect(cache.get('page 1')).toBeDefined()
})

test('what is stale makes room first, and is neither given out nor taken in', () => {
  const cache = cacheOf(8)
  const old: Page = { name: 'old' }
  cache.get('old')
  cache.set('old', old)
  for (const name of list.slice(0, 7)) ask(cache, name)
  old.stale = true
  ask(cache, 'new')
  expect(cache.get('new')).toEqual({ name: 'new' })
  expect(cache.get('old')).toBeUndefined()
  cache.set('stale', { name: 'stale', stale: true })
  expect(cache.get('stale')).toBeUndefined()
})

test('its size stays within the bytes, and nothing larger than an eighth is kept', () => {
  const cache = new FrequentCache<Page & { bytes: number }>({
    maxBytes: 8_000,
    sizeOf: ({ bytes }) => bytes,
    isGood: () => true,
  })
  for (let index = 0; index < 500; index += 1) {
    const name = `page ${index % 37}`
    if (!cache.get(name)) cache.set(name, { name, bytes: 100 + ((index * 397) % 900) })
    expect(cache.size).toBeLessThanOrEqual(8_000)
  }
  cache.get('large')
  cache.set('large', { name: 'large', bytes: 1_001 })
  expect(cache.get('large')).toBeUndefined()
})

test('counts of long ago fade', () => {
  const cache = cacheOf(8)
  const former = list.slice(0, 8)
  for (let times = 0; times < 20; times += 1) for (const name of former) ask(cache, name)
  for (let times = 0; times < 300_000; times += 1) cache.get(`other ${times % 40_000}`)
  for (let times = 0; times < 3; times += 1) ask(cache, 'popular now')
  expect(ask(cache, 'popular now')).toBe(true)
})
