import config from '@payload-config'
import { parse } from 'csv-parse/sync'
import { handleEndpoints } from 'payload'
import { unguardCell } from '@/cms/product-table/cells'
import { writeTable } from '@/cms/product-table/csv'
import type { ImportLine } from '@/cms/product-table/endpoints'
import type { Progress, Report } from '@/cms/product-table/import-table'

/** The table of all products as its bytes. */
export async function exported(token: string): Promise<string> {
  const answer = await call('export', { headers: { authorization: `JWT ${token}` } })
  const bytes = await answer.arrayBuffer()
  // A decoder would take the mark away.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

type Sending = { dryRun?: boolean; signal?: AbortSignal }

/** Sends a file and gives what the answer says, line by line. */
export async function imported(token: string, file: string, { dryRun = false, signal }: Sending = {}) {
  const answer = await call(`import?dryRun=${dryRun ? 1 : 0}`, {
    method: 'POST',
    headers: { authorization: `JWT ${token}`, 'content-type': 'text/csv' },
    body: file,
    signal,
  })
  const lines = (await answer.text()).trim().split('\n').map(toLine)
  const report = lines.flatMap((line) => ('report' in line ? [line.report] : []))[0] as Report
  const progress = lines.filter((line): line is Progress => 'phase' in line)
  return { status: answer.status, report, progress }
}

/** One call below /api/products. */
export function call(path: string, init?: RequestInit): Promise<Response> {
  const request = new Request(new URL(`/api/products/${path}`, 'http://localhost'), init)
  return handleEndpoints({ config, path: new URL(request.url).pathname, request })
}

/** A table as objects by column, to be changed and written again. */
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

  /** The row as spreadsheets count it. */
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
