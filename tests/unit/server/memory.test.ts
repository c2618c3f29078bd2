import { totalmem } from 'node:os'
import { expect, test } from 'vitest'
import { defaultCacheMb, memoryInMb } from '@/server/memory'

test.each([
  [256, 64],
  [1024, 179],
  [2048, 358],
  [8192, 1434],
  [65_536, 2048],
])('with %d MB of memory each cache takes %d MB (issue 14, availability)', (memory, expected) => {
  expect(defaultCacheMb(memory)).toBe(expected)
})

test('the memory is the machine’s, or less in a container', () => {
  expect(memoryInMb()).toBeGreaterThan(100)
  expect(memoryInMb()).toBeLessThanOrEqual(totalmem() / 2 ** 20)
})
