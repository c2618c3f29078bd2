import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guardCell, unguardCell } from '@/cms/tables/cells'
import { readTable, writeTable } from '@/cms/tables/csv'
import { english } from '../../support/admin-texts'
import { anyText } from '../../factories/texts'

/** Texts that resemble what spreadsheets execute or rewrite. */
const riskyText = fc
  .array(fc.constantFrom(...`'=+-@\t\r\n ",;＝－01e/`), { maxLength: 8 })
  .map((parts) => parts.join(''))
const text = fc.oneof(anyText(), riskyText)

function read(file: string | Uint8Array) {
  return readTable(typeof file === 'string' ? new TextEncoder().encode(file) : file, english.t)
}

async function reread(lines: string[][]) {
  const [header = [], ...rows] = lines
  const file = [...writeTable(header, rows)].join('')
  return read(file)
}

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30 1234', "'+49 30 1234"],
  ['-86 to -60', "'-86 to -60"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  [' =1', "' =1"],
  ['＝1+1', "'＝1+1"],
  ['＠cmd', "'＠cmd"],
])('%j is neutralised (issue 3, admin)', (raw, cell) => {
  expect(guardCell(raw)).toBe(cell)
  expect(unguardCell(cell)).toBe(raw)
})

test.each(['-86', '-0.5', '29.3', '0', '2..8', 'Freezer', "it's", '29.3 cuft'])(
  '%j stays as it is',
  (plain) => {
    expect(guardCell(plain)).toBe(plain)
  },
)

test.each(['1214000000000000102', '0042', '2-8', '3/91', '1E5'])(
  '%j would be rewritten by a spreadsheet and is guarded',
  (raw) => {
    expect(guardCell(raw)).toBe(`'${raw}`)
    expect(unguardCell(`'${raw}`)).toBe(raw)
  },
)

test('a leading apostrophe is preserved', () => {
  for (const raw of ["'", "''", "'quoted'", "'=1+1", "''=1+1", "'1214000000000000102"]) {
    expect(unguardCell(guardCell(raw))).toBe(raw)
  }
})

test('a cell whose guard a spreadsheet removed is read unchanged', () => {
  expect(unguardCell('=1+1')).toBe('=1+1')
  expect(unguardCell('1214000000000000102')).toBe('1214000000000000102')
})

test('no guarded text is executed, and each is restored', () => {
  fc.assert(
    fc.property(text, (raw) => {
      const cell = guardCell(raw)
      const isNumber = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(cell)
      expect(isNumber || !/^\s*[=+\-@\t\r＝＋－＠]/.test(cell)).toBe(true)
      expect(unguardCell(cell)).toBe(raw)
    }),
    { numRuns: 2_000 },
  )
})

test('any texts survive the file (RFC 4180, UTF-8 with its mark, CRLF)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, text, text), { maxLength: 5 }), async (rows) => {
      const full = rows.map((row) => ['x', ...row])
      const read = await reread([['id', 'a', 'b', 'c'], ...full])
      expect(read.faults).toEqual([])
      expect(read.rows.map(({ cells }) => cells)).toEqual(full)
    }),
    { numRuns: 300 },
  )
})

test('the file begins with a byte order mark, and its lines end with CRLF', () => {
  const file = [...writeTable(['id', 'name'], [['a', 'x\ny']])].join('')
  expect(file).toBe('\uFEFFid,name\r\na,"x\ny"\r\n')
})

test.each([';', '\t'])('a spreadsheet may save with %j between its cells', async (delimiter) => {
  const table = await read(['id', 'name'].join(delimiter) + `\r\n1${delimiter}a,b\r\n`)
  expect(table).toMatchObject({ header: ['id', 'name'], rows: [{ row: 2, cells: ['1', 'a,b'] }], faults: [] })
})

test('an invalid table is refused with its row', async () => {
  const faultsOf = async (file: string | Uint8Array) => (await read(file)).faults
  expect(await faultsOf('')).toEqual([{ row: 1, field: '', message: 'The file is empty.' }])
  expect(await faultsOf(new Uint8Array([0x69, 0xff, 0xfe]))).toMatchObject([{ row: 1, message: /UTF-8/ }])
  expect(await faultsOf('id,name\r\n1\r\n')).toMatchObject([{ row: 2, message: /1 cells, the header 2/ }])
  expect(await faultsOf('id,name\r\n1,"a\r\n')).toMatchObject([{ row: 2, message: /cannot be read/ }])
})

test('empty rows at the end are ignored', async () => {
  const table = await read('id,name\r\n1,a\r\n,\r\n,\r\n\r\n')
  expect(table.rows).toHaveLength(1)
  expect(table.faults).toEqual([])
})

test('the row after the five-thousandth is refused (issue 3, bad input)', async () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => [`p${index}`, 'x'])
  expect((await reread([['id', 'name'], ...rows(5_000)])).faults).toEqual([])
  expect((await reread([['id', 'name'], ...rows(5_002)])).faults).toMatchObject([{ row: 5_002 }])
})
