import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import type { FieldTableSlug } from '@/cms/tables/field-tables'
import type { News } from '@/payload-types'
import { makeMaterial } from '../factories/materials'
import { changeNews, makeNews, makeNewsType } from '../factories/news'
import { makeCategory, makeParameter, nameOn } from '../factories/products'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { exportTable, importTable, Sheet } from '../support/tables'

let cms: Payload
let token: string

beforeAll(async () => {
  cms = await testCms()
  token = (await signIn(cms, 'editor')).token
})

const sheetOf = async (collection: FieldTableSlug, language?: string) =>
  new Sheet(await exportTable(token, { collection, language }))

async function send(collection: FieldTableSlug, table: Sheet, dryRun = false) {
  return (await importTable(token, String(table), { collection, dryRun })).report
}

/** A category of the first level with one below it and one below that. */
async function makeBranch() {
  const first = (await makeCategory(cms, { name: 'First level' })).id
  const second = (await makeCategory(cms, { name: 'Second level', parent: first })).id
  const third = (await makeCategory(cms, { name: 'Third level', parent: second })).id
  return [first, second, third] as const
}

test('a tree is checked as it will be: loops and too many levels are refused, a turned branch is not', async () => {
  const [first, second, third] = await makeBranch()
  const other = (await makeCategory(cms, { name: 'Elsewhere' })).id

  const loop = await sheetOf('product-categories')
  loop.row(first).parent = third
  for (const dryRun of [true, false])
    expect((await send('product-categories', loop, dryRun)).errors).toEqual([
      {
        row: loop.numberOf(first),
        field: 'parent',
        message: expect.stringContaining('below itself'),
      },
    ])

  const deep = await sheetOf('product-categories')
  deep.row(first).parent = other
  expect((await send('product-categories', deep, true)).errors).toEqual([
    { row: deep.numberOf(first), field: 'parent', message: expect.stringContaining('at most 3 levels') },
  ])

  const turned = await sheetOf('product-categories')
  turned.row(first).parent = third
  turned.row(second).parent = ''
  turned.row(third).parent = second
  expect(await send('product-categories', turned)).toMatchObject({ changed: 2, errors: [] })
  const after = await sheetOf('product-categories')
  expect([first, second, third].map((id) => after.row(id).parent)).toEqual([third, '', second])
})

test('a category cannot be its own parent', async () => {
  const { id } = await makeCategory(cms, { name: 'Alone' })
  const table = await sheetOf('product-categories')
  table.row(id).parent = id
  expect((await send('product-categories', table)).errors).toMatchObject([{ field: 'parent' }])
})

test('categories are named with those above them, in the language of the account', async () => {
  const [first, second, third] = await makeBranch()
  await nameOn(cms, 'product-categories', { id: first, site: 'zh_CN', name: '一级' })
  await nameOn(cms, 'product-categories', { id: second, site: 'zh_CN', name: '二级' })
  const table = await sheetOf('product-categories', 'zh')
  const row = table.rows.find((one) => one['ID'] === third)
  expect(Object.values(row ?? {})).toContain('一级 › 二级')
})

test('a name that several documents have is written as an id, and refused', async () => {
  const twins = [
    (await makeNewsType(cms, { name: 'Twins' })).id,
    (await makeNewsType(cms, { name: 'Twins' })).id,
  ]
  const { id } = await makeNews(cms, { type: twins[1] })
  const table = await sheetOf('news', 'en')
  const row = table.rows.find((one) => one.ID === id) ?? {}
  expect(row.Type).toBe(twins[1])
  row.Type = 'Twins'
  expect((await send('news', table)).errors).toMatchObject([
    { field: 'Type', message: expect.stringContaining('Several documents') },
  ])
})

test('a name of any site is understood', async () => {
  const type = (await makeNewsType(cms, { name: 'Awards' })).id
  await cms.update({ collection: 'news-types', id: type, locale: 'es_ES', data: { name: 'Premios' } })
  const { id } = await makeNews(cms)
  const table = await sheetOf('news')
  table.row(id).type = 'Premios'
  expect(await send('news', table)).toMatchObject({ changed: 1, errors: [] })
  expect((await sheetOf('news')).row(id).type).toBe(type)
})

