import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fallbackOf, type SiteId } from '@/i18n/locales'
import { isUnit, quantityOf } from '@/lib/units'
import { catalogueSeeds } from '../../../scripts/seed/content/catalogue'
import { solutionSeeds } from '../../../scripts/seed/content/solutions'
import { models } from '../../../scripts/seed/content/catalogue/range'
import type { Model } from '../../../scripts/seed/content/catalogue/types'
import type { Localised } from '../../../scripts/seed/content/types'

const { categories, parameterClasses, parameters, products } = catalogueSeeds
const written = ['zh_CN', 'en_EN', 'es_ES', 'fr_FR'] as const
const ultraLow = models.filter(({ temperature }) => temperature?.from === -86)

const texts = [
  ...categories.flatMap(({ slug, name, lead }) => of(slug, { name, lead })),
  ...parameterClasses.flatMap(({ slug, name }) => of(slug, { name })),
  ...parameters.flatMap(({ code, name }) => of(code, { name })),
  ...products.flatMap(({ slug, name, listName, brief, overview, traits, parameters: rows }) => [
    ...of(slug, { name, listName, brief, overview }),
    ...traits.flatMap(({ firstTrait, secondTraits }) => of(slug, { firstTrait, secondTraits })),
    ...rows.flatMap(({ parameter, text }) => (text ? of(slug, { [parameter]: text }) : [])),
  ]),
]

test('there are 8 first-level and 24 second-level categories and 150 products (issue 3)', () => {
  const levels = categories.map(({ slug }) => levelOf(slug))
  expect([1, 2].map((level) => levels.filter((other) => other === level).length)).toEqual([8, 24])
  expect(products).toHaveLength(150)
  expect(new Set(products.map(({ model }) => model)).size).toBe(150)
})

test('no category is deeper than three levels, and none is empty (readings 22)', () => {
  expect(Math.max(...categories.map(({ slug }) => levelOf(slug)))).toBe(3)
  const empty = categories.filter(
    ({ slug }) =>
      !products.some(({ category }) => category === slug) &&
      !categories.some(({ parent }) => parent === slug),
  )
  expect(empty).toEqual([])
})

test('the category named Vaccine Refrigerator opens its first child (S2 2.1)', () => {
  const opening = categories.filter(({ opensFirstChild }) => opensFirstChild)
  expect(opening.map(({ name, parent }) => [name.en_EN, parent])).toEqual([
    ['Vaccine Refrigerator', undefined],
  ])
})

