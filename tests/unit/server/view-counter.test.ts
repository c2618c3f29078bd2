import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ViewCounter } from '@/server/view-counter'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A store of counts that can fail and wait. */
function makeStore() {
  const stored = new Map<string, number>()
  const batches: [string, number][][] = []
  const state = { fails: false, pause: Promise.resolve() }
  const store = async (counts: ReadonlyMap<string, number>) => {
    batches.push([...counts])
    await state.pause
    if (state.fails) throw new Error('no database')
    for (const [key, count] of counts) stored.set(key, (stored.get(key) ?? 0) + count)
  }
  return { stored, batches, state, store }
}

test('views are stored in one batch a second after the first one, without further views not at all', async () => {
  const { stored, batches, store } = makeStore()
  const counter = new ViewCounter({ store })
  for (const key of ['news:1', 'news:2', 'news:1']) counter.add(key)
  expect(counter.pendingOf('news:1')).toBe(2)
  await vi.advanceTimersByTimeAsync(999)
  expect(batches).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(Object.fromEntries(stored)).toEqual({ 'news:1': 2, 'news:2': 1 })
  expect(counter.pendingOf('news:1')).toBe(0)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(batches).toHaveLength(1)
})

test('views that come while a batch is stored belong to the next one, and both are pending until stored', async () => {
  const { stored, state, store } = makeStore()
  const counter = new ViewCounter({ store })
  const { promise, resolve } = Promise.withResolvers<void>()
  state.pause = promise
  counter.add('news:1')
  const first = counter.flush()
  counter.add('news:1')
  const second = counter.flush()
  expect(counter.pendingOf('news:1')).toBe(2)
  resolve()
  await Promise.all([first, second])
  expect(stored.get('news:1')).toBe(2)
  expect(counter.pendingOf('news:1')).toBe(0)
})

test('stored views are read again when a batch began meanwhile', async () => {
  const { stored, store } = makeStore()
  const counter = new ViewCounter({ store })
  counter.add('news:1')
  const read = vi.fn(async () => {
    const count = stored.get('news:1') ?? 0
    await counter.flush()
    return count
  })
  expect(await counter.readStored(read)).toBe(1)
  expect(read).toHaveBeenCalledTimes(2)
})

test('stored views are not read while a batch is stored, also one that begins when the one before it ends', async () => {
  const committed: number[] = []
  const responses = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const counter = new ViewCounter({
    store: async (counts) => {
      const response = responses[committed.length]
      committed.push(counts.get('news:1') ?? 0)
      await response?.promise
    },
  })
  counter.add('news:1')
  const first = counter.flush()
  await vi.advanceTimersByTimeAsync(0)
  counter.add('news:1')
  const second = counter.flush()
  const total = counter
    .readStored(() => Promise.resolve(committed.reduce((sum, count) => sum + count, 0)))
    .then((stored) => stored + counter.pendingOf('news:1'))
  responses[0]?.resolve()
  await first
  await vi.advanceTimersByTimeAsync(0)
  responses[1]?.resolve()
  expect(await total).toBe(2)
  await second
})

test('a flush ends when all that was counted before it is stored, also by another flush', async () => {
  const { stored, state, store } = makeStore()
  const counter = new ViewCounter({ store })
  const responses = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  state.pause = responses[0].promise
  counter.add('news:1')
  const first = counter.flush()
  await vi.advanceTimersByTimeAsync(0)
  state.pause = responses[1].promise
  counter.add('news:1')
  const others = [counter.flush(), counter.flush()]
  const ended = Promise.race(others).then(() => stored.get('news:1'))
  responses[0].resolve()
  await first
  await vi.advanceTimersByTimeAsync(0)
  responses[1].resolve()
  expect(await ended).toBe(2)
})

test('while the database is unavailable nothing is lost, and it is logged once', async () => {
  const { stored, state, store } = makeStore()
  const counter = new ViewCounter({ store })
  const logged: string[] = []
  counter.logTo({ info: (text) => logged.push(text), warn: (text) => logged.push(text) })
  state.fails = true
  counter.add('news:1')
  await vi.advanceTimersByTimeAsync(5_000)
  counter.add('news:1')
  expect(counter.pendingOf('news:1')).toBe(2)
  expect(logged).toEqual([expect.stringContaining('kept in memory')])
  state.fails = false
  await vi.advanceTimersByTimeAsync(1_000)
  expect(stored.get('news:1')).toBe(2)
  expect(logged).toEqual([expect.anything(), 'views are stored again'])
})

test('the end of the process stores the rest, and says what it could not store', async () => {
  const { stored, state, store } = makeStore()
  const counter = new ViewCounter({ store })
  const logged: string[] = []
  counter.logTo({ info: (text) => logged.push(text), warn: (text) => logged.push(text) })
  counter.add('news:1')
  await counter.stop()
  expect(stored.get('news:1')).toBe(1)
  state.fails = true
  counter.add('news:1')
  await counter.stop()
  expect(logged).toEqual(['1 views could not be stored and are lost'])
})

test('the counters of several processes add up', async () => {
  const { stored, store } = makeStore()
  const counters = [new ViewCounter({ store }), new ViewCounter({ store })]
  for (const counter of counters) for (let view = 0; view < 50; view += 1) counter.add('news:1')
  await Promise.all(counters.map((counter) => counter.flush()))
  expect(stored.get('news:1')).toBe(100)
})
