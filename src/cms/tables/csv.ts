import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { stringify } from 'csv-stringify/sync'
import { maxTableRows } from '@/lib/table-limits'
import { guardCell, unguardCell } from './cells'
import type { Translate } from '../texts'
import type { Fault } from './fault'

const byteOrderMark = '\uFEFF'
const chunkBytes = 64 * 1024
const delimiters = [',', ';', '\t']

/** Rows as spreadsheets count them: the header is row 1. */
export type TableRow = { row: number; cells: string[] }
export type Table = { header: string[]; rows: TableRow[]; faults: Fault[] }

/** Lines as UTF-8 text with CRLF, quoted by RFC 4180, guarded against spreadsheets. */
export function writeLines(lines: string[][]): string {
  return stringify(
    lines.map((line) => line.map(guardCell)),
    { record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  )
}

/** A complete file, with the byte order mark by which spreadsheets recognise UTF-8. */
export function* writeTable(header: string[], rows: Iterable<string[]>): Generator<string> {
  yield byteOrderMark + writeLines([header])
  for (const row of rows) yield writeLines([row])
}

/** Reads at most one row more than allowed; `faults` lists the errors of the format. */
export async function readTable(bytes: Uint8Array, t: Translate): Promise<Table> {
  const table: Table = { header: [], rows: [], faults: [] }
  const fault = (row: number, message: string) => table.faults.push({ row, field: '', message })
  if (!isUtf8(bytes)) {
    fault(1, t('table:notUtf8'))
    return table
  }
  let row = 0
  try {
    for await (const line of lines(bytes)) {
      row += 1
      addRow(table, { row, cells: line.map(unguardCell) }, t)
      if (table.rows.length > maxTableRows) break
    }
    if (row === 0) fault(1, t('table:empty'))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    fault(recordsBefore(error) + 1, t('table:unreadableRow'))
  }
  return table
}

function addRow({ header, rows, faults }: Table, { row, cells }: TableRow, t: Translate): void {
  if (row === 1) {
    header.push(...cells.map((name) => name.trim()))
    return
  }
  if (cells.every((cell) => cell === '')) return
  if (cells.length !== header.length) {
    const message = t('table:cellCount', { cells: cells.length, columns: header.length })
    faults.push({ row, field: '', message })
  }
  rows.push({ row, cells })
  if (rows.length > maxTableRows) {
    faults.push({ row, field: '', message: t('table:tooManyRows', { rows: maxTableRows }) })
  }
}

function lines(bytes: Uint8Array): AsyncIterable<string[]> {
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(bytes),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
  })
  const source = Readable.from(chunks(bytes))
  source.on('error', (error) => parser.destroy(error))
  return source.pipe(parser)
}

/** In chunks, so that other requests are processed in between. */
function* chunks(bytes: Uint8Array): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    yield Buffer.from(bytes.buffer, bytes.byteOffset + start, Math.min(chunkBytes, bytes.length - start))
  }
}

/** Spreadsheets of some languages write semicolons. */
function delimiterOf(bytes: Uint8Array): string {
  const end = bytes.findIndex((byte) => byte === 10 || byte === 13)
  const header = new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end))
  const count = (delimiter: string) => header.split(delimiter).length
  return delimiters.toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

function recordsBefore(error: CsvError): number {
  return Number(Reflect.get(error, 'records') ?? 0)
}
