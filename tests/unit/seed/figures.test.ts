import { expect, test } from 'vitest'
import type { SiteId } from '@/i18n/locales'
import { translated } from './texts'

const units = '°C|kWh|kW|W|kg|mm|m²|m³|m/s|dB\\(A\\)|mL|%|bar|lx'
const number = '\\d{1,3}(?:[\\u00a0\\u202f ]\\d{3})+|\\d+(?:[.,]\\d+)*'
const before = '(?<![\\p{L}\\d.,]|\\d[\\u00a0\\u202f ])'
const range = '(?:–| (?:to|and|y|a|et|à) (?:un |los )?[−+]?)'
const measured = new RegExp(
  `${before}(?:(${number})${range})?(${number})[\\u00a0\\u202f ]?(${units})(?![\\p{L}\\d])`,
  'gu',
)

test.each([
  ['es_ES', 'en_EN'],
  ['fr_FR', 'en_EN'],
  ['en_EN', 'es_ES'],
  ['en_EN', 'fr_FR'],
] as const)('every measured figure of %s is in %s as well', (site, other) => {
  const missing = translated.flatMap(({ where, texts }) => {
    const there = new Set(figuresIn(texts[other], other))
    if (!texts[site] || !texts[other]) return []
    return figuresIn(texts[site], site)
      .filter((figure) => !there.has(figure))
      .map((figure) => `${where}: ${figure}`)
  })
  expect(missing).toEqual([])
})

test('shares and energies of the English texts are in the Chinese ones, but for news and banners, which differ', () => {
  const missing = translated.flatMap(({ where, texts }) => {
    const there = new Set(figuresIn(texts.zh_CN, 'zh_CN'))
    if (!texts.zh_CN || !texts.en_EN || /^(banners|news)/.test(where)) return []
    return figuresIn(texts.en_EN, 'en_EN')
      .filter((figure) => /%|kWh/.test(figure) && !there.has(figure))
      .map((figure) => `${where}: ${figure}`)
  })
  expect(missing).toEqual([])
})

/** Figures with a unit, such as 7.2 kWh, in one notation for all languages; a range counts as its two ends. */
function figuresIn(text: string | undefined, site: SiteId): string[] {
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
