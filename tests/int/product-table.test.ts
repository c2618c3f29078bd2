import fc from 'fast-check'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Product } from '@/payload-types'
import { makeMaterial } from '../factories/materials'
import { changeProduct, makeCategory, makeParameter, makeProduct } from '../factories/products'
import { linkTo, linkToNews, paragraph, pictureBlock, richText } from '../factories/rich-text'
import { makeSolution } from '../factories/solutions'
import { anyText } from '../factories/texts'
import { makeDocument, makePicture } from '../factories/uploads'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { listen, type Notifications } from '../support/notifications'
import { testDatabase } from '../support/worker-database'
import { call, exportTable, importTable, Sheet } from '../support/tables'

let cms: Payload
let token: string
let notifications: Notifications

beforeAll(async () => {
  cms = await testCms()
  token = (await signIn(cms, 'editor')).token
  notifications = await listen(await testDatabase())
})

afterAll(() => notifications.stop())

beforeEach(async () => {
  await removeProducts()
  await cms.delete({ collection: 'parameters', where: {} })
})

/** Bypasses the hook that refuses to delete used documents. */
async function removeProducts() {
  await cms.db.deleteVersions({ collection: 'products', where: {} })
  await cms.db.deleteMany({ collection: 'products', where: {} })
}

const sheet = async () => new Sheet(await exportTable(token))
const read = (id: string) =>
  cms.findByID({ collection: 'products', id, locale: 'all' }) as Promise<unknown> as Promise<
    Record<string, never>
  >

/** Parameters of every kind, by kind. */
async function makeParameters() {
  return {
    number: await makeParameter(cms, { code: 'net-volume', unit: 'L', order: 1 }),
    range: await makeParameter(cms, { code: 'temperature', kind: 'range', unit: 'degC', order: 2 }),
    text: await makeParameter(cms, { code: 'refrigerant', kind: 'text', order: 3 }),
    flag: await makeParameter(cms, { code: 'lock', kind: 'flag', order: 4 }),
  }
}

/** A product with a value in each field. */
async function makeFullProduct(): Promise<Product> {
  const { number, range, text, flag } = await makeParameters()
  const picture = (await makePicture(cms)).id
  const other = await makeProduct(cms, {
    name: 'Another',
    model: '0042',
    category: (await makeCategory(cms)).id,
  })
  const product = await makeProduct(cms, {
    name: '=HYPERLINK("http://x")',
    listName: "'quoted'",
    brief: 'Two\nlines, with "quotes"; and more',
    overview: richText('One', paragraph(linkTo('https://example.com', 'two')), pictureBlock(picture)),
    model: '-86',
    availability: 'discontinued',
    replacedBy: other.id,
    featured: true,
    order: -2.5,
    markets: ['uk', 'china'],
    sites: ['fr_FR', 'en_EN', 'zh_CN'],
    updateTime: '2025-01-02T03:04:05.678Z',
    cover: picture,
    pictures: [picture, (await makePicture(cms)).id],
    certificates: [picture],
    hdPicture: (await makeDocument(cms)).id,
    recommendations: [other.id],
    solutions: [(await makeSolution(cms)).id],
    traits: [{ image: picture, firstTrait: '+cold', secondTraits: 'a\r\nb\n\nc' }, { firstTrait: '2-8' }],
    parameters: [
      { parameter: flag.id, flag: false },
      { parameter: number.id, value: 29.3, unit: 'cuft' },
      { parameter: range.id, value: -86, upTo: -60 },
      { parameter: text.id, text: '@R290' },
    ],
    approvals: [
      {
        kind: 'WHO PQS',
        code: 'E003/091',
        expires: '2027-05-31T00:00:00.000Z',
        document: (await makeMaterial(cms)).id,
      },
      { kind: 'CE' },
    ],
  })
  const { traits = [], parameters = [] } = product
  const written = { id: product.id, traits, parameters }
  await changeProduct(
    cms,
    product.id,
    {
      name: '超低温冰箱',
      brief: '－86',
      overview: richText(paragraph(linkToNews('1', '新闻'))),
      traits: written.traits?.map((row) => ({ ...row, firstTrait: '＝冷' })),
      parameters: written.parameters?.map((row) => (row.text ? { ...row, text: '制冷剂' } : row)),
    },
    { locale: 'zh_CN' },
  )
  return product
}

/** Products in all states: published, with a newer draft, never published, almost empty. */
async function makeAssortment() {
  const whole = await makeFullProduct()
  const changed = await makeProduct(cms, { name: 'Published' })
  await changeProduct(cms, changed.id, { name: 'A draft on top' }, { draft: true })
  const draft = await makeProduct(cms, { name: 'First words' }, { draft: true })
  await changeProduct(cms, draft.id, { name: 'Later words' }, { draft: true })
  const empty = await cms.create({ collection: 'products', draft: true, data: {} as Product })
  return { whole, changed, draft, empty }
}

