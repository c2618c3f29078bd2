import { convert, type Unit } from '@/lib/units'
import { formatNumber } from './format'
import type { SiteId } from './locales'

export type Measured = {
  value: number
  /** The other end of a range. */
  upTo?: number | null
  /** None for plain numbers. */
  unit?: Unit | null
}

type Language = 'en' | 'es' | 'fr' | 'zh'

const languages: Record<SiteId, Language> = {
  zh_CN: 'zh',
  en_EN: 'en',
  en_US: 'en',
  en_UK: 'en',
  es_ES: 'es',
  fr_FR: 'fr',
}

const to: Record<Language, string> = { en: ' to ', es: ' a ', fr: ' à ', zh: ' 至 ' }

const symbols: Record<Unit, string | Record<Language, string>> = {
  degC: '°C',
  degF: '°F',
  K: 'K',
  L: 'L',
  mL: 'mL',
  m3: 'm³',
  cuft: 'cu ft',
  kg: 'kg',
  g: 'g',
  lb: 'lb',
  mm: 'mm',
  cm: 'cm',
  m: 'm',
  in: 'in',
  m2: 'm²',
  W: 'W',
  kW: 'kW',
  kWhPerDay: 'kWh/24 h',
  V: 'V',
  A: 'A',
  Hz: 'Hz',
  dBA: 'dB(A)',
  h: 'h',
  min: 'min',
  s: 's',
  d: { en: 'days', es: 'días', fr: 'jours', zh: '天' },
  years: { en: 'years', es: 'años', fr: 'ans', zh: '年' },
  mPerS: 'm/s',
  m3PerH: 'm³/h',
  LPerDay: { en: 'L/day', es: 'L/día', fr: 'L/jour', zh: 'L/天' },
  kPa: 'kPa',
  bar: 'bar',
  lx: 'lx',
  percent: '%',
  pcs: { en: '', es: '', fr: '', zh: '' },
}

// Shown in the US in addition to the stored units (readings 34).
const usUnits: Partial<Record<SiteId, Partial<Record<Unit, { unit: Unit; digits: number }>>>> = {
  en_US: { degC: { unit: 'degF', digits: 0 }, L: { unit: 'cuft', digits: 1 } },
}

/** A measured value formatted for the site: '−86 °C', '2 to 8 °C', on en_US '829 L (29.3 cu ft)'. */
export function formatQuantity(site: SiteId, measured: Measured): string {
  const metric = formatStored(site, measured)
  const other = measured.unit ? usUnits[site]?.[measured.unit] : undefined
  if (!other || !measured.unit) return metric
  const from = measured.unit
  const inUsUnit = (value: number) => rounded(convert(value, from, other.unit), other.digits)
  const { value, upTo } = measured
  const converted = { value: inUsUnit(value), upTo: upTo == null ? upTo : inUsUnit(upTo), unit: other.unit }
  return `${metric} (${formatStored(site, converted)})`
}

/** The same in the stored unit only, as in `/f/` (readings 34). */
export function formatStored(site: SiteId, { value, upTo, unit }: Measured): string {
  const language = languages[site]
  const number =
    upTo == null
      ? formatNumber(site, value)
      : [value, upTo].map((end) => formatNumber(site, end)).join(to[language])
  const symbol = unit ? unitSymbol(site, unit) : ''
  return (symbol ? `${number}\u00a0${symbol}` : number).replaceAll('-', '\u2212')
}

export function unitSymbol(site: SiteId, unit: Unit): string {
  const symbol = symbols[unit]
  return typeof symbol === 'string' ? symbol : symbol[languages[site]]
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
