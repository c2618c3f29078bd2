import type { FlattenedField, PayloadRequest, SanitizedConfig } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { siteIds } from '@/i18n/locales'
import { fieldTable } from '@/cms/tables/field-table'
import { fieldTables, fieldTableSlugs, type FieldTable } from '@/cms/tables/field-tables'
import { readHeader } from '@/cms/tables/header'
import { mergeRow } from '@/cms/tables/merge'
import type { StoredDocument } from '@/cms/tables/stored-document'
import type { TableFormat } from '@/cms/tables/table-kind'
import { english } from '../../support/admin-texts'
import config from '../../../payload.config'

const { t } = english

let req: PayloadRequest

const types = [
  { id: '11', name: { en_EN: 'Company news', zh_CN: '公司新闻' } },
  { id: '12', name: { en_EN: 'Twins' } },
  { id: '13', name: { en_EN: 'Twins' } },
]

/** A request whose database has three types of news and one file. */
beforeAll(async () => {
  const { collections } = (await config) as SanitizedConfig
  const docs = { 'news-types': types, files: [{ id: '21', originalName: 'manual.pdf' }] }
  const db = {
    find: ({ collection }: { collection: string }) =>
      Promise.resolve({ docs: collection in docs ? docs[collection as keyof typeof docs] : [] }),
  }
  const payload = {
    db,
    collections: Object.fromEntries(collections.map((one) => [one.slug, { config: one }])),
  }
  req = { payload, i18n: { language: 'en', t: (key: string) => key }, user: null } as never
})

type Slug = (typeof fieldTableSlugs)[number]

function open(collection: Slug, naming: 'names' | 'en' | 'zh' = 'names') {
  return fieldTable(collection).open(req, naming)
}

function columnsIn({ columns }: TableFormat<StoredDocument>) {
  return typeof columns === 'function' ? columns([]) : columns
}

async function merged(
  collection: Slug,
  cells: Record<string, string>,
  { current = { id: '1' } as StoredDocument, naming = 'en' as const } = {},
) {
  const format = await open(collection, naming)
  const columns = columnsIn(format).map((column, at) => ({ column, at }))
  const row = { row: 2, cells: columns.map(({ column }) => cells[column.name] ?? column.read(current)) }
  return mergeRow({ row, columns, format, current, t })
}

describe.each(fieldTableSlugs)('the columns of %s', (collection) => {
  test('begin with what identifies a row, and have one column per site for translated fields', async () => {
    const names = columnsIn(await open(collection)).map(({ name }) => name)
    expect(names[0]).toBe('id')
    expect(names).toContain('updatedAt')
    expect(new Set(names).size).toBe(names.length)
    const { flattenedFields } = req.payload.collections[collection].config
    const { fields }: FieldTable = fieldTables[collection]
    for (const name of fields) {
      const field = flattenedFields.find((one) => one.name === name)
      const expected = field?.localized ? siteIds.map((site) => `${name}:${site}`) : [name]
      expect(names).toEqual(expect.arrayContaining(expected))
    }
  })

  test('are all plain fields of the collection, but for what editors write in the form only', () => {
    const { flattenedFields } = req.payload.collections[collection].config
    const { fields }: FieldTable = fieldTables[collection]
    const others = flattenedFields.filter((field) => !fields.includes(field.name)).filter(isPlain)
    const internal = [
      'id',
      'createdAt',
      'updatedAt',
      'deletedAt',
      '_status',
      'savedBy',
      'excerpt',
      'restricted',
    ]
    // The picture with the functions of a solution has texts of its own on each site.
    expect(
      others.map(({ name }) => name).filter((name) => ![...internal, 'functions'].includes(name)),
    ).toEqual([])
  })

  test.each(['en', 'es', 'fr', 'zh'] as const)(
    'have headings in %s that are read again',
    async (language) => {
      const format = await open(collection)
      const names = columnsIn(format).map(({ name }) => name)
      const headings = names.map((name) => format.headings.headingOf(name, language))
      expect(headings.filter((heading, at) => heading === names[at])).toEqual([])
      expect(new Set(headings).size).toBe(headings.length)
      const { faults, columns } = readHeader(headings.toReversed(), format, english)
      expect(faults).toEqual([])
      expect(columns.map(({ column, at }) => [column.name, names.toReversed()[at]])).toEqual(
        names.map((name) => [name, name]),
      )
    },
  )

  test('name a missing column as the others are named', async () => {
    const format = await open(collection)
    const headings = columnsIn(format).map(({ name }) => format.headings.headingOf(name, 'fr'))
    expect(readHeader(headings.slice(0, -1), format, english).faults).toMatchObject([
      { field: headings.at(-1) },
    ])
  })
})

