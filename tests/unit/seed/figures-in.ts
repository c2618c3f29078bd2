import type { SiteId } from '@/i18n/locales'

const units = '°C|kWh|kW|W|kg|g|mm|m²|m³|m/s|dB\\(A\\)|mL|%|bar|V|lx'
const number = '\\d{1,3}(?:[\\u00a0\\u202f ]\\d{3})+|\\d+(?:[.,]\\d+)*'
const before = '(?<![\\p{L}\\d.,]|\\d[\\u00a0\\u202f ])'
const range = '(?:–| (?:to|and|y|a|et|à|至) (?:un |los )?[−+]?)'
const measured = new RegExp(
  `${before}(?:(${number})${range})?(${number})[\\u00a0\\u202f ]?(?:\\| )?(${units})(?![\\p{L}\\d])`,
  'gu',
)

/**
 * Figures with a unit, such as 7.2 kWh, or 7.2 | kWh in a block of key figures, in one notation for all languages; a
 * range counts as its two ends.
 */
export function figuresIn(text: string | undefined, site: SiteId): string[] {
  return [...withoutMyriads(text ?? '').matchAll(measured)].flatMap(([, from, to = '', unit]) =>
    [from, to].flatMap((figure) => (figure ? [`${plain(figure, site)} ${unit}`] : [])),
  )
}

function plain(figure: string, site: SiteId): string {
  const digits = figure.replace(/[\u00a0\u202f ]/g, '')
  return site === 'es_ES' || site === 'fr_FR' ? digits.replace(',', '.') : digits.replaceAll(',', '')
}

/** 3.2 万 is 32000. */
function withoutMyriads(text: string): string {
  return text.replace(
    /(\d+(?:\.\d+)?)[\u00a0 ]万[\u00a0 ]/g,
    (_, figure: string) => `${Math.round(Number(figure) * 1e4)} `,
  )
}
