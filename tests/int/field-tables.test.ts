import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyCollection } from '@/cms/any-collection'
import { fieldTableSlugs, type FieldTableSlug } from '@/cms/tables/field-tables'
import { asObject } from '@/lib/unknown-values'
import { makeCase, makeCaseType } from '../factories/cases'
import { makeMaterial } from '../factories/materials'
import { makeNews, makeNewsType } from '../factories/news'
import { makeCategory, makeParameter, makeParameterClass, makeProduct } from '../factories/products'
import { richText } from '../factories/rich-text'
import { makeSolution, makeSolutionType } from '../factories/solutions'
import { makePicture } from '../factories/uploads'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { listen, type Notifications } from '../support/notifications'
import { callTable, exportTable, importTable, Sheet } from '../support/tables'
import { testDatabase } from '../support/worker-database'

let cms: Payload
let token: string
let notifications: Notifications

beforeAll(async () => {
  cms = await testCms()
  token = (await signIn(cms, 'editor')).token
  notifications = await listen(await testDatabase())
})

afterAll(() => notifications.stop())

type Kind = {
  /** A public document with a value in each column. */
  make: () => Promise<{ id: string }>
  /** The field whose texts the tests change. */
  text: string
  /** A wrong cell and its message. */
  wrong: [column: string, cell: string, message: string]
  /** The cells of a new row, beside its name on en_EN. */
  cells: Record<string, string>
  title?: string
}

const everySite = ['zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR'] as const

const groups = new Map<string, string>()

/** A type, class or category whose name no other has: created once. */
async function group(name: string, make: (of: Payload, data: { name: string }) => Promise<{ id: string }>) {
  const id = groups.get(name) ?? (await make(cms, { name })).id
  groups.set(name, id)
  return id
}

const kinds: Record<FieldTableSlug, Kind> = {
  news: {
    title: 'title',
    text: 'title',
    async make() {
      const type = await group('Company news', makeNewsType)
      const cover = (await makePicture(cms)).id
      const content = richText('A long text')
      return makeNews(cms, { title: '=1+1', type, cover, content, recommended: true, investors: true })
    },
    wrong: ['type', 'Gossip', '“Gossip” is neither a name nor an ID in “News types”'],
    cells: { type: 'Company news' },
  },
  cases: {
    text: 'eachDistrict',
    async make() {
      const picture = (await makePicture(cms)).id
      const type = await group('Hospitals', makeCaseType)
      const products = [(await makeProduct(cms)).id, (await makeProduct(cms)).id]
      const solutions = [(await makeSolution(cms)).id]
      const gallery = [{ relationTo: 'media' as const, value: picture }]
      const own = { type, cover: picture, logo: picture, gallery, products, solutions }
      return makeCase(cms, { ...own, name: 'Clinic', eachDistrict: 'Zürich', brief: richText('Text') })
    },
    wrong: ['products', '404', 'There is no product 404'],
    cells: { type: 'Hospitals', createTime: '2026-05-31' },
  },
  materials: {
    text: 'name',
    async make() {
      const category = await group('Refrigerators', makeCategory)
      const products = [(await makeProduct(cms, { category })).id]
      const cover = (await makePicture(cms)).id
      return makeMaterial(cms, { category, products, cover, version: '2-8', order: 1.5, language: 'multi' })
    },
    wrong: ['kind', 'leaflet', '“leaflet” is none of brochure, manual'],
    cells: { kind: 'manual', category: 'Refrigerators' },
  },
  solutions: {
    text: 'brief',
    async make() {
      const picture = (await makePicture(cms)).id
      const type = await group('Sectors', makeSolutionType)
      const catalogue = (await makeMaterial(cms)).id
      const hotspots = [{ product: (await makeProduct(cms)).id, x: 10, y: 20 }]
      const pictures = { cover: picture, banner: picture, icon: picture }
      return makeSolution(cms, { ...pictures, type, catalogue, hotspots, brief: 'In short' })
    },
    wrong: ['catalogue:fr_FR', '404', 'There is no material 404'],
    cells: { type: 'Sectors', order: '7' },
  },
  'product-categories': {
    text: 'lead',
    async make() {
      const parent = await group('Cold storage', makeCategory)
      const picture = (await makePicture(cms)).id
      return makeCategory(cms, { name: 'Freezers', parent, lead: 'Cold', icon: picture, cover: picture })
    },
    wrong: ['parent', 'Nowhere', '“Nowhere” is neither a name nor an ID in “Product categories”'],
    cells: { parent: 'Cold storage', order: '3' },
  },
  parameters: {
    text: 'name',
    async make() {
      const ofClass = await group('Dimensions', makeParameterClass)
      return makeParameter(cms, { class: ofClass, unit: 'L', filter: 'volume', compare: false, order: 2 })
    },
    wrong: ['unit', 'gallons', 'Unknown unit gallons'],
    cells: { class: 'Dimensions', code: 'net-weight', order: '3' },
  },
}

