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
  if (unit === 'K') return { value: rounded(value * fahrenheitPerKelvin, 1), unit: usual }
  const converted = convert(value, unit, usual)
  return { value: rounded(converted, unit === 'degC' ? 0 : digitsOf(Math.abs(converted))), unit: usual }
}

const fahrenheitPerKelvin = 1.8

function digitsOf(size: number): number {
  if (size >= 100) return 0
  return size >= 1 ? 1 : 2
}

function rounded(value: number, digits: number): number {
  // Adding 0 makes −0 a 0.
  return Number(value.toFixed(digits)) + 0
}

const nbsp = '\u00a0'

const writtenUnits: Record<string, { unit: Unit; usUnit: string }> = {
  '°C': { unit: 'degC', usUnit: '°F' },
  L: { unit: 'L', usUnit: `cu${nbsp}ft` },
  liter: { unit: 'L', usUnit: `cu${nbsp}ft` },
  liters: { unit: 'L', usUnit: `cu${nbsp}ft` },
  mm: { unit: 'mm', usUnit: 'in' },
  cm: { unit: 'cm', usUnit: 'in' },
  kg: { unit: 'kg', usUnit: 'lb' },
}

const number = String.raw`[−+-]?\d[\d,]*(?:\.\d+)?`
// One value, a range or dimensions, then a unit that is not part of a rate and has no conversion behind it.
const measures = new RegExp(
  String.raw`(?<![\p{L}\d.,−+-])(±?)(${number}(?:(?: to | and |–| × )${number})*)[ ${nbsp}](${Object.keys(writtenUnits).join('|')})(?![\p{L}\d/²³]|[ ${nbsp}]\([^()]*[ ${nbsp}](?:°F|cu|in|lb))`,
  'gu',
)

/** An English text with US units in brackets behind the first mention of each metric value. */
export function withUsUnits(text: string): string {
  const seen = new Set<string>()
  return text.replace(
    measures,
    (whole: string, spread: string, values: string, symbol: string, offset: number) => {
      const { unit, usUnit } = writtenUnits[symbol] ?? {}
      if (!unit || seen.has(whole)) return whole
      seen.add(whole)
      const isDifference =
        unit === 'degC' && (spread !== '' || isDifferenceAfter(text.slice(0, offset)) || isFraction(values))
      const converted = values.replaceAll(new RegExp(number, 'gu'), (value) =>
        usText(value, isDifference ? 'K' : unit),
      )
      return `${whole} (${spread}${converted}${nbsp}${usUnit})`
    },
  )
}

/** 'By less than 3 °C', 'uniform to 1 °C': how far apart, not how warm. */
function isDifferenceAfter(before: string): boolean {
  return /\b(?:by|than|within|(?:uncertainty|drift) (?:of|is)|uniform to) $/.test(before)
}

/** '0.3 °C' is an accuracy. */
function isFraction(value: string): boolean {
  return /^0\.\d*[1-9]$/.test(value)
}

function usText(written: string, unit: Unit): string {
  const metric = Number(written.replaceAll(',', '').replace('−', '-'))
  const { value } = toUsUnit(metric, unit) ?? { value: metric }
  return value.toLocaleString('en-US').replace('-', '−')
}
