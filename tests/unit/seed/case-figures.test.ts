import { expect, test } from 'vitest'
import type { SiteId } from '@/i18n/locales'
import { caseSeeds } from '../../../scripts/seed/content/cases'
import { figuresPerSite } from '../../../scripts/seed/content/cases/figures'

const written = ['zh_CN', 'en_EN', 'es_ES', 'fr_FR'] as const
type Written = (typeof written)[number]

const rows = caseSeeds.flatMap(({ slug, figures, name, brief }) =>
  written.flatMap((site) =>
    (figuresPerSite(figures)[site] ?? []).map((row, index) => ({
      ...row,
      site,
      where: `${slug} ${index} ${site}`,
      story: plainSpaces(`${name[site] ?? ''}\n${brief[site] ?? ''}`),
    })),
  ),
)

test('a case has two or three figures, each with a label, in all languages', () => {
  const wrong = caseSeeds.filter(({ figures }) => {
    const perSite = figuresPerSite(figures)
    const isComplete = ({ figure, label }: { figure: string; label: string }) => figure && label
    return (
      figures.length < 2 ||
      figures.length > 3 ||
      !written.every((site) => perSite[site]?.length === figures.length && perSite[site].every(isComplete))
    )
  })
  expect(wrong.map(({ slug }) => slug)).toEqual([])
})

test('every figure is a fact that the name or the text of the case states in that language', () => {
  const missing = rows.filter(({ figure, story, site }) => !states(story, figure, site))
  expect(missing.map(({ where, figure }) => `${where}: ${figure}`)).toEqual([])
})

test('so is every figure in a label', () => {
  const missing = rows.flatMap(({ where, label, story, site }) =>
    numbersIn(label)
      .filter((number) => !states(story, number, site))
      .map((number) => `${where}: ${number}`),
  )
  expect(missing).toEqual([])
})

test('a figure has the same value in all languages', () => {
  const different = caseSeeds.flatMap(({ slug, figures }) => {
    const perSite = figuresPerSite(figures)
    return figures.flatMap((_, index) => {
      const values = new Set(written.map((site) => valueOf(perSite[site]?.[index], site)))
      return values.size === 1 ? [] : [`${slug} ${index}: ${[...values].join(', ')}`]
    })
  })
  expect(different).toEqual([])
})

test('labels are short', () => {
  const chinese = rows.filter(({ site, label }) => site === 'zh_CN' && hanOf(label).length > 8)
  const others = rows.filter(({ site, label }) => site !== 'zh_CN' && label.length > 30)
  expect([...chinese, ...others].map(({ where, label }) => `${where}: ${label}`)).toEqual([])
})

test('the US site has the values in US units beside the metric ones, and American words', () => {
  const labels = caseSeeds.flatMap(({ figures }) => figuresPerSite(figures).en_US ?? [])
  expect(labels.map(({ figure, unit, label }) => [figure, unit, label])).toEqual(
    expect.arrayContaining([
      ['74', 'm', 'vacuum-insulated line (243\u00a0ft)'],
      ['−178', '°C', 'warmest during the move (−288\u00a0°F)'],
      ['7.4', 'metric tons', 'less dry ice than before'],
    ]),
  )
})

/** The numbers that texts may spell out. */
const spelled: Record<Written, Record<string, string>> = {
  zh_CN: { 3: '三', 6: '六', 9: '九', 10: '十' },
  en_EN: { 2: 'two', 3: 'three', 6: 'six', 8: 'eight', 9: 'nine', 10: 'ten', 11: 'eleven' },
  es_ES: { 3: 'tres', 6: 'seis', 9: 'nueve', 10: 'diez', 11: 'once' },
  fr_FR: { 3: 'trois', 6: 'six', 9: 'neuf', 10: 'dix', 11: 'onze' },
}

function states(story: string, figure: string, site: Written): boolean {
  const number = plainSpaces(figure).replaceAll('.', '\\.')
  if (new RegExp(`(?<!\\d|\\d[.,])${number}(?!\\d|[., ]\\d{3}|[.,]\\d)`, 'u').test(story)) return true
  const word = spelled[site][figure]
  if (!word) return false
  return site === 'zh_CN'
    ? story.includes(word)
    : new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(story)
}

function numbersIn(label: string): string[] {
  return plainSpaces(label).match(/\d+(?: \d{3})*(?:[.,]\d+)*/g) ?? []
}

function valueOf(row: { figure: string; unit?: string } | undefined, site: SiteId): number {
  const digits = plainSpaces(row?.figure ?? '')
    .replaceAll(' ', '')
    .replace('−', '-')
  const hasDecimalComma = site === 'es_ES' || site === 'fr_FR'
  const value = Number(hasDecimalComma ? digits.replace(',', '.') : digits.replaceAll(',', ''))
  return Math.round(value * factorOf(row?.unit ?? '') * 100) / 100
}

function factorOf(unit: string): number {
  if (unit.startsWith('万')) return 1e4
  return unit.startsWith('mill') ? 1e6 : 1
}

function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}

function hanOf(text: string): string[] {
  return text.match(/\p{Script=Han}/gu) ?? []
}
