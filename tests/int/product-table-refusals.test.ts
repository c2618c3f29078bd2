import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { changeProduct, makeCategory, makeParameter, makeProduct } from '../factories/products'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { call, exportTable, importTable, Sheet } from '../support/tables'

let cms: Payload
let token: string
let category: string

beforeAll(async () => {
  cms = await testCms()
  token = (await signIn(cms, 'editor')).token
  category = (await makeCategory(cms)).id
  await makeParameter(cms, { code: 'net-volume', unit: 'L' })
  await makeParameter(cms, { code: 'temperature', kind: 'range', unit: 'degC' })
  await makeParameter(cms, { code: 'lock', kind: 'flag' })
})

let good: string
let bad: string
let table: Sheet
let untouched = { state: '', text: '' }

/** Two products: in each test one gets a valid change, the other an invalid one. They are recreated if they changed. */
beforeEach(async () => {
  if ((await stateOfProducts()) !== untouched.state || !untouched.text) {
    await cms.delete({ collection: 'products', where: {} })
    good = (await makeProduct(cms, { name: 'Before', category })).id
    bad = (await makeProduct(cms, { name: 'Before', category })).id
    untouched = { state: await stateOfProducts(), text: await exportTable(token) }
  }
  table = new Sheet(untouched.text)
  table.row(good)['name:en_EN'] = 'After'
})

/** Includes drafts. */
async function stateOfProducts(): Promise<string> {
  const { docs } = await cms.find({ collection: 'products', draft: true, pagination: false, sort: 'id' })
  return docs.map(({ id, updatedAt }) => `${id} ${updatedAt}`).join()
}

/** Nothing of a refused table is saved, not even its valid rows. */
async function refusedWith(errors: object[]) {
  for (const dryRun of [true, false]) {
    const { report } = await importTable(token, String(table), { dryRun })
    expect(report.errors).toMatchObject(errors)
  }
  const { docs } = await cms.find({ collection: 'products' })
  expect(docs.map(({ name }) => name)).toEqual(['Before', 'Before'])
}

test.each([
  ['order', '29,3', 'not a number'],
  ['order', '', 'required'],
  ['category', 'nowhere', 'There is no category nowhere'],
  ['category', '', 'required'],
  ['category', '1.214E+18', 'shorten'],
  ['cover', '404', 'There is no picture 404'],
  ['pictures', '404', 'There is no picture 404'],
  ['hdPicture', '404', 'There is no file 404'],
  ['solutions', '404', 'There is no solution 404'],
  ['recommendations', '404', 'There is no product 404'],
  ['trait1.image', '404', 'There is no picture 404'],
  ['approval1.kind', 'XX', 'none of CE'],
  ['approval1.expires', '31.05.2027', 'not a date'],
  ['approval1.expires', '2027-02-31', 'not a date'],
  ['updateTime', 'yesterday', 'not a date'],
  ['sites', 'de_DE', 'none of zh_CN'],
  ['sites', '', 'required'],
  ['markets', 'mars', 'none of asia-pacific'],
  ['markets', 'uk|uk', 'twice'],
  ['availability', 'gone', 'none of active'],
  ['featured', 'perhaps', 'neither yes nor no'],
  ['_status', 'public', 'none of draft'],
  ['name:en_EN', '', 'needs a name'],
  ['name:es_ES', 'x'.repeat(201), '200'],
  ['overview:en_EN', '{"root":', 'JSON is incomplete'],
  ['overview:en_EN', '{"root":{"type":"root","children":[{"type":"script"}]}}', 'script'],
  [
    'overview:en_EN',
    '{"root":{"type":"root","children":[{"type":"upload","relationTo":"media","value":"404"}]}}',
    '404',
  ],
  ['param:net-volume', '829 gallons', 'Unknown unit gallons'],
  ['param:net-volume', '829 kg', 'does not measure'],
  ['param:net-volume', 'many', 'not understood'],
  ['param:net-volume', '1..2', 'a range'],
  ['param:temperature', '-60..-86', 'from the smaller'],
  ['param:lock', 'true', 'neither yes nor no'],
  ['updatedAt', 'now', 'leave the column'],
])('%s = %j is refused with its row and column (issue 3, bad input)', async (field, cell, message) => {
  table.row(bad)[field] = cell
  await refusedWith([{ row: table.numberOf(bad), field, message: expect.stringContaining(message) }])
})

test('a second feature without a first one is refused', async () => {
  table.header.push(
    ...table.header.filter((name) => name.startsWith('trait1.')).map((name) => name.replace('1', '2')),
  )
  table.row(bad)['trait2.firstTrait:en_EN'] = 'Second'
  await refusedWith([
    {
      row: table.numberOf(bad),
      field: 'trait2.firstTrait:en_EN',
      message: expect.stringContaining('Number 1 is empty'),
    },
  ])
})

test('an approval without its kind is refused', async () => {
  table.row(bad)['approval1.code'] = 'E003/091'
  await refusedWith([
    { row: table.numberOf(bad), field: 'approval1.kind', message: expect.stringContaining('required') },
  ])
})

