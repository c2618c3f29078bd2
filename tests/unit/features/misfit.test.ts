import { expect, test } from 'vitest'
import { isCutOff, isOverflowing, misfitOf, type Box } from '@/features/preview/components/misfit'

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom })
/** Lines of a text, 20 px high. */
const lines = (count: number, width = 100) =>
  Array.from({ length: count }, (_, index) => box(0, index * 20, width, index * 20 + 20))
const hidden = (around: Box) => ({ box: around, hidesX: true, hidesY: true })

test('a text whose last lines are hidden is cut off', () => {
  expect(isCutOff(lines(3), hidden(box(0, 0, 100, 60)))).toBe(false)
  expect(isCutOff(lines(3), hidden(box(0, 0, 100, 40)))).toBe(true)
})

test('a text in one line that ends with an ellipsis is cut off', () => {
  expect(isCutOff(lines(1, 140), hidden(box(0, 0, 100, 20)))).toBe(true)
  expect(isCutOff(lines(1, 100.6), hidden(box(0, 0, 100, 20)))).toBe(false)
})

test('boxes of letters that are higher than their lines do not count', () => {
  expect(isCutOff([box(0, -4, 100, 24)], hidden(box(0, 0, 100, 20)))).toBe(false)
})

test('what is hidden completely, or on purpose, is not cut off', () => {
  expect(isCutOff(lines(2), hidden(box(0, 100, 100, 140)))).toBe(false)
  expect(isCutOff(lines(2), hidden(box(200, 0, 300, 40)))).toBe(false)
  expect(isCutOff(lines(2), hidden(box(0, 0, 1, 1)))).toBe(false)
})

test('a box that hides only one axis does not cut the other', () => {
  const around = box(0, 0, 50, 20)
  expect(isCutOff(lines(1), { box: around, hidesX: false, hidesY: true })).toBe(false)
  expect(isCutOff(lines(2, 50), { box: around, hidesX: true, hidesY: false })).toBe(false)
})

test('a word that is wider than its column overflows, unless it is cut off', () => {
  const column = box(0, 0, 80, 40)
  expect(isOverflowing(lines(2), column)).toBe(true)
  expect(isOverflowing(lines(2, 80), column)).toBe(false)
  expect(misfitOf(lines(2), column, [])).toBe('overflowing')
  expect(misfitOf(lines(2), column, [hidden(column)])).toBe('cut')
  expect(misfitOf([], column, [])).toBeNull()
})