function isPlain(field: FlattenedField): boolean {
  if (!('name' in field) || ['array', 'group', 'join', 'richText', 'blocks', 'tab'].includes(field.type))
    return false
  return !('relationTo' in field && Array.isArray(field.relationTo))
}

test.each([
  ['publishTime', '2027-05-31', { publishTime: '2027-05-31T00:00:00.000Z' }],
  ['recommended', 'yes', { recommended: true }],
  ['sites', 'zh_CN|en_EN', { sites: ['zh_CN', 'en_EN'] }],
  ['cover', '31', { cover: '31' }],
  ['title:fr_FR', 'Un titre', { title: { fr_FR: 'Un titre' } }],
  ['type', 'Company news', { type: '11' }],
  ['type', '公司新闻', { type: '11' }],
  ['type', ' 12 ', { type: '12' }],
])('%s = %j is read', async (column, cell, expected) => {
  const { document, changed, faults } = await merged('news', { [column]: cell })
  expect(faults).toEqual([])
  expect(changed).toEqual([column])
  expect(document).toMatchObject(expected)
})

test.each([
  ['publishTime', 'tomorrow', 'not a date'],
  ['recommended', 'perhaps', 'neither yes nor no'],
  ['sites', 'de_DE', 'none of zh_CN'],
  ['type', 'Gossip', 'neither a name nor an ID'],
  ['type', 'Twins', 'Several documents'],
  ['title:fr_FR', 'a\0b', 'cannot be stored'],
])('%s = %j is refused', async (column, cell, message) => {
  const { faults } = await merged('news', { [column]: cell })
  expect(faults).toEqual([{ row: 2, field: column, message: expect.stringContaining(message) }])
})

test('a type is written by its name in the language, or by its id for programs and where the name is not unique', async () => {
  const cellOf = async (type: string, naming: 'names' | 'en' | 'zh') =>
    columnsIn(await open('news', naming))
      .find(({ name }) => name === 'type')
      ?.read({ id: '1', type })
  expect(await cellOf('11', 'en')).toBe('Company news')
  expect(await cellOf('11', 'zh')).toBe('公司新闻')
  expect(await cellOf('11', 'names')).toBe('11')
  expect(await cellOf('12', 'en')).toBe('12')
  expect(await cellOf('99', 'en')).toBe('99')
})

test('an empty cell empties the field; a box is off then', async () => {
  const current = {
    id: '1',
    cover: '31',
    recommended: true,
    sites: ['zh_CN'],
    title: { en_EN: 'One', fr_FR: 'Un' },
  }
  const cells = { cover: '', recommended: '', sites: '', 'title:fr_FR': '' }
  const { document } = await merged('news', cells, { current })
  expect(document).toEqual({ id: '1', cover: null, recommended: false, sites: [], title: { en_EN: 'One' } })
})

test('the name of a file is shown, and a change of it refused', async () => {
  const current = { id: '1', file: '21' }
  const columns = columnsIn(await open('materials'))
  expect(columns.find(({ name }) => name === 'file')?.read(current)).toBe('manual.pdf')
  expect((await merged('materials', {}, { current })).changed).toEqual([])
  const { faults } = await merged('materials', { file: 'other.pdf' }, { current })
  expect(faults).toMatchObject([{ field: 'file', message: expect.stringContaining('for information only') }])
})

test('a new document has what the form suggests, where its cells are empty', async () => {
  const format = await open('parameters')
  expect(format.newDocument?.('1')).toMatchObject({ id: '1', kind: 'number', compare: true, order: 0 })
})
