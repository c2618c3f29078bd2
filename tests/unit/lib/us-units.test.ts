import { expect, test } from 'vitest'
import { toUsUnit, withUsUnits } from '@/lib/us-units'

test('metric values have a unit that is usual in the US', () => {
  expect(toUsUnit(-86, 'degC')).toEqual({ value: -123, unit: 'degF' })
  expect(toUsUnit(829, 'L')).toEqual({ value: 29.3, unit: 'cuft' })
  expect(toUsUnit(1990, 'mm')).toEqual({ value: 78.3, unit: 'in' })
  expect(toUsUnit(25, 'mm')).toEqual({ value: 0.98, unit: 'in' })
  expect(toUsUnit(-17.9, 'degC')).toEqual({ value: 0, unit: 'degF' })
  expect(toUsUnit(305, 'kg')).toEqual({ value: 672, unit: 'lb' })
  expect(toUsUnit(7.2, 'kWhPerDay')).toBeNull()
})

test('kelvins are differences', () => {
  expect(toUsUnit(2.5, 'K')).toEqual({ value: 4.5, unit: 'degF' })
})

test('names and labels have US units beside the metric ones', () => {
  const texts = {
    'U830, −86\u00a0°C, 829\u00a0L': 'U830, −86\u00a0°C (−123\u00a0°F), 829\u00a0L (29.3\u00a0cu\u00a0ft)',
    'Pull-down, +25 to −80 °C': 'Pull-down, +25 to −80 °C (77 to −112\u00a0°F)',
    'Energy, room at 25 °C': 'Energy, room at 25 °C (77\u00a0°F)',
    'Between 2 and 8 °C': 'Between 2 and 8 °C (36 and 46\u00a0°F)',
    '900 × 920 × 1,990 mm': '900 × 920 × 1,990 mm (35.4 × 36.2 × 78.3\u00a0in)',
    '±2.5 °C across 27 points': '±2.5 °C (±4.5\u00a0°F) across 27 points',
    'warmer by 3 °C': 'warmer by 3 °C (5.4\u00a0°F)',
    'At −190 °C we state 0.2 °C (k = 2)': 'At −190 °C (−310\u00a0°F) we state 0.2 °C (0.4\u00a0°F) (k = 2)',
    '12 kg of ice packs': '12 kg (26.5\u00a0lb) of ice packs',
    '336 liters': '336 liters (11.9\u00a0cu\u00a0ft)',
  }
  for (const [text, expected] of Object.entries(texts)) expect(withUsUnits(text)).toBe(expected)
})

test('what is converted already, a rate, or another unit stays as it is', () => {
  for (const text of [
    '−80 °C (−112 °F)',
    '8.5 L/day',
    'Vials of 2 mL',
    '1.2 kg/h',
    'V1000 Vessel',
    'from −25 to −40 °C (−13 to −40 °F)',
  ])
    expect(withUsUnits(text)).toBe(text)
})

test('a value is converted at its first mention', () => {
  expect(withUsUnits('At 8 °C. Not above 8 °C.')).toBe('At 8 °C (46\u00a0°F). Not above 8 °C.')
})