test('export, import over it, export again: the same bytes (issue 3, admin)', async () => {
  await makeAssortment()
  const first = await exportTable(token)
  const notified = await notifications.during(async () => {
    const { report } = await importTable(token, first)
    expect(report).toMatchObject({ rows: 5, created: 0, changed: 0, unchanged: 5, errors: [] })
  })
  expect(notified).toEqual([])
  expect(await exportTable(token)).toBe(first)
})

test.each(['en', 'es', 'fr', 'zh'])(
  'headings are in the language of the account (%s), and read again',
  async (language) => {
    await makeFullProduct()
    const response = await call('export', {
      headers: { authorization: `JWT ${token}`, 'accept-language': language },
    })
    const table = await response.text()
    expect(table).toContain({ en: 'Model', es: 'Modelo', fr: 'Modèle', zh: '型号' }[language])
    expect(table.slice(0, table.indexOf('\r\n'))).not.toMatch(
      /(?:name|brief|overview|param):|_status|updatedAt/,
    )
    const { report } = await importTable(token, table, { dryRun: true })
    expect(report).toMatchObject({ errors: [], created: 0, changed: 0 })
    expect(report.unchanged).toBeGreaterThan(0)
  },
)

test('an error is reported in the language of the account, with the heading of the table', async () => {
  await makeFullProduct()
  const headers = { authorization: `JWT ${token}`, 'accept-language': 'zh' }
  const table = await (await call('export', { headers })).text()
  const [header = '', ...rows] = table.split('\r\n')
  const broken = [header, ...rows.map((row) => row.replace(/^([^,]+),published,/, '$1,public,'))].join('\r\n')
  const response = await call('import?dryRun=1', { method: 'POST', headers, body: broken })
  expect(await response.text()).toContain(
    '"field":"发布状态","message":"“public”不是以下任何一项：draft, published。"',
  )
})

test('importing into an empty database restores the same products: the same bytes again', async () => {
  await makeFullProduct()
  await makeProduct(cms, { name: 'A draft' }, { draft: true })
  const first = await exportTable(token)
  await removeProducts()
  expect((await importTable(token, first)).report).toMatchObject({ created: 3, changed: 0, errors: [] })
  expect(await exportTable(token)).toBe(first)
})

test('the published state is exported, or the draft if never published', async () => {
  const { changed, draft } = await makeAssortment()
  const table = await sheet()
  expect(table.row(changed.id)).toMatchObject({ _status: 'published', 'name:en_EN': 'Published' })
  expect(table.row(draft.id)).toMatchObject({ _status: 'draft', 'name:en_EN': 'Later words' })
})

test('values are formatted as editors enter them', async () => {
  const { id } = await makeFullProduct()
  const table = await sheet()
  expect(table.row(id)).toMatchObject({
    'param:net-volume': '29.3 cuft',
    'param:temperature': '-86..-60',
    'param:lock': 'no',
    'param:refrigerant:zh_CN': '制冷剂',
    'param:refrigerant:en_EN': '@R290',
    'param:refrigerant:es_ES': '',
    markets: 'uk|china',
    featured: 'yes',
    order: '-2.5',
    'approval1.expires': '2027-05-31T00:00:00.000Z',
    'trait2.firstTrait:en_EN': '2-8',
    'name:es_ES': '',
  })
  expect(await exportTable(token)).toContain(`"'=HYPERLINK(""http://x"")"`)
})

test('only changed cells are written, with a version and the hooks', async () => {
  const { id } = await makeFullProduct()
  const before = await read(id)
  const table = await sheet()
  Object.assign(table.row(id), {
    'name:es_ES': 'Congelador',
    'name:zh_CN': '',
    'param:net-volume': '829',
    'param:lock': '',
    'param:refrigerant:fr_FR': 'R600a',
    'trait2.firstTrait:en_EN': '',
    'trait2.firstTrait:zh_CN': '',
    'approval2.expires': '2028-02-29',
    'overview:fr_FR': 'Un\nDeux',
    updateTime: '',
  })
  const notified = await notifications.during(async () => {
    const { report } = await importTable(token, String(table))
    expect(report).toMatchObject({ created: 0, changed: 1, unchanged: 1, errors: [] })
  })
  const tags = notified.flat()
  expect(tags.filter((tag) => tag === `products:${id}@en_EN`)).toHaveLength(1)
  // The index is updated once, at the end.
  expect(tags.filter((tag) => tag === 'search@en_EN').length).toBeLessThanOrEqual(1)
  const after = await read(id)
  expect(after).toMatchObject({
    name: { en_EN: before.name?.['en_EN'], es_ES: 'Congelador' },
    _status: 'published',
    model: '-86',
    createdAt: before.createdAt,
    pictures: before.pictures,
    markets: before.markets,
    traits: [{ firstTrait: { en_EN: '+cold', zh_CN: '＝冷' } }],
    approvals: [{ kind: 'WHO PQS' }, { kind: 'CE', expires: '2028-02-29T00:00:00.000Z' }],
  })
  expect(after.name?.['zh_CN']).toBeNull()
  expect(JSON.stringify(after.parameters)).toContain('R600a')
  expect(after.updateTime).not.toBe(before.updateTime)
  const { docs } = await cms.findVersions({
    collection: 'products',
    where: { parent: { equals: id } },
    locale: 'all',
  })
  expect(docs[0]?.version).toMatchObject({ name: { es_ES: 'Congelador' }, _status: 'published' })
  const again = await sheet()
  expect(again.row(id)).toMatchObject({ 'param:net-volume': '829', 'param:lock': '' })
  expect(again.header).not.toContain('trait2.image')
  expect((await importTable(token, String(again))).report).toMatchObject({ changed: 0 })
})

