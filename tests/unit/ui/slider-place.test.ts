import { expect, test } from 'vitest'
import { placeOf } from '@/ui/slider-place'

const row = { clientWidth: 1000, scrollWidth: 1600, starts: [0, 400, 800, 1200] }

test.each([
  [0, { current: 0, isStart: true, isEnd: false }],
  [230, { current: 1, isStart: false, isEnd: false }],
  [599.5, { current: 1, isStart: false, isEnd: true }],
])('a row scrolled by %s stands at %o', (scrollLeft, place) => {
  expect(placeOf({ ...row, scrollLeft })).toEqual(place)
})

test('cards that all fit are start and end at once', () => {
  const whole = { scrollLeft: 0, clientWidth: 1000, scrollWidth: 1000, starts: [0, 400] }
  expect(placeOf(whole)).toEqual({ current: 0, isStart: true, isEnd: true })
})
