import { expect, test } from 'vitest'
import { formatQuantity, formatStored, withUnitsOf } from '@/i18n/quantity'

test('a value is written with a minus sign and its unit', () => {
  expect(formatQuantity('en_EN', { value: -86, unit: 'degC' })).toBe('−86\u00a0°C')
  expect(formatQuantity('fr_FR', { value: 7.2, unit: 'kWhPerDay' })).toBe('7,2\u00a0kWh/24 h')
  expect(formatQuantity('zh_CN', { value: 10, unit: 'years' })).toBe('10\u00a0年')
})

test('a range is written in the language', () => {
  expect(formatQuantity('en_UK', { value: -86, upTo: -40, unit: 'degC' })).toBe('−86 to −40\u00a0°C')
  expect(formatQuantity('zh_CN', { value: 2, upTo: 8, unit: 'degC' })).toBe('2–8\u00a0°C')
  expect(formatQuantity('zh_CN', { value: -86, upTo: -40, unit: 'degC' })).toBe('−86 至 −40\u00a0°C')
  expect(formatQuantity('es_ES', { value: 2, upTo: 8, unit: 'degC' })).toBe('2 a 8\u00a0°C')
})

test('en_US shows Fahrenheit and cubic feet beside the stored units (readings 34)', () => {
  expect(formatQuantity('en_US', { value: -86, unit: 'degC' })).toBe('−86\u00a0°C (−123\u00a0°F)')
  expect(formatQuantity('en_US', { value: 829, unit: 'L' })).toBe('829\u00a0L (29.3\u00a0cu ft)')
  expect(formatStored('en_US', { value: 829, unit: 'L' })).toBe('829\u00a0L')
})

test('en_US shows inches, pounds and differences in °F, too', () => {
  expect(formatQuantity('en_US', { value: 900, unit: 'mm' })).toBe('900\u00a0mm (35.4\u00a0in)')
  expect(formatQuantity('en_US', { value: 305, unit: 'kg' })).toBe('305\u00a0kg (672\u00a0lb)')
  expect(formatQuantity('en_US', { value: 2.5, unit: 'K' })).toBe('±2.5\u00a0°C (±4.5\u00a0°F)')
  expect(formatQuantity('en_UK', { value: 900, unit: 'mm' })).toBe('900\u00a0mm')
})

test('names and labels have the units of the site', () => {
  expect(withUnitsOf('en_US', 'Energy, room at 25 °C')).toBe('Energy, room at 25 °C (77\u00a0°F)')
  expect(withUnitsOf('en_EN', 'Energy, room at 25 °C')).toBe('Energy, room at 25 °C')
})

test('whole minutes are written in minutes, differences of temperature in °C', () => {
  expect(formatStored('zh_CN', { value: 600, unit: 's' })).toBe('10\u00a0min')
  expect(formatStored('en_EN', { value: 90, unit: 's' })).toBe('90\u00a0s')
  expect(formatStored('es_ES', { value: 60, upTo: 600, unit: 's' })).toBe('1 a 10\u00a0min')
  expect(formatStored('fr_FR', { value: 2.5, unit: 'K' })).toBe('±2,5\u00a0°C')
})

test('a number without a unit is written alone', () => {
  expect(formatQuantity('en_EN', { value: 57600, unit: 'pcs' })).toBe('57,600')
  expect(formatQuantity('en_EN', { value: 4 })).toBe('4')
})
