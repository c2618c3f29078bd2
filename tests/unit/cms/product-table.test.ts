import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { siteIds } from '@/i18n/locales'
import { approvalKinds } from '@/lib/approval-kinds'
import { markets } from '@/lib/markets'
import type { Column } from '@/cms/tables/column'
import { readHeader } from '@/cms/tables/header'
import { mergeRow } from '@/cms/tables/merge'
import { headingOf } from '@/cms/product-table/headings'
import type { TableParameter } from '@/cms/product-table/parameter-columns'
import type { StoredProduct } from '@/cms/product-table/stored-product'
import { columnsOf, productFormat, shapeOfProducts } from '@/cms/product-table/table'
import { english, textsIn } from '../../support/admin-texts'
import { anyText } from '../../factories/texts'

const { t } = english

const parameters: TableParameter[] = [
  {
    id: 'n',
    code: 'net-volume',
    kind: 'number',
    unit: 'L',
    name: { en_EN: 'Net volume [litres]', zh_CN: '有效容积' },
  },
  { id: 'r', code: 'temperature', kind: 'range', unit: 'degC' },
  { id: 't', code: 'refrigerant', kind: 'text' },
  { id: 'f', code: 'lock', kind: 'flag' },
]

const format = productFormat(parameters)

const id = fc.string({ unit: fc.constantFrom(...'abcXYZ019_-'), minLength: 1, maxLength: 40 })
const ids = fc.uniqueArray(id, { maxLength: 3 })
const words = anyText({ minLength: 1 }).filter((text) => !text.includes('\0'))
const perSite = <Value>(value: fc.Arbitrary<Value>) =>
  fc.dictionary(fc.constantFrom(...siteIds), value, { noNullPrototype: true })
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)
const moment = fc
  .date({ min: new Date('1971-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

const product: fc.Arbitrary<StoredProduct> = fc.record({
  id: fc.constant('p'),
  _status: fc.constantFrom('draft', 'published'),
  model: fc.option(words),
  category: fc.option(id),
  order: number,
  availability: fc.constantFrom('active', 'discontinued'),
  markets: fc.uniqueArray(fc.constantFrom(...markets.map(({ value }) => value))),
  featured: fc.boolean(),
  sites: fc.uniqueArray(fc.constantFrom(...siteIds)),
  updateTime: fc.option(moment),
  pictures: ids,
  name: perSite(words),
  brief: perSite(words),
  overview: perSite(words.map((text) => ({ root: { type: 'root', children: [{ type: 'text', text }] } }))),
  traits: fc.array(
    fc.record({
      image: fc.option(id),
      firstTrait: perSite(words),
      secondTraits: fc.constant({ en_EN: 'x' }),
    }),
    {
      maxLength: 3,
    },
  ),
  approvals: fc.array(
    fc.record({
      kind: fc.constantFrom(...approvalKinds),
      code: fc.option(words),
      expires: fc.option(moment),
    }),
    { maxLength: 3 },
  ),
  parameters: fc
    .tuple(
      fc.record({ parameter: fc.constant('n'), value: number, unit: fc.constantFrom(null, 'cuft', 'mL') }),
      fc.record({ parameter: fc.constant('r'), value: number, upTo: fc.option(number) }),
      fc.record({ parameter: fc.constant('t'), text: fc.record({ zh_CN: words }) }),
      fc.record({ parameter: fc.constant('f'), flag: fc.boolean() }),
    )
    .chain((rows) => fc.subarray(rows)),
})

function cellsOf(columns: Column<StoredProduct>[], of: StoredProduct): string[] {
  return columns.map(({ read }) => read(of))
}

test('any product is restored from its row: merged with itself it is unchanged, merged with an empty product it is equal', () => {
  fc.assert(
    fc.property(product, (whole) => {
      const columns = columnsOf(shapeOfProducts([whole]), parameters)
      const cells = cellsOf(columns, whole)
      const read = columns.map((column, at) => ({ column, at }))
      const merge = (current: StoredProduct) =>
        mergeRow({ row: { row: 2, cells }, columns: read, format, current, t })
      expect(merge(whole)).toMatchObject({ changed: [], faults: [] })
      const made = merge({ id: 'p' })
      expect(made.faults).toEqual([])
      expect(cellsOf(columns, made.document)).toEqual(cells)
    }),
    { numRuns: 300 },
  )
})

test('columns can be in any order', () => {
  const names = columnsOf({ trait: 2, approval: 1 }, parameters).map(({ name }) => name)
  expect(readHeader(names.toReversed(), format, english).faults).toEqual([])
})

test('a parameter that was removed or added is reported', () => {
  const names = columnsOf({ trait: 1, approval: 1 }, parameters).map(({ name }) => name)
  const other: TableParameter[] = [{ id: 'x', code: 'new', kind: 'number' }, ...parameters.slice(1)]
  const { faults } = readHeader(names, productFormat(other), english)
  expect(faults.map(({ row, field }) => `${row} ${field}`)).toEqual(['1 param:net-volume', '1 param:new'])
})

test('more than twenty features have no columns', () => {
  const names = columnsOf({ trait: 1, approval: 1 }, parameters).map(({ name }) => name)
  expect(readHeader([...names, 'trait21.image'], format, english).faults).toMatchObject([
    { field: 'trait21.image' },
  ])
})

const merged = (column: string, cell: string, current: StoredProduct = { id: 'p' }) => {
  const columns = columnsOf({ trait: 2, approval: 1 }, parameters)
  const read = columns.map((one, at) => ({ column: one, at }))
  const cells = columns.map((one) => (one.name === column ? cell : one.read(current)))
  return mergeRow({ row: { row: 2, cells }, columns: read, format, current, t })
}

test.each([
  ['829', { value: 829, unit: null }],
  [' 29.3 cuft ', { value: 29.3, unit: 'cuft' }],
  ['29.3cuft', { value: 29.3, unit: 'cuft' }],
  ['829 L', { value: 829, unit: null }],
  ['−86', { value: -86, unit: null }],
])('a number may be written as %j', (cell, value) => {
  expect(merged('param:net-volume', cell).document.parameters).toEqual([{ parameter: 'n', ...value }])
})

test.each([
  ['-86..-60', { value: -86, upTo: -60 }],
  ['2..8 degF', { value: 2, upTo: 8, unit: 'degF' }],
  ['-86', { value: -86, upTo: null }],
])('a range may be written as %j', (cell, value) => {
  expect(merged('param:temperature', cell).document.parameters).toEqual([
    { parameter: 'r', unit: null, ...value },
  ])
})

test('values that the table does not contain stay', () => {
  const entry = { id: 'row', parameter: 'n', value: 1, text: { en_EN: 'a note' } }
  const { document } = merged('param:net-volume', '2', { id: 'p', parameters: [entry] })
  expect(document.parameters).toEqual([{ ...entry, value: 2, unit: null }])
})

test('plain text becomes paragraphs of the editor', () => {
  const { document } = merged('overview:en_EN', 'One\r\n\r\nTwo')
  expect(JSON.stringify(document.overview)).toMatch(/"text":"One".*"text":"Two"/)
})

describe.each(['en', 'es', 'fr', 'zh'] as const)('headings in %s', (language) => {
  const names = columnsOf({ trait: 20, approval: 20 }, parameters).map(({ name }) => name)
  const headings = names.map((name) => headingOf(name, language, parameters))

  test('are labels, no internal names', () => {
    expect(headings.filter((heading, at) => heading === names[at])).toEqual([])
  })

  test('are read as the internal names', () => {
    const { columns, faults } = readHeader(headings, format, english)
    expect(faults).toEqual([])
    expect(columns.map(({ column, at }) => [column.name, names[at]])).toEqual(
      names.map((name) => [name, name]),
    )
  })

  test('name the missing column as the others are named', () => {
    const missing = names.indexOf('trait20.firstTrait:en_EN')
    const { faults } = readHeader(headings.toSpliced(missing, 1), format, english)
    expect(faults.map(({ field }) => field)).toEqual([headings[missing]])
  })
})

test('what is missing in a table of unknown headings is named in the language of the reader', () => {
  const { faults } = readHeader(['ID', 'Other'], format, textsIn('zh'))
  const missing = faults.slice(1).map(({ field }) => field)
  expect(missing).toContain(headingOf('name:zh_CN', 'zh', parameters))
  expect(missing).not.toContain(headingOf('name:zh_CN', 'en', parameters))
})

test('a parameter is named in the language, and found by its code', () => {
  expect(headingOf('param:net-volume', 'zh', parameters)).toBe('有效容积 [net-volume]')
  expect(headingOf('param:net-volume', 'fr', parameters)).toBe('Net volume [litres] [net-volume]')
  expect(headingOf('param:refrigerant:fr_FR', 'fr', parameters)).toBe('[refrigerant] (fr_FR)')
})

test('a cell is refused in the language of the reader', () => {
  const columns = columnsOf({ trait: 1, approval: 1 }, parameters)
  const read = columns.map((column, at) => ({ column, at }))
  const cells = columns.map(({ name }) => (name === 'order' ? 'x' : ''))
  const row = { row: 2, cells }
  const { faults } = mergeRow({ row, columns: read, format, current: { id: '' }, t: textsIn('fr').t })
  expect(faults).toMatchObject([
    { field: 'order', message: '«\u00a0x\u00a0» n’est pas un nombre\u00a0: saisissez-le comme 29.3.' },
  ])
})
