import { expect, test } from 'vitest'
import { positionOf, nextTarget } from '@/ui/slider-position'

const row = { clientWidth: 1000, scrollWidth: 1600, starts: [0, 400, 800, 1200] }

test.each([
  [0, { current: 0, isStart: true, isEnd: false }],
  [230, { current: 1, isStart: false, isEnd: false }],
  [599.5, { current: 1, isStart: false, isEnd: true }],
])('a row scrolled by %s is at %o', (scrollLeft, place) => {
  expect(positionOf({ ...row, scrollLeft })).toEqual(place)
})

test('cards that all fit are start and end at once', () => {
  const whole = { scrollLeft: 0, clientWidth: 1000, scrollWidth: 1000, starts: [0, 400] }
  expect(positionOf(whole)).toEqual({ current: 0, isStart: true, isEnd: true })
})

/** Eight cards, three of them visible, with gaps of 24. */
const eight = { clientWidth: 1300, scrollWidth: 3507, starts: [0, 1, 2, 3, 4, 5, 6, 7].map((n) => n * 441) }

test.each([
  ['on from the start', 0, 1, 3],
  ['on from the middle', 1323, 1, 6],
  ['around from the end', 2207, 1, 0],
  ['back from the end', 2207, -1, 2],
  ['back to the start', 441, -1, 0],
  ['around from the start', 0, -1, 7],
] as const)('a row that shows three cards moves by three: %s (S1 2.11)', (_, scrollLeft, direction, card) => {
  expect(nextTarget({ ...eight, scrollLeft }, direction)).toBe(card)
})

test('a row that shows one card and a part of the next moves by one', () => {
  const narrow = { clientWidth: 350, scrollWidth: 939, starts: [0, 313, 626], scrollLeft: 0 }
  expect(nextTarget(narrow, 1)).toBe(1)
})

test('a single card stays', () => {
  expect(nextTarget({ clientWidth: 350, scrollWidth: 400, starts: [0], scrollLeft: 0 }, 1)).toBe(0)
})
