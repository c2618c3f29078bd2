import { toUsUnit, withUsUnits } from '@/lib/us-units'
import type { Unit } from '@/lib/units'
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

const to: Record<Language, string> = { en: ' to ', es: ' a ', fr: ' à ', zh: '–' }
/** Chinese does not write its dash beside a minus. */
const toBesideMinus: typeof to = { ...to, zh: ' 至 ' }

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

/** Always with a decimal, so that the values of a list look alike: 6.0 and 5.6 kWh/24 h. */
const measuredToTenths = new Set<Unit>(['kWhPerDay', 'LPerDay'])

/** The site that shows US units beside the stored ones (readings 34). */
const usSite: SiteId = 'en_US'

/** A measured value formatted for the site: '−86 °C', '2 to 8 °C', on en_US '829 L (29.3 cu ft)'. */
export function formatQuantity(site: SiteId, measured: Measured): string {
  const metric = formatStored(site, measured)
  const { value, upTo, unit } = measured
  const converted = site === usSite && unit ? toUsUnit(value, unit) : null
  if (!converted || !unit) return metric
  const end = upTo == null ? upTo : toUsUnit(upTo, unit)?.value
  const inUsUnit = formatStored(site, { ...converted, upTo: end })
  return `${metric} (${isSpread(measured) ? '±' : ''}${inUsUnit})`
}

/** A name or label with the units of the site: on en_US 'U830, −86 °C (−123 °F)'. */
export function withUnitsOf(site: SiteId, text: string): string {
  return site === usSite ? withUsUnits(text) : text
}

/** The same in the stored unit only, as in `/f/` (readings 34). */
export function formatStored(site: SiteId, measured: Measured): string {
  const { value, upTo, unit } = inShownUnit(measured)
  const decimals = unit && measuredToTenths.has(unit) ? 1 : 0
  const number =
    upTo == null ? formatNumber(site, value, decimals) : formatRange(site, [value, upTo], decimals)
  const symbol = unit ? unitSymbol(site, unit) : ''
  const written = `${isSpread(measured) ? '±' : ''}${number}`
  return (symbol ? `${written}\u00a0${symbol}` : written).replaceAll('-', '\u2212')
}

/** Both ends of a range and what stands between them. */
function formatRange(site: SiteId, ends: [number, number], decimals: number): string {
  const words = ends.some((end) => end < 0) ? toBesideMinus : to
  return ends.map((end) => formatNumber(site, end, decimals)).join(words[languages[site]])
}

/** Kelvins state by how much a temperature differs in either direction: a uniformity or an uncertainty. */
function isSpread({ unit, upTo }: Measured): boolean {
  return unit === 'K' && upTo == null
}

/** Whole minutes instead of seconds; differences of temperature in °C, as the texts and data sheets state them. */
export function inShownUnit(measured: Measured): Measured {
  const { value, upTo, unit } = measured
  if (unit === 'K') return { ...measured, unit: 'degC' }
  const inMinutes = unit === 's' && [value, upTo ?? value].every((end) => end >= 60 && end % 60 === 0)
  return inMinutes ? { value: value / 60, upTo: upTo == null ? upTo : upTo / 60, unit: 'min' } : measured
}

/** English and Chinese write 14%, Spanish and French 14 %. */
export function isUnitJoined(site: SiteId, unit: string): boolean {
  return unit === '%' && (languages[site] === 'en' || languages[site] === 'zh')
}

/** What separates a figure from its unit, which may be empty. */
export function spaceBeforeUnit(site: SiteId, unit: string): string {
  return unit === '' || isUnitJoined(site, unit) ? '' : '\u00a0'
}

export function unitSymbol(site: SiteId, unit: Unit): string {
  const symbol = symbols[unit]
  return typeof symbol === 'string' ? symbol : symbol[languages[site]]
}
