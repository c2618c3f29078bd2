import { expect, test } from 'vitest'
import { partsOf, withoutFigures, type FigureRow } from '../../../scripts/seed/figure-rows'
import { hanOf, numbersIn, plainSpaces, states, valueOf, written, type Written } from './shown-figures'
import { translated } from './texts'

const blocks = translated.flatMap(({ where, texts }) =>
  written.flatMap((site) =>
    partsOf(texts[site] ?? '')
      .flatMap((part) => ('figures' in part ? [part.figures] : []))
      .map((rows) => ({ where, site, rows, story: storyOf(where, site) })),
  ),
)

const rows = blocks.flatMap(({ where, site, rows: own, story }) =>
  own.map((row) => ({ ...row, site, story, at: `${where} ${site}: ${row.figure}` })),
)

test('all services and solutions have key figures in their texts', () => {
  const shown = new Set(blocks.map(({ where }) => where).filter((where) => !where.startsWith('company')))
  expect([...shown].filter((where) => where.startsWith('solutions'))).toHaveLength(14)
  expect([...shown].filter((where) => where.startsWith('services'))).toHaveLength(15)
  expect(shown.size).toBe(29)
})

test('a text has one block of two or three figures, which the editor accepts', () => {
  const names = blocks.map(({ where, site }) => `${where} ${site}`)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(blocks.filter(({ rows: own }) => own.length < 2 || own.length > 3)).toEqual([])
  expect(rows.filter(({ figure, label }) => !figure || !label)).toEqual([])
  const tooLong = rows.filter(({ figure, unit }) => figure.length > 12 || unit.length > 16)
  expect(tooLong.map(({ at }) => at)).toEqual([])
})

test('three labels fit beside each other', () => {
  const long = rows.filter(({ site, label }) =>
    site === 'zh_CN' ? hanOf(label).length > 14 : label.length > 30,
  )
  expect(long.map(({ at, label }) => `${at} ${label}`)).toEqual([])
})

test('every figure is a fact that the text around it states in that language, or the contract around it', () => {
  const missing = rows.filter(
    ({ figure, label, story, site }) =>
      !numbersIn(`${figure}; ${label}`).every((number) => states(story, number, site)),
  )
  expect(missing.map(({ at, label }) => `${at} ${label}`)).toEqual([])
})

test('a text has the same figures in all languages, but the history in Chinese, which is shown below the statistics', () => {
  const different = translated.flatMap(({ where, texts }) => {
    const shown = written.filter((site) => texts[site] && !(isHistory(where) && site === 'zh_CN'))
    const values = new Set(shown.map((site) => valuesOf(rowsOf(texts[site]), site)))
    return values.size > 1 ? [`${where}: ${[...values].join(' / ')}`] : []
  })
  expect(different).toEqual([])
})

test('the US site has the values in US units behind the labels', () => {
  const american = translated.flatMap(({ texts }) => rowsOf(texts.en_US))
  expect(american).toEqual(
    expect.arrayContaining([
      { figure: '−61', unit: '°C', label: 'warmest rack (−78\u00a0°F)' },
      { figure: '±1.5', unit: '°C', label: 'throughout the refrigerator (±2.7\u00a0°F)' },
      { figure: '600', unit: 'm²', label: 'rented in Qingyu (6,460\u00a0sq\u00a0ft)' },
    ]),
  )
  expect(american.filter(({ label }) => label.length > 60)).toEqual([])
})

/** The text without its figures; of a contract, all texts: its overview is followed by what it contains. */
function storyOf(where: string, site: Written): string {
  const seed = /^services\.contracts\.[\w-]+\./.exec(where)?.[0]
  const around = translated.filter((text) => (seed ? text.where.startsWith(seed) : text.where === where))
  return plainSpaces(around.map(({ texts }) => withoutFigures(texts[site] ?? '')).join('\n'))
}

function rowsOf(text: string | undefined): FigureRow[] {
  return partsOf(text ?? '').flatMap((part) => ('figures' in part ? part.figures : []))
}

function valuesOf(own: FigureRow[], site: Written): string {
  return own
    .map(({ figure, unit }) =>
      numbersIn(figure)
        .map((number) => valueOf({ figure: number, unit }, site))
        .join('–'),
    )
    .join(', ')
}

/** The Chinese about page shows the statistics of the company above it. */
function isHistory(where: string): boolean {
  return where === 'company.companyTextSeeds.0.content'
}
