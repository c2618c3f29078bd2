import { afterEach, expect, test, vi } from 'vitest'
import { newId } from '@/lib/id'

test('ids are 19 decimal digits in the order of creation (architecture, decision 2)', () => {
  const ids = Array.from({ length: 10_000 }, newId)
  expect(ids.every((id) => /^\d{19}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  expect([...ids].sort()).toEqual(ids)
})

afterEach(() => vi.useRealTimers())

test('more ids than a millisecond has are still unique when the clock advances', () => {
  vi.useFakeTimers({ now: Date.now() + 60_000 })
  const burst = Array.from({ length: 9_000 }, newId)
  vi.advanceTimersByTime(1)
  const later = Array.from({ length: 9_000 }, newId)
  const ids = [...burst, ...later]
  expect(new Set(ids).size).toBe(ids.length)
  expect([...ids].sort()).toEqual(ids)
})

test('new ids sort after those of the old system', () => {
  expect(newId() > '1259044317048664065').toBe(true)
})
