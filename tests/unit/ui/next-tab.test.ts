import { expect, test } from 'vitest'

import { nextTab } from '@/ui/next-tab'

test('arrows move through tabs and around their ends', () => {
  expect(nextTab({ key: 'ArrowRight', current: 0, count: 3 })).toBe(1)
  expect(nextTab({ key: 'ArrowRight', current: 2, count: 3 })).toBe(0)
  expect(nextTab({ key: 'ArrowLeft', current: 0, count: 3 })).toBe(2)
})

test('Home and End lead to the first and the last tab', () => {
  expect(nextTab({ key: 'Home', current: 1, count: 3 })).toBe(0)
  expect(nextTab({ key: 'End', current: 1, count: 3 })).toBe(2)
})

test('other keys are left to the browser', () => {
  expect(nextTab({ key: 'Tab', current: 1, count: 3 })).toBeNull()
  expect(nextTab({ key: 'ArrowDown', current: 1, count: 3 })).toBeNull()
})
