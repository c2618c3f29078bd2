import { expect, test } from 'vitest'
import { MissingCounter } from '@/server/missing-counter'

const missing = (key: string) => ({ site: 'en_EN', key, address: key, referrer: null }) as const

function counterWith(store: (keys: [string, number][]) => Promise<void>, maxPending?: number) {
  return new MissingCounter({
    store: (counted) => store(counted.map(({ key, count }) => [key, count])),
    flushAfter: 60_000,
    ...(maxPending && { maxPending }),
  })
}

test('requests are added up in memory and stored once', async () => {
  const stored: unknown[] = []
  const counter = counterWith(async (keys) => void stored.push(keys))
  counter.add(missing('/a'))
  counter.add(missing('/b'))
  counter.add(missing('/a'))
  await counter.flush()
  await counter.flush()
  expect(stored).toEqual([
    [
      ['/a', 2],
      ['/b', 1],
    ],
  ])
})

test('a scanner that tries many addresses fills no memory; known ones are still counted', async () => {
  const stored: [string, number][] = []
  const counter = counterWith(async (keys) => void stored.push(...keys), 2)
  for (const key of ['/a', '/b', '/c', '/d', '/a']) counter.add(missing(key))
  await counter.flush()
  expect(stored).toEqual([
    ['/a', 2],
    ['/b', 1],
  ])
})

test('a database that does not store is reported and disturbs nobody', async () => {
  const warnings: string[] = []
  const counter = counterWith(() => Promise.reject(new Error('no connection')))
  counter.logTo({ warn: (text) => warnings.push(text) })
  counter.add(missing('/a'))
  await counter.flush()
  expect(warnings).toEqual(['missing addresses could not be counted: no connection'])
})
