import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { internationalSites, siteIds } from '@/i18n/locales'
import { makeCase } from '../factories/cases'
import { makeVideo } from '../factories/company'
import { makeMaterial } from '../factories/materials'
import { changeNews, makeNews, makeNewsType } from '../factories/news'
import { changeProduct, makeCategory, makeParameter, makeProduct } from '../factories/products'
import { richText } from '../factories/rich-text'
import { makeSolution, makeSolutionType } from '../factories/solutions'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { exportTable, importTable, Sheet } from '../support/tables'
import { rest } from '../support/rest'
import { rowOn, rowsOf, titlesOf } from '../support/search-rows'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

const sitesOf = async (id: string) => Object.keys(await rowsOf(cms, id)).toSorted()

test('a published document is indexed at once, on each site with a title (S1 2.17)', async () => {
  const { id } = await makeNews(cms, { title: 'A new cold room' })
  expect(await sitesOf(id)).toEqual([...internationalSites].toSorted())
  await changeNews(cms, id, { title: '新冷库' }, { locale: 'zh_CN' })
  await changeNews(cms, id, { title: 'Una cámara nueva' }, { locale: 'es_ES' })
  expect(await titlesOf(cms, id)).toEqual({
    zh_CN: '新冷库',
    en_EN: 'A new cold room',
    en_US: 'A new cold room',
    en_UK: 'A new cold room',
    es_ES: 'Una cámara nueva',
    fr_FR: 'A new cold room',
  })
})

test('drafts do not change the index', async () => {
  const { id: draft } = await makeNews(cms, { title: 'Not yet' }, { draft: true })
  expect(await sitesOf(draft)).toEqual([])
  const { id } = await makeNews(cms, { title: 'Public' })
  await changeNews(cms, id, { title: 'In the works' }, { draft: true })
  expect((await rowOn(cms, id)).title).toBe('Public')
  await changeNews(cms, id, { title: 'Out' })
  expect((await rowOn(cms, id)).title).toBe('Out')
})

test('a document that is unpublished, deleted or removed from a site is no longer found', async () => {
  const { id } = await makeNews(cms)
  await changeNews(cms, id, { sites: ['en_EN', 'fr_FR'] })
  expect(await sitesOf(id)).toEqual(['en_EN', 'fr_FR'])
  await cms.update({ collection: 'news', id, data: { _status: 'draft' } })
  expect(await sitesOf(id)).toEqual([])
  await changeNews(cms, id, {})
  expect(await sitesOf(id)).toHaveLength(2)
  await cms.delete({ collection: 'news', id })
  expect(await sitesOf(id)).toEqual([])
})

test('a product is found by its models and by its values as formatted on its page (S2 2.5)', async () => {
  const { id: above } = await makeCategory(cms, { name: 'Freezers' })
  const { id: category } = await makeCategory(cms, { name: 'Upright freezers', parent: above })
  const volume = await makeParameter(cms, { name: 'Net volume', unit: 'L' })
  const range = await makeParameter(cms, { name: 'Range', kind: 'range', unit: 'degC' })
  const coolant = await makeParameter(cms, { name: 'Refrigerant', kind: 'text' })
  const lock = await makeParameter(cms, { name: 'Key lock', kind: 'flag' })
  const wheels = await makeParameter(cms, { name: 'Castors', kind: 'flag' })
  const { id } = await makeProduct(cms, {
    name: 'Freezer U830-86H',
    model: 'U830',
    brief: 'Quiet and deep',
    category,
    overview: richText('It keeps cells.', 'For years.'),
    traits: [{ firstTrait: 'Two systems', secondTraits: 'One fails\nThe other holds' }],
    parameters: [
      { parameter: volume.id, value: 830 },
      { parameter: range.id, value: -86, upTo: -40 },
      { parameter: coolant.id, text: 'R290' },
      { parameter: lock.id, flag: true },
      { parameter: wheels.id, flag: false },
    ],
    approvals: [{ kind: 'WHO PQS', code: 'E003/091' }],
  })
  const row = await rowOn(cms, id, 'en_US')
  expect(row).toMatchObject({ kind: 'products', models: ['u830', 'u83086h'] })
  expect(row.summary.split('\n')).toEqual(['Quiet and deep', 'Freezers', 'Upright freezers'])
  expect(row.body.replaceAll('\u00a0', ' ').split(/\n+/)).toEqual([
    'It keeps cells.',
    'For years.',
    'Two systems',
    'One fails',
    'The other holds',
    'Net volume 830 L (29.3 cu ft)',
    'Range −86 to −40 °C (−123 to −40 °F)',
    'Refrigerant R290',
    'Key lock',
    'WHO PQS E003/091',
  ])
})

