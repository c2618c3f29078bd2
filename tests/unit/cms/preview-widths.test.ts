import { expect, test } from 'vitest'
import { parseWidth, scaleToFit, windowIn } from '@/cms/preview/widths'

test('a page is reduced to the space for it and never enlarged', () => {
  expect(scaleToFit(1440, 700)).toBeCloseTo(0.486, 3)
  expect(scaleToFit(390, 700)).toBe(1)
  expect(scaleToFit(1440, 0)).toBe(1)
})

test('the window of a reduced page fills the pane, but is not higher than it is wide or than a phone', () => {
  expect(windowIn({ width: 720, height: 600 }, 1440)).toEqual({ width: 1440, height: 1200, scale: 0.5 })
  expect(windowIn({ width: 720, height: 900 }, 1440).height).toBe(1440)
  expect(windowIn({ width: 720, height: 1000 }, 390)).toEqual({ width: 390, height: 844, scale: 1 })
})

test.each([
  ['1200', 1200],
  ['319', null],
  ['2561', null],
  ['', null],
  ['12.5', null],
])('the typed width %j is %j', (text, width) => {
  expect(parseWidth(text)).toBe(width)
})