test('every kind is tested', () => {
  expect(Object.keys(kinds)).toEqual(fieldTableSlugs)
})

describe.each(fieldTableSlugs)('the table of %s (issue 20)', (collection) => {
  const { make, text, wrong, cells, title = 'name' } = kinds[collection]
  const hasDrafts = collection !== 'product-categories' && collection !== 'parameters'
  const own = { collection }
  const sheet = async () => new Sheet(await exportTable(token, own))
  const read = async (id: string) =>
    asObject(
      await cms.findByID({ collection: anyCollection(collection), id, locale: 'all', draft: true, depth: 0 }),
    )
  const count = async () =>
    (await cms.count({ collection: anyCollection(collection), where: {}, trash: true })).totalDocs

  let id: string
  beforeAll(async () => {
    id = (await make()).id
  })

  test('an export that is imported unchanged saves nothing', async () => {
    const { id: another } = await make()
    if (hasDrafts)
      await cms.create({
        collection: anyCollection(collection),
        draft: true,
        data: { [title]: 'A draft' } as never,
      })
    const first = await exportTable(token, own)
    const before = await read(another)
    const notified = await notifications.during(async () => {
      const { report } = await importTable(token, first, own)
      expect(report).toMatchObject({ created: 0, changed: 0, errors: [], unchanged: report.rows })
      expect(report.rows).toBeGreaterThan(1)
    })
    expect(notified).toEqual([])
    expect(await read(another)).toEqual(before)
    expect(await exportTable(token, own)).toBe(first)
  })

  test.each(['zh', 'fr'])('headings and names are in the language of the account (%s)', async (language) => {
    const table = await exportTable(token, { ...own, language })
    const header = table.slice(0, table.indexOf('\r\n'))
    expect(header).not.toMatch(/\b(?:name|title|type|sites|order|updatedAt):|_status|[a-z][A-Z][a-z]/)
    const { report } = await importTable(token, table, { ...own, language: 'en', dryRun: true })
    expect(report).toMatchObject({ created: 0, changed: 0, errors: [] })
    expect(report.unchanged).toBeGreaterThan(0)
  })

  test('texts of two sites are changed, and nothing else', async () => {
    const before = await read(id)
    const table = await sheet()
    table.row(id)[`${text}:es_ES`] = 'Un texto nuevo'
    table.row(id)[`${text}:zh_CN`] = '新文字'
    const notified = await notifications.during(async () => {
      const { report } = await importTable(token, String(table), own)
      expect(report).toMatchObject({ created: 0, changed: 1, errors: [] })
    })
    expect(notified.flat()).toEqual(
      expect.arrayContaining([`${collection}:${id}@es_ES`, `${collection}:${id}@zh_CN`]),
    )
    const after = await read(id)
    const changed = { es_ES: 'Un texto nuevo', zh_CN: '新文字' }
    const ignored = { updatedAt: 0, updateTime: 0, savedBy: 0 }
    const expected = { ...before, ...ignored, [text]: { ...asObject(before[text]), ...changed } }
    expect(withoutNulls({ ...after, ...ignored })).toEqual(withoutNulls(expected))
    expect(after._status).toBe(hasDrafts ? 'published' : undefined)
    const { docs } = hasDrafts
      ? await cms.findVersions({
          collection: anyCollection(collection),
          where: { parent: { equals: id } },
          locale: 'all',
        })
      : { docs: [{ version: after }] }
    expect(docs[0]?.version).toMatchObject({ [text]: changed })
  })

  test('an error leaves everything as it was, and names row and column', async () => {
    const table = await sheet()
    const other = (await make()).id
    const both = await sheet()
    both.row(other)[`${text}:es_ES`] = 'Never saved'
    const [column, cell, message] = wrong
    both.row(id)[column] = cell
    for (const dryRun of [true, false]) {
      const { report } = await importTable(token, String(both), { ...own, dryRun })
      expect(report.errors).toEqual([
        { row: both.numberOf(id), field: column, message: expect.stringContaining(message) },
      ])
    }
    expect((await sheet()).row(id)).toEqual(table.row(id))
    expect((await read(other))[text]).not.toHaveProperty('es_ES', 'Never saved')
  })

  test('an error is in the language of the account, with the heading of the table', async () => {
    const [column, cell] = wrong
    const names = (await sheet()).header
    const table = new Sheet(await exportTable(token, { ...own, language: 'zh' }))
    const row = table.rows.find((one) => one.ID === id) ?? {}
    const heading = table.header[names.indexOf(column)] ?? ''
    row[heading] = cell
    const { report } = await importTable(token, String(table), { ...own, language: 'zh', dryRun: true })
    expect(report.errors).toMatchObject([
      { field: heading, message: expect.stringMatching(/\p{Script=Han}/u) },
    ])
  })

  test('a row without an id is a new document, as a draft where there are drafts', async () => {
    const { header } = await sheet()
    const table = new Sheet(header.join())
    table.rows.push({ ...cells, [`${title}:en_EN`]: 'Quite new', [`${title}:fr_FR`]: 'Tout nouveau' })
    const { report } = await importTable(token, String(table), own)
    expect(report).toMatchObject({ created: 1, changed: 0, errors: [] })
    const exported = (await sheet()).rows.find((row) => row[`${title}:en_EN`] === 'Quite new')
    expect(exported).toMatchObject({
      [`${title}:fr_FR`]: 'Tout nouveau',
      id: expect.stringMatching(/^\d{19}$/),
    })
    expect(exported?._status).toBe(hasDrafts ? 'draft' : undefined)
    // As in the form.
    if (collection !== 'parameters') expect(exported?.sites).toBe(everySite.join('|'))
    else expect(exported).toMatchObject({ kind: 'number', compare: 'yes', filter: 'none' })
  })

  test('an unknown id is refused', async () => {
    const table = await sheet()
    const before = await count()
    table.rows.push({ ...table.row(id), id: '1999999999999999999' })
    const { report } = await importTable(token, String(table), own)
    expect(report.errors).toEqual([
      { row: table.rows.length + 1, field: 'id', message: expect.stringContaining('no document 1999999999') },
    ])
    expect(await count()).toBe(before)
  })

  test('an empty cell empties the field, and a required one is refused', async () => {
    const table = await sheet()
    table.row(id)[`${text}:es_ES`] = ''
    expect((await importTable(token, String(table), own)).report).toMatchObject({ changed: 1, errors: [] })
    expect((await sheet()).row(id)[`${text}:es_ES`]).toBe('')
    const again = await sheet()
    for (const site of everySite) again.row(id)[`${title}:${site}`] = ''
    expect((await importTable(token, String(again), own)).report.errors).toEqual([
      {
        row: again.numberOf(id),
        field: `${title}:en_EN`,
        message: expect.stringContaining('needs a name'),
      },
    ])
  })

  test('a document that somebody changed after the export is refused', async () => {
    const table = await sheet()
    const theirs = { [text]: 'Theirs', ...(hasDrafts && { _status: 'published' }) }
    await cms.update({ collection: anyCollection(collection), id, locale: 'en_US', data: theirs as never })
    table.row(id)[`${text}:es_ES`] = 'Mine'
    expect((await importTable(token, String(table), own)).report.errors).toEqual([
      { row: table.numberOf(id), field: 'updatedAt', message: expect.stringContaining('export again') },
    ])
  })

  test('only editors can use it', async () => {
    const { token: ofInbox } = await signIn(cms, 'inbox')
    const body = String(await sheet())
    const nobodies: HeadersInit[] = [
      {},
      { authorization: `JWT ${ofInbox}` },
      { cookie: `payload-token=${token}`, origin: 'https://evil.example' },
    ]
    for (const headers of nobodies) {
      expect((await callTable(`${collection}/export`, { headers })).status).toBe(403)
      expect((await callTable(`${collection}/import`, { method: 'POST', headers, body })).status).toBe(403)
    }
  })
})

/** A site without a text has null, or nothing before its first save. */
function withoutNulls(document: object): unknown {
  return JSON.parse(JSON.stringify(document, (_key, value: unknown) => value ?? undefined))
}
