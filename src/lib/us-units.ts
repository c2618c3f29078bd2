import { convert, type Unit } from './units'

/** What is usual in the US instead of a metric unit. Kelvins state differences, never temperatures. */
const usUnits: Partial<Record<Unit, Unit>> = {
  degC: 'degF',
  K: 'degF',
  L: 'cuft',
  m3: 'cuft',
  mm: 'in',
  cm: 'in',
  kg: 'lb',
}

/** The value in the unit that is usual in the US, rounded; null if there is none. */
export function toUsUnit(value: number, unit: Unit): { value: number; unit: Unit } | null {
  const usual = usUnits[unit]
  if (!usual) return null
  if (unit === 'K') return { value: roundedDifference(value * fahrenheitPerKelvin), unit: usual }
  const converted = convert(value, unit, usual)
  return { value: unit === 'degC' ? rounded(converted, 0) : roundedSize(converted), unit: usual }
}

const fahrenheitPerKelvin = 1.8

function roundedDifference(value: number): number {
  return rounded(value, Math.abs(value) >= 0.1 ? 1 : 2)
}

/** No more precise than the metric figures: from a thousand on four figures if the first is 1, else three. */
function roundedSize(value: number): number {
  const size = Math.abs(value)
  if (size < 1000) return rounded(value, digitsOf(size))
  return Number(value.toPrecision(String(Math.round(size)).startsWith('1') ? 4 : 3))
}

function digitsOf(size: number): number {
  if (size >= 100) return 0
  return size >= 1 ? 1 : 2
}

function rounded(value: number, digits: number): number {
  // Adding 0 makes −0 a 0.
  return Number(value.toFixed(digits)) + 0
}

const nbsp = '\u00a0'

type WrittenUnit = {
  usUnit: string
  /** The unit of values that is converted by the same rule. */
  unit?: Unit
  /** Of units that only texts have. */
  factor?: number
}

const feet: WrittenUnit = { usUnit: 'ft', factor: 1 / 0.3048 }
const miles: WrittenUnit = { usUnit: 'mi', factor: 1 / 1.609344 }
const squareFeet: WrittenUnit = { usUnit: `sq${nbsp}ft`, factor: 1 / 0.3048 ** 2 }
const cubicFeet: WrittenUnit = { usUnit: `cu${nbsp}ft`, unit: 'm3' }

const writtenUnits: Record<string, WrittenUnit> = {
  '°C': { unit: 'degC', usUnit: '°F' },
  L: { unit: 'L', usUnit: `cu${nbsp}ft` },
  liter: { unit: 'L', usUnit: `cu${nbsp}ft` },
  liters: { unit: 'L', usUnit: `cu${nbsp}ft` },
  mm: { unit: 'mm', usUnit: 'in' },
  cm: { unit: 'cm', usUnit: 'in' },
  kg: { unit: 'kg', usUnit: 'lb' },
  m: feet,
  meter: feet,
  meters: feet,
  km: miles,
  kilometers: miles,
  'm²': squareFeet,
  'square meters': squareFeet,
  'm³': cubicFeet,
  'cubic meters': cubicFeet,
}

const number = String.raw`[−+-]?\d+(?:,\d{3})*(?:\.\d+)?`
const several = `(?:, ${number})+ (?:or|and) ${number}|(?:(?: to | and | or | by |–| × )${number})*`
const symbols = Object.keys(writtenUnits)
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const rate = String.raw`/| (?:a|an|per) (?:day|hour|minute|second)\b`
const liquid = ' of (?:liquid|oil|nitrogen|gas|water)'
// One value, a range, a list or dimensions, then a unit that is not part of a rate and has no conversion behind it.
const measures = new RegExp(
  String.raw`(?<![\p{L}\d.,−+-])(±?)(${number}(?:${several}))[ ${nbsp}-](${symbols})(?![\p{L}\d²³]|${rate}|${liquid}|[ ${nbsp}]\([^()]*[ ${nbsp}](?:°F|cu|sq|in|ft|mi|lb))`,
  'gu',
)

/** An English text with US units in brackets behind the first mention of each metric value. */
export function withUsUnits(text: string): string {
  const seen = new Set<string>()
  return text.replace(
    measures,
    (whole: string, spread: string, values: string, symbol: string, offset: number) => {
      const written = writtenUnits[symbol]
      if (!written || seen.has(whole)) return whole
      seen.add(whole)
      const isDifference =
        written.unit === 'degC' &&
        (spread !== '' ||
          isDifferenceBetween(text.slice(0, offset), values, text.slice(offset + whole.length)))
      const converted = values.replaceAll(new RegExp(number, 'gu'), (value) =>
        usText(value, isDifference ? { ...written, unit: 'K' } : written),
      )
      return `${whole} (${spread}${converted}${nbsp}${written.usUnit})`
    },
  )
}

/** 'By less than 3 °C', 'within 1 °C', '2 °C warmer': how far apart, not how warm. 'Within 2–8 °C' are temperatures. */
function isDifferenceBetween(before: string, values: string, after: string): boolean {
  if (/\bby (?:(?:less|more|no more) than )?$/.test(before)) return true
  if (!new RegExp(`^${number}$`, 'u').test(values)) return false
  return (
    isFraction(values) ||
    /\b(?:within|(?:uncertainty|drift) (?:of|is)|uniform to) $/.test(before) ||
    /^ (?:warmer|cooler|colder|hotter|apart)\b/.test(after)
  )
}

/** '0.3 °C' is an accuracy. */
function isFraction(value: string): boolean {
  return /^0\.\d*[1-9]$/.test(value)
}

function usText(written: string, unit: WrittenUnit): string {
  return usValue(written, unit).toLocaleString('en-US').replace('-', '−')
}

function usValue(written: string, { unit, factor }: WrittenUnit): number {
  const metric = Number(written.replaceAll(',', '').replace('−', '-'))
  if (factor) return roundedSize(metric * factor)
  if (unit === 'degC' && written.includes('.')) return rounded(convert(metric, 'degC', 'degF'), 1)
  return (unit && toUsUnit(metric, unit)?.value) ?? metric
}
