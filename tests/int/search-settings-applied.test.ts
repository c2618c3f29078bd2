import { beforeAll, expect, test } from 'vitest'
import type { Payload } from 'payload'
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
    data: { synonyms: [{ terms: ['Cold Room'], meaning: 'Vaccine Network Solutions' }] },
  })
})

const find = (kind: SearchKind, text: string) =>
  searchReader.find({ site: 'en_EN', kind, text, pageNo: 1, pageSize: 12 })

const titles = async (kind: SearchKind, text: string) =>
  (await find(kind, text)).found.map(({ title }) => title)

test('a synonym stands for its meaning among solutions (S1 5)', async () => {
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

test('what neither has the words nor their meaning is searched for some of the words, and counted so', async () => {
  await makeSearchRow(cms, { title: 'Walk-in room for blood' })
  await makeSearchRow(cms, { kind: 'brochures', collection: 'materials', title: 'Vaccine network solutions' })
  const { found, counts, isLoose } = await find('products', 'cold room')
  expect(found.map(({ title }) => title)).toEqual(['Walk-in room for blood'])
  expect([counts.products, counts.brochures, isLoose]).toEqual([1, 1, true])
  expect((await find('brochures', 'cold room')).counts).toEqual(counts)
  expect((await find('brochures', 'cold room')).isLoose).toBe(false)
})

test('a promoted result stands first on the sites that show it, once, and is counted', async () => {
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

test('suggestions begin with what was typed, then hold it; titles only (S1 2.2)', async () => {
  await makeSearchRow(cms, { title: 'Slow cryotube opener', place: 1 })
  await makeSearchRow(cms, { title: 'Cryotube', models: ['XCT-40'], place: 2 })
  await makeSearchRow(cms, { title: 'Elsewhere', body: 'cryotubes', place: 0 })
  const complete = async (text: string) =>
    (await searchReader.complete({ site: 'en_EN', text, limit: 8 })).map(({ title }) => title)
  expect(await complete('cry')).toEqual(['Cryotube', 'Slow cryotube opener'])
  expect(await complete('xct')).toEqual(['Cryotube'])
  expect(await complete(' ')).toEqual([])
})
