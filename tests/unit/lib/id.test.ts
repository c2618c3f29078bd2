import { expect, test } from 'vitest'
import { newId } from '@/lib/id'

test('ids are 19 decimal digits in the order of their making (architecture, decision 2)', () => {
  const ids = Array.from({ length: 10_000 }, newId)
  expect(ids.every((id) => /^\d{19}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  expect([...ids].sort()).toEqual(ids)
})

test('new ids sort after those of the old system', () => {
  expect(newId() > '1259044317048664065').toBe(true)
})
