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
    'At −196, −80, −30, 5 or 22 °C, as':
      'At −196, −80, −30, 5 or 22 °C (−321, −112, −22, 41 or 72\u00a0°F), as',
    'A 348-liter freezer': 'A 348-liter (12.3\u00a0cu\u00a0ft) freezer',
    '336 liters': '336 liters (11.9\u00a0cu\u00a0ft)',
  }
  for (const [text, expected] of Object.entries(texts)) expect(withUsUnits(text)).toBe(expected)
})

test('lengths, distances and areas of texts have US units, too', () => {
  const texts = {
    'reaches 4,310 meters': 'reaches 4,310 meters (14,140\u00a0ft)',
    'The last 60 km took a day': 'The last 60 km (37.3\u00a0mi) took a day',
    '60 kilometers': '60 kilometers (37.3\u00a0mi)',
    '5,200\u00a0m² of storage': '5,200\u00a0m² (56,000\u00a0sq\u00a0ft) of storage',
    '600 m³': '600 m³ (21,200\u00a0cu\u00a0ft)',
    'measures 24 by 7 by 3.6 meters': 'measures 24 by 7 by 3.6 meters (78.7 by 23 by 11.8\u00a0ft)',
    'between 200 and 4,100 meters': 'between 200 and 4,100 meters (656 and 13,450\u00a0ft)',
  }
  for (const [text, expected] of Object.entries(texts)) expect(withUsUnits(text)).toBe(expected)
})

test('limits are temperatures, deviations are differences', () => {
  const texts = {
    'vaccines were within 2–8 °C': 'vaccines were within 2–8 °C (36–46\u00a0°F)',
    'warmer than −60 °C': 'warmer than −60 °C (−76\u00a0°F)',
    'never more than 8 °C': 'never more than 8 °C (46\u00a0°F)',
    'warm by less than 3 °C': 'warm by less than 3 °C (5.4\u00a0°F)',
    'varies by no more than 2 °C': 'varies by no more than 2 °C (3.6\u00a0°F)',
    'The outside was 1.6 °C cooler': 'The outside was 1.6 °C (2.9\u00a0°F) cooler',
    'uniform to 0.01 °C': 'uniform to 0.01 °C (0.02\u00a0°F)',
    'between 3.6 °C and 4.9 °C': 'between 3.6 °C (38.5\u00a0°F) and 4.9 °C (40.8\u00a0°F)',
  }
  for (const [text, expected] of Object.entries(texts)) expect(withUsUnits(text)).toBe(expected)
})

test('what is converted already, a rate, or another unit stays as it is', () => {
  for (const text of [
    '−80 °C (−112 °F)',
    '8.5 L/day',
    '8.5 liters a day',
    '700 liters of gas',
    '0.45 m/s',
    '90,000 m³/h',
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
