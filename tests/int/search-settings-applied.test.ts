import { beforeAll, expect, test } from 'vitest'
import type { Payload } from 'payload'
import type { SiteId } from '@/i18n/locales'
import type { SearchKind } from '@/lib/search/kinds'
import { searchReader } from '@/server/search/reader'
import { makeSearchRow } from '../factories/search.ts'
import { makeProduct } from '../factories/products.ts'
import { testCms } from '../support/cms.ts'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
  await cms.updateGlobal({
    slug: 'search-settings',
    data: {
      synonyms: [
        { terms: ['Cold Room'], meaning: 'Vaccine Network Solutions' },
        { terms: ['ward fridge'], meaning: 'Reagent Network Solutions' },
      ],
      vocabulary: [
        { language: 'en', terms: ['ULT', 'minus eighty'], meanings: ['ultra-low', 'very cold'] },
        { language: 'es', terms: ['heladera'], meanings: ['frigorífico'] },
        { language: 'en', terms: ['vapor'], meanings: ['vapour'], isMutual: true },
      ],
    },
  })
})

const find = (kind: SearchKind, text: string, site: SiteId = 'en_EN') =>
  searchReader.find({ site, kind, text, pageNo: 1, pageSize: 12 })

const titles = async (kind: SearchKind, text: string, site?: SiteId) =>
  (await find(kind, text, site)).found.map(({ title }) => title)

test('a word of the vocabulary finds its meanings, alone and among others (issue 14)', async () => {
  await makeSearchRow(cms, { title: 'Ultra-low upright' })
  await makeSearchRow(cms, { title: 'Ultra-low chest' })
  await makeSearchRow(cms, { title: 'Chest for very few samples' })
  const { found, meanings, hasNoExactMatch } = await find('products', 'ULT chest')
  expect([found.map(({ title }) => title), meanings, hasNoExactMatch]).toEqual([
    ['Ultra-low chest'],
    ['ultra-low', 'very cold'],
    false,
  ])
  expect(await titles('products', 'chests at minus eighty')).toEqual(['Ultra-low chest'])
})

test('a vocabulary entry applies to the sites of its language, in one direction unless it is mutual', async () => {
  for (const site of ['es_ES', 'fr_FR'] as const)
    await makeSearchRow(cms, { site, title: 'Frigorífico alto' })
  await makeSearchRow(cms, { site: 'es_ES', title: 'Una heladera' })
  expect(await titles('products', 'heladera', 'es_ES')).toEqual(['Una heladera', 'Frigorífico alto'])
  expect(await titles('products', 'frigorífico', 'es_ES')).toEqual(['Frigorífico alto'])
  expect(await titles('products', 'heladera', 'fr_FR')).toEqual([])
  for (const title of ['In vapor', 'In vapour']) await makeSearchRow(cms, { title })
  for (const text of ['vapor', 'vapour'])
    expect((await titles('products', text)).toSorted()).toEqual(['In vapor', 'In vapour'])
})

test('typos are corrected to words of the vocabulary', async () => {
  const { found, corrected } = await find('products', 'heladra', 'es_ES')
  expect([corrected, found.length]).toEqual(['heladera', 2])
})

test('a meaning without results does not replace the words (issue 14)', async () => {
  await makeSearchRow(cms, { kind: 'solutions', collection: 'solutions', title: 'A fridge on each ward' })
  const { found, counts } = await find('solutions', 'ward fridge')
  expect([found.map(({ title }) => title), counts.solutions]).toEqual([['A fridge on each ward'], 1])
  expect((await find('news', 'ward fridge')).counts.solutions).toBe(1)
})

test('a synonym is replaced by its meaning among solutions (S1 5)', async () => {
  const solution = { kind: 'solutions', collection: 'solutions' } as const
  await makeSearchRow(cms, { ...solution, title: 'Vaccine Network Solution' })
  await makeSearchRow(cms, { ...solution, title: 'Cold room' })
  expect(await titles('solutions', 'cold ROOM')).toEqual(['Vaccine Network Solution'])
  expect((await find('news', 'cold room')).counts.solutions).toBe(1)
})

test('elsewhere the meaning is added and comes after the typed words (readings 30)', async () => {
  const news = { kind: 'news', collection: 'news' } as const
  await makeSearchRow(cms, { ...news, title: 'Vaccine network solutions opened', place: 1 })
  await makeSearchRow(cms, { ...news, title: 'Opened', body: 'A cold room.', place: 2 })
  expect(await titles('news', 'cold room')).toEqual(['Opened', 'Vaccine network solutions opened'])
  expect((await find('products', 'cold room')).counts.news).toBe(2)
  expect(await titles('news', 'cold rooms today')).toEqual(['Opened'])
})

test('without results for the words or their meaning, some of the words are searched', async () => {
  await makeSearchRow(cms, { title: 'Walk-in room for blood' })
  await makeSearchRow(cms, { kind: 'brochures', collection: 'materials', title: 'Vaccine network solutions' })
  const { found, counts, isPartial } = await find('products', 'cold room')
  expect(found.map(({ title }) => title)).toEqual(['Walk-in room for blood'])
  expect([counts.products, counts.brochures, isPartial]).toEqual([1, 1, true])
  const inBrochures = await find('brochures', 'cold room')
  expect([inBrochures.isPartial, inBrochures.counts.products]).toEqual([false, 0])
})

test('a promoted result comes first on the sites that show it, once, and is counted', async () => {
  const product = await makeProduct(cms, { name: 'Chest for plasma' })
  const hidden = await makeProduct(cms, { name: 'Hidden' }, { draft: true })
  await makeSearchRow(cms, { title: 'Thermostat', place: 0 })
  await cms.create({
    collection: 'promotions',
    data: {
      title: 'Thermostats',
      terms: ['thermostat'],
      sites: ['en_EN'],
      results: [
        { relationTo: 'products', value: hidden.id },
        { relationTo: 'products', value: product.id },
      ],
    },
  })
  const { found, counts } = await find('products', 'Thermostat')
  expect(found.map(({ title, promoted }) => [title, promoted])).toEqual([
    ['Chest for plasma', true],
    ['Thermostat', false],
  ])
  expect(counts.products).toBe(2)
  expect((await find('news', 'thermostat')).counts.products).toBe(2)
})

test('suggestions are titles that begin with the input, then titles that contain it (S1 2.2)', async () => {
  await makeSearchRow(cms, { title: 'Slow cryotube opener', place: 1 })
  await makeSearchRow(cms, { title: 'Cryotube', models: ['XCT-40'], place: 2 })
  await makeSearchRow(cms, { title: 'Elsewhere', body: 'cryotubes', place: 0 })
  const complete = async (text: string) =>
    (await searchReader.complete({ site: 'en_EN', text, limit: 8 })).map(({ title }) => title)
  expect(await complete('cry')).toEqual(['Cryotube', 'Slow cryotube opener'])
  expect(await complete('xct')).toEqual(['Cryotube'])
  expect(await complete(' ')).toEqual([])
})
