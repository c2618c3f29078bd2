import { expect, test } from 'vitest'
import { FrequencySketch } from '@/lib/frequency-sketch'

test('counts are exact for as many keys as a period has, but for few collisions', () => {
  const sketch = new FrequencySketch(50_000)
  const keys = Array.from({ length: 10_000 }, (_, index) => `/en/products/${index}`)
  for (let times = 0; times < 3; times += 1) for (const key of keys) sketch.increment(key)
  expect(keys.filter((key) => sketch.count(key) === 3).length).toBeGreaterThan(9_990)
  expect(keys.every((key) => sketch.count(key) >= 3)).toBe(true)
  expect(sketch.count('/en/never-seen')).toBe(0)
})

test('counts are halved after a period, and stay below a limit', () => {
  const sketch = new FrequencySketch(1_000)
  for (let times = 0; times < 999; times += 1) sketch.increment('popular')
  expect(sketch.count('popular')).toBe(255)
  for (let index = 0; index < 1_000; index += 1) sketch.increment(`other ${index}`)
  expect(sketch.count('popular')).toBe(127)
  sketch.clear()
  expect(sketch.count('popular')).toBe(0)
})
