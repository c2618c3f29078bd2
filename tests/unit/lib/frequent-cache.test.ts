import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { FrequentCache } from '@/lib/frequent-cache'

type Page = { name: string; stale?: boolean }

const cacheOf = (pages: number) =>
  new FrequentCache<Page>({ maxBytes: pages * 100, sizeOf: () => 100, isUsable: ({ stale }) => !stale })

/** As the gateway uses it: on a miss the entry is created and stored. */
function request(cache: FrequentCache<Page>, name: string): boolean {
  if (cache.get(name)) return true
  cache.set(name, { name })
  return false
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function memoryInUse(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

const list = Array.from({ length: 450 }, (_, index) => `page ${index}`)

test('of a list that does not fit, as many entries as fit are hits when it is read again (issue 14, availability)', () => {
  const cache = cacheOf(300)
  for (const name of list) request(cache, name)
  expect(list.filter((name) => request(cache, name))).toHaveLength(300)
})

test('reading a long list once does not evict frequently requested entries', () => {
  const cache = cacheOf(100)
  const frequent = list.slice(0, 50)
  for (let times = 0; times < 3; times += 1) for (const name of frequent) request(cache, name)
  for (let index = 0; index < 5_000; index += 1) request(cache, `crawled ${index}`)
  expect(frequent.every((name) => request(cache, name))).toBe(true)
})

test('an entry requested more often than the least recently used one replaces it', () => {
  const cache = cacheOf(8)
  for (const name of list.slice(0, 8)) request(cache, name)
  expect([request(cache, 'new'), request(cache, 'new'), request(cache, 'new')]).toEqual([false, false, true])
  expect(cache.get('page 0')).toBeUndefined()
  expect(cache.get('page 1')).toBeDefined()
})

test('a large entry replaces several small ones only if it is requested more often than all of them (issue 14)', () => {
  const cache = new FrequentCache<{ bytes: number }>({
    maxBytes: 800,
    sizeOf: ({ bytes }) => bytes,
    isUsable: () => true,
  })
  const read = (name: string, bytes: number) => {
    const isHit = cache.get(name) !== undefined
    if (!isHit) cache.set(name, { bytes })
    return isHit
  }
  const small = Array.from({ length: 16 }, (_, index) => `small ${index}`)
  for (const name of small) read(name, 50)
  // Needs the room of two small entries.
  expect([read('large', 100), read('large', 100), read('large', 100), read('large', 100)]).toEqual([
    false,
    false,
    false,
    true,
  ])
  expect(small.filter((name) => cache.get(name) !== undefined)).toHaveLength(14)
})

test('requests of long unknown keys take no memory', () => {
  const cache = cacheOf(8)
  const before = memoryInUse()
  for (let index = 0; index < 60_000; index += 1) cache.get(`${index} ${'x'.repeat(2_000)}`)
  expect(memoryInUse() - before).toBeLessThan(5 * 2 ** 20)
  // Keeps the cache alive until here.
  expect(cache.size).toBe(0)
})

test('stale entries are evicted first, and neither returned nor stored', () => {
  const cache = cacheOf(8)
  const old: Page = { name: 'old' }
  cache.get('old')
  cache.set('old', old)
  for (const name of list.slice(0, 7)) request(cache, name)
  old.stale = true
  request(cache, 'new')
  expect(cache.get('new')).toEqual({ name: 'new' })
  expect(cache.get('old')).toBeUndefined()
  cache.set('stale', { name: 'stale', stale: true })
  expect(cache.get('stale')).toBeUndefined()
})

test('the size stays within the limit, and entries over an eighth of it are not stored', () => {
  const cache = new FrequentCache<Page & { bytes: number }>({
    maxBytes: 8_000,
    sizeOf: ({ bytes }) => bytes,
    isUsable: () => true,
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

test('request counts decay', () => {
  const cache = cacheOf(8)
  const former = list.slice(0, 8)
  for (let times = 0; times < 20; times += 1) for (const name of former) request(cache, name)
  for (let times = 0; times < 300_000; times += 1) cache.get(`other ${times % 40_000}`)
  for (let times = 0; times < 3; times += 1) request(cache, 'popular now')
  expect(request(cache, 'popular now')).toBe(true)
})