test('articles, cases, solutions and videos are found by the texts of their pages', async () => {
  const { id: newsType } = await makeNewsType(cms, { name: 'Industry' })
  const news = await makeNews(cms, { type: newsType, content: richText('Lead.', 'The rest.') })
  expect(await rowOn(cms, news.id)).toMatchObject({
    kind: 'news',
    summary: 'Lead.\nIndustry',
    body: 'The rest.',
  })
  const { id: solutionType } = await makeSolutionType(cms, { name: 'Scenes' })
  const solution = await makeSolution(cms, {
    name: 'Vaccines',
    type: solutionType,
    brief: 'Cold to the last mile',
    content: richText('By road.'),
    advantage: richText('By sun.'),
    steps: [{ title: 'Storage', temperature: '−80 °C', note: 'U830' }, { title: 'Monitoring' }],
  })
  expect(await rowOn(cms, solution.id)).toMatchObject({
    kind: 'solutions',
    summary: 'Cold to the last mile\nScenes',
    body: 'By road.\nBy sun.\nStorage\nU830\nMonitoring',
  })
  const product = await makeProduct(cms, { name: 'Ice-lined V100' })
  const hidden = await makeProduct(cms, { name: 'Secret' }, { draft: true })
  const example = await makeCase(cms, {
    eachDistrict: 'Kenya',
    brief: richText('Sixty clinics.'),
    solutions: [solution.id],
    products: [product.id, hidden.id],
  })
  expect(await rowOn(cms, example.id)).toMatchObject({
    kind: 'cases',
    body: 'Sixty clinics.\nVaccines\nIce-lined V100',
  })
  expect((await rowOn(cms, example.id)).summary).toMatch(/^Kenya\n/)
  const video = await makeVideo(cms, { title: 'The works', brief: 'How doors are made' })
  expect(await rowOn(cms, video.id)).toMatchObject({ kind: 'videos', summary: 'How doors are made' })
})

test('brochures and videos of the library are found, other materials are not (S1 9)', async () => {
  const { id: product } = await makeProduct(cms, { name: 'Freezer', model: 'U340' })
  const made = async (kind: 'brochure' | 'user-video' | 'manual') =>
    (await makeMaterial(cms, { kind, products: [product] })).id
  expect(await rowOn(cms, await made('brochure'))).toMatchObject({
    kind: 'brochures',
    models: ['u340'],
    summary: 'Freezer',
  })
  expect(await rowOn(cms, await made('user-video'))).toMatchObject({ kind: 'videos' })
  expect(await rowsOf(cms, await made('manual'))).toEqual({})
})

test('imported products are indexed at the end of the import (issue 3, table)', async () => {
  const { token } = await signIn(cms, 'editor')
  const { id } = await makeProduct(cms, { name: 'Before' })
  const sheet = new Sheet(await exportTable(token))
  sheet.row(id)['name:en_EN'] = 'After'
  const { report } = await importTable(token, sheet.toString())
  expect(report.errors).toEqual([])
  expect((await rowOn(cms, id)).title).toBe('After')
})

test('an empty search has the order of the catalogue, also after editors change it (S2 2.3)', async () => {
  const { token } = await signIn(cms, 'editor')
  const first = (await makeCategory(cms, { name: 'First', order: 1_000 })).id
  const second = (await makeCategory(cms, { name: 'Second', order: 1_001 })).id
  const one = (await makeProduct(cms, { category: first, order: 1 })).id
  const two = (await makeProduct(cms, { category: first, order: 2 })).id
  const three = (await makeProduct(cms, { category: second, order: 1 })).id
  const inOrder = async () => {
    const placed = await Promise.all(
      [one, two, three].map(async (id) => ({ id, place: (await rowOn(cms, id)).place })),
    )
    return placed.toSorted((a, b) => a.place - b.place).map(({ id }) => id)
  }
  expect(await inOrder()).toEqual([one, two, three])
  const path = `product-categories/${first}/product-order`
  const { status } = await rest(path, {
    method: 'PATCH',
    token,
    data: { ids: [two, one], before: [one, two] },
  })
  expect(status).toBe(200)
  expect(await inOrder()).toEqual([two, one, three])
  await cms.update({ collection: 'product-categories', id: first, data: { order: 1_002 } })
  expect(await inOrder()).toEqual([three, two, one])
})

test('a product that is moved to another category is found by that one', async () => {
  const { id } = await makeProduct(cms)
  const { id: category } = await makeCategory(cms, { name: 'Centrifuges' })
  await changeProduct(cms, id, { category })
  for (const site of siteIds.filter((one) => one !== 'zh_CN')) {
    expect((await rowOn(cms, id, site)).summary).toBe('Centrifuges')
  }
})