test('the same table twice changes nothing the second time', async () => {
  const { id } = await makeProduct(cms)
  const table = await sheet()
  table.row(id)['approval1.kind'] = 'CE'
  table.row(id)['approval1.expires'] = '2028-02-29'
  expect((await importTable(token, String(table))).report).toMatchObject({ changed: 1 })
  expect((await importTable(token, String(table))).report).toMatchObject({
    changed: 0,
    unchanged: 1,
    errors: [],
  })
})

test('a row without an id is a new product, and new products can refer to each other', async () => {
  const category = (await makeCategory(cms)).id
  const { header } = await sheet()
  const table = new Sheet(header.join())
  const row = { category, order: '1', availability: 'active', sites: 'en_EN', _status: 'published' }
  table.rows.push(
    { ...row, 'name:en_EN': 'One', recommendations: 'two' },
    { ...row, id: 'two', 'name:en_EN': 'Two' },
  )
  expect((await importTable(token, String(table))).report).toMatchObject({ created: 2, errors: [] })
  const { docs } = await cms.find({ collection: 'products', sort: 'name' })
  expect(docs).toMatchObject([
    { name: 'One', recommendations: ['two'], featured: false, id: expect.stringMatching(/^\d{19}$/) },
    { id: 'two', name: 'Two' },
  ])
})

test('a new row without a publication is a draft', async () => {
  const { header } = await sheet()
  const table = new Sheet(header.join())
  table.rows.push({ 'name:en_EN': 'Not yet' })
  expect((await importTable(token, String(table))).report).toMatchObject({ created: 1, errors: [] })
  const { docs } = await cms.find({ collection: 'products', draft: true })
  expect(docs).toMatchObject([{ name: 'Not yet', _status: 'draft' }])
})

test('a status can be changed to published and to draft', async () => {
  const draft = await makeProduct(cms, { name: 'A draft' }, { draft: true })
  const published = await makeProduct(cms, { name: 'Published' })
  const table = await sheet()
  table.row(draft.id)._status = 'published'
  table.row(published.id)._status = 'draft'
  expect((await importTable(token, String(table))).report).toMatchObject({ changed: 2, errors: [] })
  expect(await read(draft.id)).toMatchObject({ _status: 'published' })
  expect(await read(published.id)).toMatchObject({ _status: 'draft' })
})

test('a draft that never was public is changed as a draft', async () => {
  const { id } = await makeProduct(cms, { name: 'A draft' }, { draft: true })
  const table = await sheet()
  table.row(id)['name:en_EN'] = 'Another word'
  const notified = await notifications.during(() => importTable(token, String(table)))
  expect(notified).toEqual([])
  const latest = await cms.findByID({ collection: 'products', id, draft: true })
  expect(latest).toMatchObject({ name: 'Another word', _status: 'draft' })
})

test('a dry run writes nothing and says what an import would do', async () => {
  const { id } = await makeProduct(cms, { name: 'Before' })
  const table = await sheet()
  table.row(id)['name:en_EN'] = 'After'
  const { report, progress } = await importTable(token, String(table), { dryRun: true })
  expect(report).toMatchObject({ dryRun: true, changed: 1, errors: [] })
  expect(progress).toContainEqual({ phase: 'checking', done: 1, total: 1 })
  expect(await read(id)).toMatchObject({ name: { en_EN: 'Before' } })
  const second = await importTable(token, String(table))
  expect(second.progress).toContainEqual({ phase: 'writing', done: 1, total: 1 })
})

test('any texts are exported as they were imported (property)', async () => {
  const { id } = await makeProduct(cms)
  const storable = anyText({ minLength: 1, maxLength: 50 }).filter((text) => !text.includes('\0'))
  await fc.assert(
    fc.asyncProperty(storable, storable, storable, async (name, brief, lines) => {
      const table = await sheet()
      const texts = { 'name:en_EN': name, 'brief:zh_CN': brief, 'trait1.secondTraits:fr_FR': lines }
      Object.assign(table.row(id), texts)
      expect((await importTable(token, String(table))).report.errors).toEqual([])
      const first = await exportTable(token)
      expect(new Sheet(first).row(id)).toMatchObject(texts)
      expect((await importTable(token, first)).report.unchanged).toBe(1)
      expect(await exportTable(token)).toBe(first)
    }),
    { numRuns: 15 },
  )
})
