import { sql } from 'drizzle-orm'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { lockDocuments } from '@/cms/search/locks'
import { reindex } from '@/cms/search/reindex'
import { makeCase, makeCaseType } from '../factories/cases'
import { makeMaterial } from '../factories/materials'
import { changeNews, makeNews, makeNewsType } from '../factories/news'
import { changeProduct, makeCategory, makeParameter, makeProduct } from '../factories/products'
import { changeSolution, makeSolution, makeSolutionType } from '../factories/solutions'
import { makeDocument, replaceDocument } from '../factories/uploads'
import { testCms } from '../support/cms'
import { rowOn, rowsOf, titlesOf } from '../support/search-rows'
import { waitFor } from '../support/waiting'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

type Named = 'product-categories' | 'parameters' | 'solution-types' | 'case-types' | 'news-types'

const rename = (collection: Named, id: string, name: string, req?: PayloadRequest) =>
  cms.update({ collection, id, data: { name }, req })

async function transaction(): Promise<PayloadRequest> {
  const req = await createLocalReq({}, cms)
  await initTransaction(req)
  return req
}

/** Waits until a save is blocked by another one. */
const untilBlocked = () =>
  waitFor(async () => {
    const { rows } = await cms.db.drizzle.execute(
      sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
    expect(rows).toHaveLength(1)
  })

test('renaming a category at any level, a parameter or a type updates the documents that refer to it', async () => {
  const above = (await makeCategory(cms)).id
  const category = (await makeCategory(cms, { parent: above })).id
  const parameter = (await makeParameter(cms)).id
  const product = (await makeProduct(cms, { category, parameters: [{ parameter, value: 5 }] })).id
  await rename('product-categories', above, 'Cryogenics')
  await rename('product-categories', category, 'Tanks')
  await rename('parameters', parameter, 'Holding time')
  expect(await rowOn(cms, product)).toMatchObject({ summary: 'Cryogenics\nTanks', body: 'Holding time 5' })

  const solutionType = (await makeSolutionType(cms)).id
  const solution = (await makeSolution(cms, { type: solutionType })).id
  await rename('solution-types', solutionType, 'Sectors')
  expect((await rowOn(cms, solution)).summary).toBe('Sectors')

  const caseType = (await makeCaseType(cms)).id
  const example = (await makeCase(cms, { type: caseType })).id
  await rename('case-types', caseType, 'Hospitals')
  expect((await rowOn(cms, example)).summary).toBe('Hospitals')

  const newsType = (await makeNewsType(cms)).id
  const article = (await makeNews(cms, { type: newsType })).id
  await rename('news-types', newsType, 'Exhibitions')
  expect((await rowOn(cms, article)).summary).toBe('Exhibitions')
})

test('renaming or hiding a product or solution updates its brochures and cases', async () => {
  const product = (await makeProduct(cms, { name: 'Old', model: 'A100' })).id
  const solution = (await makeSolution(cms)).id
  const brochure = (await makeMaterial(cms, { products: [product] })).id
  const example = (await makeCase(cms, { products: [product], solutions: [solution] })).id
  await changeProduct(cms, product, { name: 'New', model: 'B200' })
  await changeSolution(cms, solution, { name: 'Blood' })
  expect(await rowOn(cms, brochure)).toMatchObject({ summary: 'New', models: ['b200'] })
  expect((await rowOn(cms, example)).body).toBe('Blood\nNew')

  await changeProduct(cms, product, { sites: ['en_US'] })
  expect(await rowOn(cms, brochure, 'en_US')).toMatchObject({ summary: 'New' })
  expect(await rowOn(cms, brochure, 'en_UK')).toMatchObject({ summary: '', models: [] })
  await cms.update({ collection: 'products', id: product, data: { _status: 'draft' } })
  expect(await rowOn(cms, brochure, 'en_US')).toMatchObject({ summary: '', models: [] })
})

test('the text of a PDF is indexed while the file is unrestricted and not replaced (S2 6)', async () => {
  /** A brochure with an extracted file text. */
  const read = async (keyOf = (filename: string) => filename) => {
    const file = await makeDocument(cms)
    const data = { id: file.id, key: keyOf(file.filename ?? ''), text: 'Inside the file' }
    await cms.create({ collection: 'file-texts', data })
    return { file: file.id, brochure: (await makeMaterial(cms, { file: file.id })).id }
  }
  const bodyOf = async ({ brochure }: { brochure: string }) => (await rowOn(cms, brochure)).body

  const closed = await read()
  expect(await bodyOf(closed)).toBe('Inside the file')
  await cms.update({ collection: 'files', id: closed.file, data: { restricted: true } })
  expect(await bodyOf(closed)).toBe('')

  const replaced = await read()
  await replaceDocument(cms, replaced.file)
  expect(await bodyOf(replaced)).toBe('')

  expect(await bodyOf(await read(() => 'earlier-bytes.pdf'))).toBe('')
})

test('a rolled-back save leaves nothing in the index', async () => {
  const { id } = await makeNews(cms, { title: 'Kept' })
  const req = await transaction()
  await cms.update({ collection: 'news', id, data: { title: 'Taken back', _status: 'published' }, req })
  const made = await cms.create({
    collection: 'solution-types',
    data: { name: 'A type', order: 0, sites: ['en_EN'] },
    req,
  })
  const solution = await cms.create({
    collection: 'solutions',
    data: { name: 'Never', order: 0, sites: ['en_EN'], type: made.id, _status: 'published' },
    req,
  })
  await killTransaction(req)
  expect((await rowOn(cms, id)).title).toBe('Kept')
  expect(await rowsOf(cms, solution.id)).toEqual({})
})

test('a save is not found before its commit', async () => {
  const { id } = await makeNews(cms, { title: 'Before' })
  const req = await transaction()
  await cms.update({ collection: 'news', id, data: { title: 'After', _status: 'published' }, req })
  expect((await rowOn(cms, id)).title).toBe('Before')
  await commitTransaction(req)
  expect((await rowOn(cms, id)).title).toBe('After')
})

test('two concurrent saves that affect one row are both in it, whichever ends last', async () => {
  const category = (await makeCategory(cms)).id
  const product = (await makeProduct(cms, { category })).id

  const renaming = await transaction()
  await rename('product-categories', category, 'Category 1', renaming)
  const saving = changeProduct(cms, product, { name: 'Product 1' })
  await untilBlocked()
  await commitTransaction(renaming)
  await saving
  expect(await rowOn(cms, product)).toMatchObject({ title: 'Product 1', summary: 'Category 1' })

  const publishing = await transaction()
  const data = { name: 'Product 2', _status: 'published' as const }
  await cms.update({ collection: 'products', id: product, data, req: publishing })
  const renamed = rename('product-categories', category, 'Category 2')
  await untilBlocked()
  await commitTransaction(publishing)
  await renamed
  expect(await rowOn(cms, product)).toMatchObject({ title: 'Product 2', summary: 'Category 2' })
})

test('the index matches the documents after many concurrent saves', async () => {
  const category = (await makeCategory(cms)).id
  const ids: string[] = []
  for (let index = 0; index < 4; index += 1) ids.push((await makeProduct(cms, { category })).id)
  await Promise.all([
    ...ids.map((id, index) => changeProduct(cms, id, { name: `Named ${index}` })),
    rename('product-categories', category, 'Renamed'),
  ])
  for (const [index, id] of ids.entries()) {
    expect(await rowOn(cms, id)).toMatchObject({ title: `Named ${index}`, summary: 'Renamed' })
  }
})

test('reindexing adds missing rows, corrects wrong ones and removes deleted ones', async () => {
  const { id } = await makeNews(cms, { title: 'Here' })
  const { id: wrong } = await makeNews(cms, { title: 'Right' })
  await cms.db.drizzle.execute(sql`delete from search_rows where document = ${id}`)
  await cms.db.drizzle.execute(sql`update search_rows set title = 'Wrong' where document = ${wrong}`)
  await cms.db.drizzle.execute(sql`
    insert into search_rows select collection, 'vanished', site, kind, place, title, summary, body, models, words,
      plain_title, plain_text, tokens from search_rows where document = ${wrong}`)
  const reported: number[][] = []
  expect(await reindex(cms, (done, total) => reported.push([done, total]))).toEqual([])
  expect((await rowOn(cms, id)).title).toBe('Here')
  expect((await rowOn(cms, wrong)).title).toBe('Right')
  expect(await rowsOf(cms, 'vanished')).toEqual({})
  const [done, total] = reported.at(-1) ?? []
  expect(done).toBe(total)
})

test('reindexing blocks no save, and includes what is saved in the meantime', async () => {
  const { id } = await makeNews(cms, { title: 'Before' })
  const { id: other } = await makeNews(cms, { title: 'Other' })
  const req = await transaction()
  await cms.update({ collection: 'news', id, data: { title: 'After', _status: 'published' }, req })
  let ended = false
  const reindexing = reindex(cms, () => undefined).finally(() => (ended = true))
  await changeNews(cms, other, { title: 'Saved meanwhile' })
  expect(ended).toBe(false)
  await commitTransaction(req)
  expect(await reindexing).toEqual([])
  expect((await titlesOf(cms, id)).en_EN).toBe('After')
  expect((await titlesOf(cms, other)).en_EN).toBe('Saved meanwhile')
})

test('moving a category and saving its documents cannot deadlock', async () => {
  const [parent, category] = [(await makeCategory(cms)).id, (await makeCategory(cms)).id]
  const isLate = async (name: string) => {
    const { rows } = await cms.db.drizzle.execute(sql`select where abs(hashtext(${name}) % 512) >= 256`)
    return rows.length > 0
  }
  let product = ''
  do product = (await makeProduct(cms, { category })).id
  while (!(await isLate(`products:${product}`)))
  let material = ''
  do material = (await makeMaterial(cms, { category })).id
  while (await isLate(`materials:${material}`))

  const other = await transaction()
  await lockDocuments(other, [{ collection: 'materials', document: material }])
  const moving = cms.update({ collection: 'product-categories', id: category, data: { parent } })
  await untilBlocked()
  await lockDocuments(other, [{ collection: 'products', document: product }])
  await commitTransaction(other)
  await moving
  expect(await rowOn(cms, product)).toMatchObject({ summary: 'A category\nA category' })
})
