import { expect, test } from 'vitest'
import { internationalSites } from '@/i18n/locales'
import { caseSeeds, caseTypeSeeds } from '../../../scripts/seed/content/cases'
import { catalogueSeeds } from '../../../scripts/seed/content/catalogue'
import { models } from '../../../scripts/seed/content/catalogue/range'
import { materialSeeds } from '../../../scripts/seed/content/materials'
import { serviceSeeds } from '../../../scripts/seed/content/services'
import { solutionSeeds, solutionTypeSeeds } from '../../../scripts/seed/content/solutions'
import { keywordModels } from '../../../scripts/seed/content/solutions/hotspots'
import type { Localised } from '../../../scripts/seed/content/types'

const written = ['zh_CN', 'en_EN', 'es_ES', 'fr_FR'] as const
const { types, contracts, cases } = serviceSeeds
const all = [
  ...solutionTypeSeeds,
  ...solutionSeeds,
  ...types,
  ...contracts,
  ...cases,
  ...caseTypeSeeds,
  ...caseSeeds,
]
const texts = all.flatMap((seed) => textsOf(seed).map((text) => ({ slug: seed.slug, text })))

test('the demo has 6 solution types, 14 solutions, 5 service types, 6 case types and 40 cases', () => {
  expect(
    [solutionTypeSeeds, solutionSeeds, types, contracts, cases, caseTypeSeeds, caseSeeds].map(
      ({ length }) => length,
    ),
  ).toEqual([6, 14, 5, 5, 5, 6, 40])
})