test('a code that another parameter has is refused in the check', async () => {
  const taken = await makeParameter(cms)
  const { id } = await makeParameter(cms)
  const table = await sheetOf('parameters')
  table.row(id).code = taken.code
  for (const dryRun of [true, false])
    expect((await send('parameters', table, dryRun)).errors).toEqual([
      { row: table.numberOf(id), field: 'code', message: expect.stringContaining(taken.id) },
    ])
})

test('two rows with the same new code are refused', async () => {
  const [one, other] = [await makeParameter(cms), await makeParameter(cms)]
  const table = await sheetOf('parameters')
  table.row(one.id).code = 'the-same'
  table.row(other.id).code = 'the-same'
  expect((await send('parameters', table, true)).errors).toMatchObject([{ field: 'code' }])
})

test('the name of a file is shown and cannot be changed', async () => {
  const { id } = await makeMaterial(cms)
  const table = await sheetOf('materials')
  expect(table.row(id).file).toMatch(/\.pdf$/)
  table.row(id).file = 'another.pdf'
  expect((await send('materials', table)).errors).toEqual([
    { row: table.numberOf(id), field: 'file', message: expect.stringContaining('for information only') },
  ])
})

test('a new material without a file can be a draft only', async () => {
  const { header } = await sheetOf('materials')
  const table = new Sheet(header.join())
  table.rows.push({ _status: 'published', kind: 'manual', 'name:en_EN': 'Without a file' })
  expect((await send('materials', table)).errors).toMatchObject([{ row: 2, field: 'file' }])
})

test('a status can be changed; changes that are not published are not overwritten', async () => {
  const draft = await makeNews(cms, { title: 'A draft' }, { draft: true })
  const changed = await makeNews(cms, { title: 'Published' })
  await changeNews(cms, changed.id, { title: 'A draft on top' }, { draft: true })
  const table = await sheetOf('news')
  expect(table.row(changed.id)).toMatchObject({ _status: 'published', 'title:en_EN': 'Published' })
  table.row(draft.id)._status = 'published'
  expect(await send('news', table)).toMatchObject({ changed: 1, errors: [] })
  expect(await cms.findByID({ collection: 'news', id: draft.id })).toMatchObject({ _status: 'published' })

  const again = await sheetOf('news')
  again.row(changed.id)['title:en_EN'] = 'Mine'
  expect((await send('news', again)).errors).toMatchObject([
    { field: '_status', message: expect.stringContaining('not published') },
  ])
})

test('an article that is published with a later time waits as a draft (decision 110)', async () => {
  const { id } = await makeNews(cms, {}, { draft: true })
  const table = await sheetOf('news')
  Object.assign(table.row(id), { _status: 'published', publishTime: '2099-01-01' })
  expect(await send('news', table)).toMatchObject({ changed: 1, errors: [] })
  expect((await sheetOf('news')).row(id)).toMatchObject({
    _status: 'draft',
    publishTime: '2099-01-01T00:00:00.000Z',
  })
  const { docs } = await cms.find({ collection: 'payload-jobs', where: {}, pagination: false })
  expect(JSON.stringify(docs)).toContain(id)
})

test('a draft that nobody has typed into is not in a table, and a new row needs a name', async () => {
  const { id } = await cms.create({ collection: 'news', draft: true, data: {} as News })
  const table = await sheetOf('news')
  expect(table.rows.map((row) => row.id)).not.toContain(id)
  const added = new Sheet(table.header.join())
  added.rows.push({ recommended: 'yes' })
  expect((await send('news', added)).errors).toEqual([
    { row: 2, field: 'title:en_EN', message: expect.stringContaining('needs a name') },
  ])
})

test('what is in the trash is not in a table, and is not changed by it', async () => {
  const { id } = await makeNews(cms)
  const table = await sheetOf('news')
  await cms.update({ collection: 'news', id, data: { deletedAt: new Date().toISOString() } })
  expect((await sheetOf('news')).rows.map((row) => row.id)).not.toContain(id)
  table.row(id)['title:en_EN'] = 'Back again'
  expect((await send('news', table)).errors).toMatchObject([{ field: 'id' }])
})
