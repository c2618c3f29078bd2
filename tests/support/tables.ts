import config from '@payload-config'
import { parse } from 'csv-parse/sync'
import { handleEndpoints } from 'payload'
import { unguardCell } from '@/cms/tables/cells'
import { writeTable } from '@/cms/tables/csv'
import type { ImportLine } from '@/cms/tables/import-response'
import type { Progress, Report } from '@/cms/tables/import-table'
import type { TableSlug } from '@/cms/tables/titles'

type ExportOptions = {
  collection?: TableSlug
  /** The language of the headings; internal names without one. */
  language?: string
}

/** Exports the table of a kind. */
export async function exportTable(
  token: string,
  { collection = 'products', language }: ExportOptions = {},
): Promise<string> {
  const headers = { authorization: `JWT ${token}`, 'accept-language': language ?? 'en' }
  const response = await callTable(`${collection}/export${language ? '' : '?headings=names'}`, { headers })
  const bytes = await response.arrayBuffer()
  // By default the decoder removes the byte order mark.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

type ImportOptions = {
  dryRun?: boolean
  signal?: AbortSignal
  collection?: TableSlug | 'redirects'
  language?: string
}

/** Imports a file; returns the lines of the response. */
export async function importTable(
  token: string,
  file: string,
  { dryRun = false, signal, collection = 'products', language = 'en' }: ImportOptions = {},
) {
  const response = await callTable(`${collection}/import?dryRun=${dryRun ? 1 : 0}`, {
    method: 'POST',
    headers: { authorization: `JWT ${token}`, 'content-type': 'text/csv', 'accept-language': language },
    body: file,
    signal,
  })
  const lines = (await response.text()).trim().split('\n').map(toLine)
  const report = lines.flatMap((line) => ('report' in line ? [line.report] : []))[0] as Report
  const progress = lines.filter((line): line is Progress => 'phase' in line)
  return { status: response.status, report, progress }
}

/** A request below /api/products. */
export function call(path: string, init?: RequestInit): Promise<Response> {
  return callTable(`products/${path}`, init)
}

/** A request below /api. */
export function callTable(path: string, init?: RequestInit): Promise<Response> {
  const request = new Request(new URL(`/api/${path}`, 'http://localhost'), init)
  return handleEndpoints({ config, path: new URL(request.url).pathname, request })
}

/** A parsed table whose rows can be changed and written again. */
export class Sheet {
  readonly header: string[]
  readonly rows: Record<string, string>[]

  constructor(file: string) {
    const [header = [], ...lines] = parse(file, { bom: true }) as string[][]
    this.header = header
    this.rows = lines.map((line) =>
      Object.fromEntries(line.map((cell, index) => [header[index] ?? '', unguardCell(cell)])),
    )
  }

  row(id: string): Record<string, string> {
    const row = this.rows.find((candidate) => candidate.id === id)
    if (!row) throw new Error(`The table has no row ${id}.`)
    return row
  }

  /** The row number in a spreadsheet. */
  numberOf(id: string): number {
    return this.rows.indexOf(this.row(id)) + 2
  }

  toString(): string {
    const rows = this.rows.map((row) => this.header.map((name) => row[name] ?? ''))
    return [...writeTable(this.header, rows)].join('')
  }
}

function toLine(line: string): ImportLine {
  return JSON.parse(line) as ImportLine
}
