import { expect, test } from 'vitest'
import {
  formatAmount,
  formatDistance,
  formatLargeNumber,
  formatSigned,
  maskIdCard,
  maskName,
  maskPhone,
} from '@/i18n/display-formats'
import { plainText } from '@/lib/rich-text'

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [123_456_789, '1,234,567.89'],
  [-250, '-2.50'],
])('the amount %d is shown as %s (S1 9)', (amount, shown) => {
  expect(formatAmount(amount)).toBe(shown)
})

test('a telephone number shows its first three and last four characters (S1 9)', () => {
  expect(maskPhone('13812345678')).toBe('138****5678')
  expect(maskPhone('1234567')).toBe('****')
})

test('a name shows its first character only (S1 9)', () => {
  expect(maskName('林知寒')).toBe('林**')
  expect(maskName('𠮷田')).toBe('𠮷**')
  expect(maskName('')).toBe('')
})

test('an identity card shows four characters at each end (S1 9)', () => {
  expect(maskIdCard('110101199003071234')).toBe('1101**********1234')
  expect(maskIdCard('11010119')).toBe('**********')
})

test.each([
  [9_999, '9999'],
  [12_345, '1.23万'],
  [100_000_000, '1亿'],
  [-250_000_000, '-2.5亿'],
])('the number %d is %s in Chinese units (S1 9)', (value, shown) => {
  expect(formatLargeNumber(value)).toBe(shown)
})

test.each([
  [0, '< 100m'],
  [99, '< 100m'],
  [149, '100m'],
  [949, '900m'],
  [950, '0.9km'],
  [12_340, '12.3km'],
])('%d metres are shown as %s (S1 9)', (metres, shown) => {
  expect(formatDistance(metres)).toBe(shown)
})

test.each([
  [3.5, '+3.5'],
  [-3.5, '−3.5'],
  [0, '0'],
])('%d is shown with its sign as %s (S1 9)', (value, shown) => {
  expect(formatSigned(value)).toBe(shown)
})

test('tags are removed from a text (S1 9)', () => {
  expect(plainText('<p>Cold &amp; <strong>still</strong></p>')).toBe('Cold & still')
})