test('ids have 19 digits and are unique; five products have the fixed ones (S1 9)', () => {
  const ids = [categories, parameterClasses, parameters, products].flat().map(({ id }) => id)
  expect(ids.filter((id) => !/^\d{19}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
  const fixed = ['u830', 'r240', 'r890', 'r390', 'b150'].map((slug) => find(slug).id)
  expect(fixed).toEqual([
    '1211952306528985089',
    '1234666253837754370',
    '1234399582107557889',
    '1234363851834220546',
    '1234377663572434945',
  ])
})

test('every text is there in Chinese, English, Spanish and French', () => {
  const missing = texts.flatMap(({ where, text }) =>
    written.filter((site) => !text[site]?.trim()).map((site) => [where, site]),
  )
  expect(missing).toEqual([])
})

test('no two products of a language have the same name', () => {
  for (const site of written)
    expect(new Set(products.map(({ name }) => name[site])).size).toBe(products.length)
})

test('nothing is a placeholder, and a minus is a minus', () => {
  const all = texts.flatMap(({ where, text }) => Object.values(text).map((words) => [where, words] as const))
  const wrong = all.filter(([, words]) =>
    /[Ll]orem|[Ii]psum|TODO|undefined|NaN|\[object|(?:^|[\s(])-\d|\d \u00b0C/.test(words),
  )
  expect(wrong.map(([where]) => where)).toEqual([])
})

test('Spanish and French write the decimal comma', () => {
  const wrong = texts.flatMap(({ where, text }) =>
    (['es_ES', 'fr_FR'] as const)
      .filter((site) => /\d\.\d/.test(text[site] ?? ''))
      .map((site) => [where, site]),
  )
  expect(wrong).toEqual([])
})

test('American pages write liters, and US units beside metric ones in sentences (readings 34)', () => {
  expect(find('u350').overview.en_US).toContain('348 liters (12.3\u00a0cu\u00a0ft)')
  expect(find('u390').brief.en_US).toContain('warms the contents by less than 3\u00a0°C (5.4\u00a0°F)')
  const british = texts.filter(({ text }) => /litre|vapour|aluminium|\bmains\b/i.test(inSite(text, 'en_US')))
  expect(british.map(({ where }) => where)).toEqual([])
})

test('texts fit their fields', () => {
  const tooLong = products.filter(
    ({ name, listName, brief, traits }) =>
      longest(name) > 200 ||
      longest(listName) > 120 ||
      longest(brief) > 300 ||
      traits.some(({ firstTrait }) => longest(firstTrait) > 160),
  )
  expect(tooLong.map(({ slug }) => slug)).toEqual([])
  expect(categories.filter(({ lead }) => longest(lead) > 400)).toEqual([])
})

test('every product has two paragraphs or more and three features or more with sub-lines', () => {
  const incomplete = products.filter(
    ({ overview, traits }) =>
      traits.length < 3 ||
      written.some((site) => (overview[site] ?? '').split('\n\n').length < 2) ||
      traits.some(({ secondTraits }) => written.some((site) => !secondTraits[site]?.includes('\n'))),
  )
  expect(incomplete.map(({ slug }) => slug)).toEqual([])
})

test('every value names a parameter of the dictionary and is of its kind', () => {
  const byCode = new Map(parameters.map((parameter) => [parameter.code, parameter]))
  const faults = products.flatMap(({ slug, parameters: rows }) =>
    rows
      .filter(({ parameter, value, upTo, text, flag }) => {
        const known = byCode.get(parameter)
        const kinds = { number: value, range: value, text, flag }
        return !known || kinds[known.kind] === undefined || (upTo !== undefined && upTo < (value ?? 0))
      })
      .map(({ parameter }) => [slug, parameter]),
  )
  expect(faults).toEqual([])
  const unused = parameters.filter(
    ({ code }) => !products.some((product) => product.parameters.some(({ parameter }) => parameter === code)),
  )
  expect(unused).toEqual([])
})

test('units are known; the filters measure temperature and volume', () => {
  for (const { code, unit, kind } of parameters)
    expect([code, unit === undefined || isUnit(unit), unit !== undefined]).toEqual([
      code,
      true,
      kind === 'number' || kind === 'range',
    ])
  const filters = parameters.filter(({ filter }) => filter !== 'none')
  expect(filters.map(({ filter, unit }) => [filter, unit && quantityOf(unit)])).toEqual([
    ['temperature', 'temperature'],
    ['volume', 'volume'],
  ])
})

test('what goes in is smaller than what is around it', () => {
  const wrong = models.filter((model) => {
    const outside = (model.width * model.height * model.depth) / 1e6
    const boxes = fact(model, 'box-capacity') * 0.94
    const net = model.netLitres ?? 0
    const gross = fact(model, 'gross-volume') || outside
    return net > outside * 0.9 || boxes > net * 0.75 || net > gross || gross > outside
  })
  expect(wrong.map(({ model }) => model)).toEqual([])
})

test('a box holds a hundred vials', () => {
  for (const model of models.filter(({ facts }) => facts['box-capacity']))
    expect([model.model, fact(model, 'vial-capacity')]).toEqual([
      model.model,
      fact(model, 'box-capacity') * 100,
    ])
})

test('a −86 °C freezer has two stages with a refrigerant each, below the limit of 150 g', () => {
  expect(ultraLow).toHaveLength(28)
  for (const { model, facts } of ultraLow)
    expect([model, facts.refrigerant, Number(facts['refrigerant-charge']) <= 150]).toEqual([
      model,
      'R290 / R170',
      true,
    ])
})

test('within a series, more litres weigh more and use more energy', () => {
  for (const series of new Set(models.map((model) => model.series))) {
    const made = models
      .filter((model) => model.series === series && !model.discontinued && model.netLitres)
      .sort((a, b) => (a.netLitres ?? 0) - (b.netLitres ?? 0))
    expect([series, isAscending(made.map(({ weight }) => weight))]).toEqual([series, true])
    expect([series, isAscending(made.map((model) => fact(model, 'energy')))]).toEqual([series, true])
  }
})

test('a vessel lasts no longer than its reserve and its loss allow', () => {
  for (const model of models.filter(({ kind }) => kind === 'vessel'))
    expect(fact(model, 'holding-time')).toBeLessThanOrEqual(
      fact(model, 'nitrogen-reserve') / fact(model, 'evaporation-rate'),
    )
})

test('the models of the news keep their facts', () => {
  const factsOf = (name: string) => models.find(({ model }) => model === name)?.facts
  expect(factsOf('U830')).toMatchObject({
    'net-volume': 829,
    'box-capacity': 576,
    uniformity: 2.5,
    'pull-down-time': 230,
    'recovery-time': 18,
    'warm-up-time': 290,
    energy: 7.2,
    noise: 46,
  })
  expect(factsOf('U820')).toMatchObject({ energy: 11.6, 'box-capacity': 576 })
  expect(factsOf('U570')).toMatchObject({ 'net-volume': 574 })
  expect(factsOf('V1000')).toMatchObject({
    'box-capacity': 420,
    'evaporation-rate': 8.5,
    'nitrogen-reserve': 200,
    'holding-time': 21,
    'neck-opening': 520,
  })
  expect(factsOf('R240')).toMatchObject({ 'net-volume': 102, autonomy: 121, 'solar-array': 480 })
  expect(factsOf('R100')).toMatchObject({ 'net-volume': 52 })
  expect(factsOf('R890')).toMatchObject({ 'bag-capacity': 360, 'temperature-range': [2, 6] })
  expect(factsOf('B150')).toMatchObject({ downflow: 0.45, inflow: 0.53 })
  expect(factsOf('Trace 4')).toMatchObject({ 'log-interval': 10, 'log-years': 10, accuracy: 0.3 })
})

test('recommendations and successors are products; nothing recommends itself or a deleted product', () => {
  for (const { slug, recommendations, status, replacedBy } of products) {
    expect([slug, recommendations.length >= 2]).toEqual([slug, true])
    const states = recommendations.map((other) => find(other).status)
    expect([slug, new Set(states)]).toEqual([slug, new Set(['active'])])
    expect(recommendations).not.toContain(slug)
    expect([slug, status === 'discontinued']).toEqual([slug, replacedBy !== undefined])
    if (replacedBy) expect(find(replacedBy).status).toBe('active')
  }
})

test('every solution that a product names is one, and each has products', () => {
  const named = new Set(products.flatMap(({ solutions }) => solutions))
  expect([...named].sort()).toEqual(solutionSeeds.map(({ slug }) => slug).sort())
})

test('every picture that the catalogue names is drawn', () => {
  const pictures = [
    ...categories.flatMap(({ cover, icon }) => (icon ? [cover, icon] : [cover])),
    ...products.flatMap(({ cover, pictures: more, certificates, traits }) => [
      cover,
      ...more,
      ...certificates,
      ...traits.map(({ image }) => image),
    ]),
  ]
  const missing = [...new Set(pictures)].filter((file) => !existsSync(`scripts/seed/assets/${file}`))
  expect(missing).toEqual([])
})

test('eight products are featured, and each of them is made', () => {
  const featured = products.filter((product) => product.featured)
  expect(featured.map(({ status }) => status)).toEqual(Array(8).fill('active'))
})

test('approvals have codes; WHO codes name the category of the device', () => {
  const approvals = products.flatMap(({ slug, approvals: rows }) => rows.map((row) => ({ slug, ...row })))
  expect(approvals.filter(({ code }) => !code)).toEqual([])
  const who = approvals.filter(({ kind }) => kind === 'WHO PQS')
  expect(who.filter(({ code }) => !/^E00[34]\/\d{3,4}$/.test(code))).toEqual([])
  expect(who.find(({ slug }) => slug === 'r240')?.code).toMatch(/^E003/)
})

test('no registration in China is older than its product, and all are of the province', () => {
  const registrations = products.flatMap(({ model, series, approvals }) =>
    approvals.filter(({ kind }) => kind === 'NMPA').map(({ code }) => ({ model, series, code })),
  )
  expect(registrations.filter(({ code }) => !/^山械注准20\d\d222\d{4}$/.test(code))).toEqual([])
  const recent = registrations.filter(
    ({ model, series }) => series === 'variable-speed-upright' || model === 'V1000' || model === 'R240',
  )
  expect(recent).toHaveLength(9)
  expect(recent.filter(({ code }) => !code.startsWith('山械注准2025'))).toEqual([])
})

function of(where: string, named: Record<string, Localised>) {
  return Object.entries(named).map(([field, text]) => ({ where: `${where} ${field}`, text }))
}

function find(slug: string) {
  const product = products.find((other) => other.slug === slug)
  if (!product) throw new Error(`There is no product ${slug}.`)
  return product
}

function levelOf(slug: string): number {
  const parent = categories.find((category) => category.slug === slug)?.parent
  return parent ? levelOf(parent) + 1 : 1
}

function fact({ facts }: Model, code: keyof Model['facts']): number {
  const value = facts[code]
  return typeof value === 'number' ? value : 0
}

function isAscending(values: number[]): boolean {
  return values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0))
}

function inSite(text: Localised, site: SiteId): string {
  return text[site] ?? text[fallbackOf[site] ?? site] ?? ''
}

function longest(text: Localised): number {
  return Math.max(...Object.values(text).map(({ length }) => length))
}
