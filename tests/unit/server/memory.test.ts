import { totalmem } from 'node:os'
import { expect, test } from 'vitest'
import { defaultCacheMb, heapLimitInMb, memoryInMb } from '@/server/memory'

// The heap limits are those that V8 chooses for the memory.
test.each([
  [1024, 560, { bytes: 64, pages: 64 }],
  [2048, 1120, { bytes: 205, pages: 205 }],
  [4096, 2240, { bytes: 614, pages: 614 }],
  [8192, 2240, { bytes: 1434, pages: 1074 }],
  [12_288, 2240, { bytes: 2048, pages: 1074 }],
  [24_576, 4288, { bytes: 2048, pages: 2048 }],
])(
  'with %d MB of memory and a heap of at most %d MB the caches have room beside the application (issue 14)',
  (memory, heapLimit, expected) => {
    expect(defaultCacheMb({ memory, heapLimit })).toEqual(expected)
  },
)

test('the cached pages never fill the heap (issue 14)', () => {
  for (let memory = 256; memory <= 65_536; memory += 256)
    for (const heapLimit of [280, 560, 1120, 2240, 4288])
      expect(defaultCacheMb({ memory, heapLimit }).pages).toBeLessThan(Math.max(65, (heapLimit - 450) * 0.61))
})

test('the memory is the machine’s, or less in a container', () => {
  expect(memoryInMb()).toBeGreaterThan(100)
  expect(memoryInMb()).toBeLessThanOrEqual(totalmem() / 2 ** 20)
  expect(heapLimitInMb()).toBeGreaterThan(100)
})
