import { withMarkOf, withoutMarks } from '@/lib/content-marks'
import { languageTag, type SiteId } from './locales'

export type DateStyle = 'long' | 'short'

/** The parts of a date, for lists that show the day as a large number. */
export type DateParts = {
  /** For the `datetime` attribute. */
  iso: string
  /** Two digits. */
  day: string
  /** Short name: Sep, sept, 9月. */
  month: string
  year: string
}

/** How a site writes dates. */
type DateRules = {
  timeZone: 'Asia/Shanghai' | 'UTC'
  /** The locale for Intl; global English has the day first. */
  tag: string
  /** Dates are numbers in the order of ISO 8601, and a month is written with its number. */
  isNumeric: boolean
  /** The first day of a month, where it is an ordinal, which Intl does not know. */
  firstDay: string
}

const common = { timeZone: 'UTC', isNumeric: false, firstDay: '1' } as const

/** Beijing time on the Chinese site, UTC elsewhere (readings 26). */
const dateRules: Record<SiteId, DateRules> = {
  zh_CN: { ...common, tag: languageTag.zh_CN, timeZone: 'Asia/Shanghai', isNumeric: true },
  en_EN: { ...common, tag: 'en-GB' },
  en_US: { ...common, tag: languageTag.en_US },
  en_UK: { ...common, tag: languageTag.en_UK },
  es_ES: { ...common, tag: languageTag.es_ES },
  fr_FR: { ...common, tag: languageTag.fr_FR, firstDay: '1er' },
}

/** The locale for formatting numbers and dates. */
export function formatTag(site: SiteId): string {
  return dateRules[site].tag
}

export function timeZone(site: SiteId): DateRules['timeZone'] {
  return dateRules[site].timeZone
}

/**
 * The date of a time: '3 September 2026' (US 'September 3, 2026'), always '2026-09-03' on zh_CN.
 * @throws RangeError when `iso` is no date
 */
export function formatDate(site: SiteId, iso: string, style: DateStyle = 'long'): string {
  const { isNumeric, firstDay } = dateRules[site]
  if (isNumeric) return withMarkOf(iso, numericDay(site, iso))
  const written = dateFormat(site, { day: 'numeric', month: style, year: 'numeric' }).format(dateOf(iso))
  return withMarkOf(iso, written.replace(/^1 /, `${firstDay} `))
}

/** A date for `<time>`, and as pages show it. */
export function shownDate(site: SiteId, iso: string): { iso: string; text: string } {
  return { iso: withoutMarks(iso), text: formatDate(site, iso) }
}

/** @throws RangeError when `iso` is no date */
export function dateParts(site: SiteId, iso: string): DateParts {
  const [year = '', , day = ''] = numericDay(site, iso).split('-')
  const month = dateFormat(site, { month: 'short' }).format(dateOf(iso))
  return {
    iso: withoutMarks(iso),
    day: withMarkOf(iso, day),
    month: withMarkOf(iso, month),
    year: withMarkOf(iso, year),
  }
}

/** The month of a year, '2026-03': 'March 2026'; as it is on zh_CN. */
export function formatMonth(site: SiteId, month: string): string {
  if (dateRules[site].isNumeric) return month
  return dateFormat(site, { month: 'long', year: 'numeric' }).format(new Date(`${month}-15`))
}

/** The name of a month (1-12) on its own: 'March', '3月'. */
export function monthName(site: SiteId, month: number): string {
  const style = dateRules[site].isNumeric ? 'short' : 'long'
  return dateFormat(site, { month: style }).format(new Date(Date.UTC(2000, month - 1, 15)))
}

/** What texts put between thousands, where Intl does otherwise: it has the full stop that Spanish spelling gave up. */
const thousandsSeparators: Partial<Record<SiteId, string>> = { es_ES: '\u00a0' }

export function formatNumber(site: SiteId, value: number, minimumFractionDigits = 0): string {
  const format = new Intl.NumberFormat(formatTag(site), { minimumFractionDigits })
  const separator = thousandsSeparators[site]
  if (separator === undefined) return format.format(value)
  return format
    .formatToParts(value)
    .map((part) => (part.type === 'group' ? separator : part.value))
    .join('')
}

/** Dates of previews carry their origin (decision 98). */
function dateOf(iso: string): Date {
  return new Date(withoutMarks(iso))
}

function numericDay(site: SiteId, iso: string): string {
  const format = dateFormat(site, { day: '2-digit', month: '2-digit', year: 'numeric' })
  const parts = new Map(format.formatToParts(dateOf(iso)).map(({ type, value }) => [type, value]))
  return [parts.get('year'), parts.get('month'), parts.get('day')].join('-')
}

const formats = new Map<string, Intl.DateTimeFormat>()

function dateFormat(site: SiteId, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${site}${JSON.stringify(options)}`
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(formatTag(site), { ...options, timeZone: timeZone(site) })
  formats.set(key, format)
  return format
}