test('a product cannot replace itself', async () => {
  Object.assign(table.row(bad), { availability: 'discontinued', replacedBy: bad })
  await refusedWith([{ field: 'replacedBy', message: 'A document cannot refer to itself.' }])
})

test('a repeated id is refused', async () => {
  table.rows.push({ ...table.row(bad) })
  await refusedWith([{ row: 4, field: 'id', message: expect.stringContaining(`Row ${table.numberOf(bad)}`) }])
})

test('the errors of all rows are reported at once', async () => {
  Object.assign(table.row(bad), { order: 'x', cover: '404' })
  table.row(good).order = 'y'
  const { report } = await importTable(token, String(table), { dryRun: true })
  expect(report.errors.map(({ row, field }) => `${row} ${field}`)).toEqual(['2 order', '3 order'])
})

test('unknown, missing, repeated and unnamed columns are refused (issue 3, bad input)', async () => {
  table.header.splice(table.header.indexOf('model'), 1, 'modle', 'order', '')
  await refusedWith([
    { row: 1, field: 'modle', message: 'There is no such column.' },
    { row: 1, field: '', message: expect.stringMatching(/^Column \d+ has no name/) },
    { row: 1, field: 'order', message: 'The column occurs twice.' },
    { row: 1, field: 'model', message: expect.stringContaining('missing') },
  ])
})

test('a column of a parameter that is not in the dictionary is refused', async () => {
  table.header.push('param:nothing')
  await refusedWith([
    { row: 1, field: 'param:nothing', message: expect.stringContaining('no such parameter') },
  ])
})

test('more than 5,000 rows are refused (issue 3, bad input)', async () => {
  while (table.rows.length <= 5_000) table.rows.push({ ...table.row(bad), id: `new-${table.rows.length}` })
  await refusedWith([{ row: 5_002, message: expect.stringContaining('at most 5000 rows') }])
})

test('a product that somebody changed after the export is refused', async () => {
  await changeProduct(cms, bad, { model: 'Theirs' })
  table.row(bad).model = 'Mine'
  await refusedWith([
    { row: table.numberOf(bad), field: 'updatedAt', message: expect.stringContaining('export again') },
  ])
  table.row(bad).updatedAt = ''
  expect((await importTable(token, String(table))).report).toMatchObject({ changed: 2, errors: [] })
})

test('a product with changes that are not published is refused', async () => {
  await changeProduct(cms, bad, { model: 'A draft' }, { draft: true })
  table.row(bad).model = 'Mine'
  await refusedWith([
    { row: table.numberOf(bad), field: '_status', message: expect.stringContaining('not published') },
  ])
})

test('an error of a hook rolls everything back, and names row and column', async () => {
  const { hooks } = cms.collections.products.config
  const refuse = ({ data }: { data: { model?: string } }) => {
    if (data.model === 'Refused') throw new Error('Not this one.')
    return data
  }
  hooks.beforeChange.push(refuse as never)
  try {
    table.row(bad).model = 'Refused'
    const { report } = await importTable(token, String(table))
    expect(report.errors).toEqual([{ row: table.numberOf(bad), field: '', message: 'Not this one.' }])
  } finally {
    hooks.beforeChange.pop()
  }
  expect(await cms.findByID({ collection: 'products', id: good })).toMatchObject({ name: 'Before' })
})

test('an aborted import saves nothing', async () => {
  const { hooks } = cms.collections.products.config
  const leaving = new AbortController()
  const leave = ({ data }: { data: object }) => {
    leaving.abort()
    return data
  }
  hooks.beforeChange.push(leave as never)
  table.row(bad).model = 'Mine'
  await importTable(token, String(table), { signal: leaving.signal }).catch(() => undefined)
  hooks.beforeChange.pop()
  await expect.poll(async () => (await importTable(token, String(table), { dryRun: true })).status).toBe(200)
  const { docs } = await cms.find({ collection: 'products' })
  expect(docs.map(({ name }) => name)).toEqual(['Before', 'Before'])
})

test('only staff can use the table, and only from pages of this site (issue 2, roles; CSRF)', async () => {
  const cookie = `payload-token=${token}`
  const foreign: HeadersInit[] = [
    {},
    { cookie, origin: 'https://evil.example' },
    { cookie, 'sec-fetch-site': 'cross-site' },
  ]
  for (const headers of foreign) {
    expect((await call('export', { headers })).status).toBe(403)
    expect((await call('import', { method: 'POST', headers, body: String(table) })).status).toBe(403)
  }
  const own = { cookie, origin: 'http://localhost:3000' }
  expect((await call('export', { headers: own })).status).toBe(200)
})

test('a file that is too large is refused', async () => {
  const body = new Uint8Array(128 * 1024 * 1024 + 1)
  const response = await call('import', { method: 'POST', headers: { authorization: `JWT ${token}` }, body })
  expect(response.status).toBe(413)
})