test('every document has a unique 19-digit id, the slugs of a kind differ', () => {
  const ids = all.map(({ id }) => id)
  expect(ids.filter((id) => !/^\d{19}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
  for (const kind of [solutionTypeSeeds, solutionSeeds, types, contracts, cases, caseTypeSeeds, caseSeeds])
    expect(new Set(kind.map(({ slug }) => slug)).size).toBe(kind.length)
})

test('the six hotspot solutions have the fixed ids and the keywords in their names (S1 9)', () => {
  const fixed = {
    'sample network': '1209669217492766722',
    'vaccine network': '1209668480427724801',
    'blood network': '1209667603977572353',
    'pharma supply chain': '1209668091468943361',
    biosafety: '1259044317048664065',
    'laboratory network': '1209668929834815490',
  }
  const found = Object.keys(fixed).map((keyword) => [
    keyword,
    solutionSeeds.find(({ name }) => name.en_EN?.toLowerCase().includes(keyword))?.id,
  ])
  expect(Object.fromEntries(found)).toEqual(fixed)
})

test('hotspots are on the picture, the product of the keyword rule first (readings 10)', () => {
  const spotted = solutionSeeds.filter(({ hotspots = [] }) => hotspots.length > 0)
  expect(Object.fromEntries(spotted.map(({ slug, hotspots = [] }) => [slug, hotspots[0]?.model]))).toEqual(
    keywordModels,
  )
  for (const { x, y } of spotted.flatMap(({ hotspots = [] }) => hotspots))
    expect([x, y].every((value) => value >= 0 && value <= 100)).toBe(true)
})

test('the products of the keyword rule have the fixed ids (S1 9)', () => {
  const idOf = (model: string) => catalogueSeeds.products.find((product) => product.model === model)?.id
  expect(Object.values(keywordModels).slice(0, 5).map(idOf)).toEqual([
    '1211952306528985089',
    '1234666253837754370',
    '1234399582107557889',
    '1234363851834220546',
    '1234377663572434945',
  ])
})

test('every text is written in Chinese, English, Spanish and French', () => {
  const missing = texts.filter(({ text }) => written.some((site) => !text[site]?.trim()))
  expect(missing).toEqual([])
})

test('an introduction has 300 to 500 words, in all languages', () => {
  for (const { slug, content } of solutionSeeds) {
    expect([slug, wordsIn(content.en_EN) >= 300 && wordsIn(content.en_EN) <= 500]).toEqual([slug, true])
    expect([slug, ratio(content)]).toEqual([slug, expect.closeTo(1, 0)])
    expect([slug, hanIn(content.zh_CN) > 400]).toEqual([slug, true])
  }
})

test('the brief of a case has 120 to 220 words', () => {
  const outside = caseSeeds
    .map(({ slug, brief }) => ({ slug, words: wordsIn(brief.en_EN) }))
    .filter(({ words }) => words < 120 || words > 220)
  expect(outside).toEqual([])
})

test('slugs and models resolve', () => {
  const known = new Set(models.map(({ model }) => model))
  const named = [
    ...solutionSeeds.flatMap(({ hotspots = [] }) => hotspots.map(({ model }) => model)),
    ...contracts.flatMap(({ product }) => product ?? []),
    ...caseSeeds.flatMap(({ products }) => products),
  ]
  expect(named.filter((model) => !known.has(model))).toEqual([])
  expect(
    unknown(
      solutionSeeds.map(({ type }) => type),
      solutionTypeSeeds,
    ),
  ).toEqual([])
  expect(
    unknown(
      [...contracts, ...cases].map(({ type }) => type),
      types,
    ),
  ).toEqual([])
  expect(
    unknown(
      caseSeeds.map(({ type }) => type),
      caseTypeSeeds,
    ),
  ).toEqual([])
  expect(
    unknown(
      caseSeeds.flatMap(({ solutions }) => solutions),
      solutionSeeds,
    ),
  ).toEqual([])
})

test('catalogues, brochures and videos name materials of the library', () => {
  const documents = new Set(materialSeeds.map(({ document }) => document))
  const named = [
    ...solutionSeeds.flatMap(({ catalogue }) => catalogue ?? []),
    ...contracts.flatMap(({ files }) => files),
    ...caseSeeds.flatMap(({ video }) => video ?? []),
  ]
  expect(named.filter((paper) => !documents.has(paper))).toEqual([])
  expect(caseSeeds.filter(({ video }) => video).length).toBeGreaterThanOrEqual(3)
})

test('every solution has cases, and every case a product', () => {
  const inCases = new Set(caseSeeds.flatMap(({ solutions }) => solutions))
  expect(solutionSeeds.filter(({ slug }) => !inCases.has(slug)).map(({ slug }) => slug)).toEqual([])
  expect(caseSeeds.filter(({ products }) => products.length === 0)).toEqual([])
})

test('what hides a tab occurs: no advantage, no functions, no catalogue, no package, Sectors (S2 2.6-2.8)', () => {
  expect(solutionSeeds.filter(({ advantage }) => !advantage)).toHaveLength(3)
  expect(solutionSeeds.filter(({ functions }) => functions)).toHaveLength(6)
  expect(solutionSeeds.filter(({ catalogue }) => catalogue)).toHaveLength(8)
  expect(contracts.filter(({ packageDetail }) => !packageDetail)).toHaveLength(1)
  expect(solutionTypeSeeds.filter(({ showsRelated }) => !showsRelated).map(({ name }) => name.es_ES)).toEqual(
    ['Sectores'],
  )
})

test('a picture of functions has steps for the Chinese page, which end without a temperature and have equipment', () => {
  expect(solutionSeeds.filter(({ steps }) => steps).map(({ slug }) => slug)).toEqual(
    solutionSeeds.filter(({ functions }) => functions).map(({ slug }) => slug),
  )
  for (const { slug, steps = [] } of solutionSeeds.filter((seed) => seed.steps)) {
    const temperatures = steps.flatMap(({ temperature }) => temperature ?? [])
    expect([slug, steps.length === 5 || steps.length === 6]).toEqual([slug, true])
    expect([slug, steps.at(-1)?.temperature]).toEqual([slug, undefined])
    expect([slug, steps.filter(({ picture }) => picture).length >= 4]).toEqual([slug, true])
    expect(temperatures.filter((one) => !/^−?\d+(?:–\d+)? °C$/.test(one))).toEqual([])
  }
})

test('the models that steps name exist, and their pictures show them', () => {
  const known = new Map(models.map(({ model, slug }) => [model, slug]))
  const steps = solutionSeeds.flatMap((seed) => seed.steps ?? [])
  const wrong = steps.filter(({ note = '', picture }) => {
    const model = /^(?:Trace \d|[A-Z]\d+)/.exec(note)?.[0]
    return model && (!known.has(model) || (picture && picture !== `product-${known.get(model)}.webp`))
  })
  expect(wrong).toEqual([])
})

test('three service types show their introduction only, one has the special layout (S2 2.8)', () => {
  expect(types.filter(({ mode }) => mode === 'single').map(({ name }) => name.en_EN)).toEqual([
    'Calibration & Temperature Mapping',
    'IQ/OQ/PQ',
    'Breakdown',
  ])
  expect(
    types.filter(({ contractLayout }) => contractLayout === 'special').map(({ name }) => name.en_EN),
  ).toEqual(['Monitoring Service Contracts'])
  for (const { sites } of types) expect(sites).toEqual([...internationalSites])
})

test('cases spread over 2019 to 2026 in the order of their ids, five of them recommended', () => {
  const times = caseSeeds.map(({ createTime }) => new Date(createTime).toISOString())
  expect(times).toEqual([...times].sort().reverse())
  expect([times.at(-1)?.slice(0, 4), times[0]?.slice(0, 4)]).toEqual(['2019', '2026'])
  expect(
    caseSeeds.filter(({ createTime, updateTime }) => new Date(updateTime) < new Date(createTime)),
  ).toEqual([])
  expect(caseSeeds.filter(({ recommended }) => recommended)).toHaveLength(5)
})

test('no text is filler, and no sentence is used twice', () => {
  const filler =
    /[Ll]orem|ipsum|TODO|TBD|xxx|cutting.edge|state.of.the.art|world.class|seamless|one-stop|赋能|一站式|领先的/
  expect(
    texts.filter(({ text }) => filler.test(Object.values(text).join(' '))).map(({ slug }) => slug),
  ).toEqual([])
  const briefs = caseSeeds
    .flatMap(({ brief }) => brief.en_EN?.split(/[.\n]\s*/) ?? [])
    .filter((part) => part.length > 60)
  expect(briefs.filter((part, index) => briefs.indexOf(part) !== index)).toEqual([])
})

function textsOf(seed: object): Localised[] {
  return Object.values(seed).flatMap((value: unknown): Localised[] => {
    if (Array.isArray(value)) return value.flatMap((entry) => (isObject(entry) ? textsOf(entry) : []))
    return isObject(value) ? [value] : []
  })
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function unknown(slugs: string[], seeds: { slug: string }[]): string[] {
  return slugs.filter((slug) => !seeds.some((seed) => seed.slug === slug))
}

function wordsIn(text = ''): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,−–-]*/gu)?.length ?? 0
}

function hanIn(text = ''): number {
  return text.match(/\p{Script=Han}/gu)?.length ?? 0
}

function ratio({ en_EN, es_ES, fr_FR }: Localised): number {
  return (wordsIn(es_ES) + wordsIn(fr_FR)) / 2 / wordsIn(en_EN)
}
