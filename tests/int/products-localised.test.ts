import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { findMeasuredByIds, findProduct } from '@/features/products/queries'
import { fallbackOf, siteIds, type SiteId } from '@/i18n/locales'
import type { Product } from '@/payload-types'
import { changeProduct, makeParameter, makeParameterClass, makeProduct, nameOn } from '../factories/products'
import { makeDocument, makePicture } from '../factories/uploads'
import { testCms } from '../support/cms'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

const falling = siteIds.filter((site) => fallbackOf[site] === 'en_EN')

/** Rewrites the texts of a product's rows on another site; the rows are shared by all sites. */
async function rewrite(id: string, site: SiteId, change: (product: Product) => Partial<Product>) {
  const product = await cms.findByID({ collection: 'products', id, locale: site, joins: false })
  await changeProduct(cms, id, { name: product.name || 'Named', ...change(product) }, { locale: site })
}

async function traitsOn(site: SiteId, id: string) {
  return (await findProduct(site, id))?.traits.map(({ firstTrait, secondTraits }) => [
    firstTrait,
    ...secondTraits,
  ])
}

async function valuesOn(site: SiteId, id: string) {
  const [measured] = await findMeasuredByIds(site, [id])
  const product = await findProduct(site, id)
  expect(product?.parameters).toEqual(measured?.parameters)
  return product?.parameters.map(({ name, className, text, value }) => [className, name, text || value])
}

test('features written for en_EN show on the sites that fall back to it, and not on zh_CN', async () => {
  const traits = [{ firstTrait: 'Quiet', secondTraits: '41 dB\r\n\n  No fan  ' }]
  const { id } = await makeProduct(cms, { traits })
  await rewrite(id, 'zh_CN', () => ({ name: '冰箱' }))
  for (const site of ['en_EN', ...falling] as const) {
    expect([site, await traitsOn(site, id)]).toEqual([site, [['Quiet', '41 dB', 'No fan']]])
  }
  expect(await traitsOn('zh_CN', id)).toEqual([])
})

test.each(siteIds)(
  'a feature of %s has the texts of this site, and each text falls back on its own',
  async (site) => {
    const { id } = await makeProduct(cms, { traits: [{ firstTrait: 'Quiet', secondTraits: 'Global' }] })
    await rewrite(id, site, ({ traits }) => ({
      traits: traits?.map((trait) => ({ ...trait, firstTrait: 'Own', secondTraits: '' })),
    }))
    const below = falling.includes(site) ? ['Global'] : []
    expect(await traitsOn(site, id)).toEqual([['Own', ...below]])
    for (const other of falling.filter((one) => one !== site)) {
      const expected = site === 'en_EN' ? [['Own']] : [['Quiet', 'Global']]
      expect([other, await traitsOn(other, id)]).toEqual([other, expected])
    }
  },
)

test('names and texts of parameters fall back, values are the same on every site', async () => {
  const ofClass = await makeParameterClass(cms, { name: 'Performance' })
  const range = await makeParameter(cms, {
    name: 'Temperature',
    kind: 'range',
    unit: 'degC',
    class: ofClass.id,
  })
  const words = await makeParameter(cms, { name: 'Refrigerant', kind: 'text', class: ofClass.id, order: 1 })
  await nameOn(cms, 'parameters', { id: range.id, site: 'fr_FR', name: 'Température' })
  await nameOn(cms, 'parameters', { id: range.id, site: 'zh_CN', name: '温度' })
  await nameOn(cms, 'parameters', { id: words.id, site: 'zh_CN', name: '制冷剂' })
  await nameOn(cms, 'parameter-classes', { id: ofClass.id, site: 'zh_CN', name: '性能' })
  const { id } = await makeProduct(cms, {
    parameters: [
      { parameter: words.id, text: 'Hydrocarbon' },
      { parameter: range.id, value: -86, upTo: -20 },
    ],
  })
  await rewrite(id, 'es_ES', ({ parameters }) => ({
    parameters: parameters?.map((row) => ({ ...row, text: row.text && 'Hidrocarburo' })),
  }))
  await rewrite(id, 'zh_CN', () => ({ name: '冰箱' }))

  for (const site of ['en_EN', 'en_US', 'en_UK'] as const) {
    expect(await valuesOn(site, id)).toEqual([
      ['Performance', 'Temperature', -86],
      ['Performance', 'Refrigerant', 'Hydrocarbon'],
    ])
  }
  expect(await valuesOn('fr_FR', id)).toEqual([
    ['Performance', 'Température', -86],
    ['Performance', 'Refrigerant', 'Hydrocarbon'],
  ])
  expect(await valuesOn('es_ES', id)).toEqual([
    ['Performance', 'Temperature', -86],
    ['Performance', 'Refrigerant', 'Hidrocarburo'],
  ])
  expect(await valuesOn('zh_CN', id)).toEqual([['性能', '温度', -86]])
})

test('parameters are sorted by class, whatever the order of the rows (S2 2.3)', async () => {
  const late = await makeParameterClass(cms, { name: 'Late', order: 2 })
  const early = await makeParameterClass(cms, { name: 'Early', order: 1 })
  const flag = await makeParameter(cms, { name: 'Alarm', kind: 'flag', class: late.id, order: 9 })
  const volume = await makeParameter(cms, {
    name: 'Volume',
    code: 'volume',
    unit: 'L',
    filter: 'volume',
    class: early.id,
    order: 2,
  })
  const depth = await makeParameter(cms, { name: 'Depth', unit: 'mm', class: early.id, order: 1 })
  const { id } = await makeProduct(cms, {
    parameters: [
      { parameter: flag.id },
      { parameter: volume.id, value: 29.3, unit: 'cuft' },
      { parameter: depth.id, value: 0 },
    ],
  })
  const product = await findProduct('en_EN', id)
  expect(product?.parameters.map(({ className, name }) => `${className}: ${name}`)).toEqual([
    'Early: Depth',
    'Early: Volume',
    'Late: Alarm',
  ])
  expect(product?.parameters).toMatchObject([
    { value: 0, unit: 'mm', filter: 'none' },
    { code: 'volume', value: 29.3, upTo: null, unit: 'cuft', filter: 'volume', compare: true },
    { kind: 'flag', flag: false, unit: null },
  ])
})

test('a product has its pictures in order, its approvals and its files (S2 3)', async () => {
  const [cover, wide, narrow] = [await makePicture(cms), await makePicture(cms), await makePicture(cms)]
  const file = await makeDocument(cms, { name: 'large.pdf' })
  const { id } = await makeProduct(cms, {
    cover: cover.id,
    pictures: [wide.id, narrow.id],
    certificates: [narrow.id, cover.id],
    hdPicture: file.id,
    markets: ['uk', 'europe'],
    approvals: [{ kind: 'WHO PQS', code: 'E003/091', expires: '2027-03-01T12:00:00.000Z' }, { kind: 'CE' }],
  })
  const product = await findProduct('en_UK', id)
  expect(product).toMatchObject({
    cover: { id: cover.id },
    pictures: [{ id: wide.id }, { id: narrow.id }],
    certificates: [{ id: narrow.id }, { id: cover.id }],
    hdPicture: { url: file.url, name: 'large.pdf', restricted: false },
    markets: ['uk', 'europe'],
    solutionIds: [],
    recommendationIds: [],
  })
  expect(product?.approvals).toEqual([
    { kind: 'WHO PQS', code: 'E003/091', expires: '2027-03-01', materialId: null },
    { kind: 'CE', code: '', expires: null, materialId: null },
  ])
})
