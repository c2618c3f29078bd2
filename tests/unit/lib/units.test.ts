import { expect, test } from 'vitest'
import { convert, isUnit, quantityOf } from '@/lib/units'

test('values are converted within a quantity', () => {
  expect(convert(-86, 'degC', 'degF')).toBeCloseTo(-122.8, 6)
  expect(convert(-122.8, 'degF', 'degC')).toBeCloseTo(-86, 6)
  expect(convert(829, 'L', 'cuft')).toBeCloseTo(29.28, 2)
  expect(convert(2, 'd', 'h')).toBe(48)
})

test('units of different quantities are not converted', () => {
  expect(() => convert(1, 'degC', 'L')).toThrow('degC cannot be converted to L')
})

test('an unknown unit is none', () => {
  expect(isUnit('furlong')).toBe(false)
  expect(isUnit('constructor')).toBe(false)
  expect(quantityOf('cuft')).toBe('volume')
})
