import { expect, test } from 'vitest'
import { currentSection } from '@/ui/current-section'

test.each([
  [[400, 900, 1500], 0],
  [[-20, 900, 1500], 0],
  [[-900, 250, 800], 1],
  [[-2000, -900, 100], 2],
])('with sections at %o the current one is %s', (tops, current) => {
  expect(currentSection({ tops, line: 300, atEnd: false })).toBe(current)
})

test('at the end of the page the last section is current', () => {
  expect(currentSection({ tops: [-900, 250, 800], line: 300, atEnd: true })).toBe(2)
})
