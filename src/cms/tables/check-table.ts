import type { PayloadRequest } from 'payload'
import { newId } from '@/lib/id'
import { maxTableRows } from '@/lib/table-limits'
import { adminText, knownLanguage } from '../texts'
import { readTable, type TableRow } from './csv'
import type { Fault } from './fault'
import { readHeader } from './header'
import { loadBatch, loadDocuments } from './load'
import { cellOf, planRow, type Identified, type Planning } from './plan-row'
import { findBrokenReferences } from './references'
import type { StoredDocument } from './stored-document'
import type { Planned, TableFormat, TableKind } from './table-kind'
import { findRepeatedValues } from './unique-values'
import { validatePlanned } from './validate'

export type Checked<Document> = {
  rows: number
  unchanged: number
  /** The rows that change something, and what they write. */
  plans: Planned<Document>[]
  faults: Fault[]
  format: TableFormat<Document>
  /** The heading of a column in the table. */
  headingOf: (name: string) => string
}

type CheckOptions = {
  req: PayloadRequest
  bytes: Uint8Array
  onProgress: (done: number, total: number) => void
  signal: AbortSignal
}

type Context<Document> = CheckOptions & Planning<Document>

/** The changes that a table would write, and all its errors. Rejects when the signal aborts. */
export async function checkTable<Document extends StoredDocument>(
  { collection, isRestorable, open }: TableKind<Document>,
  options: CheckOptions,
): Promise<Checked<Document>> {
  const { req, bytes } = options
  const t = adminText(req)
  const table = await readTable(bytes, t)
  const language = knownLanguage(req.i18n.language)
  const format = await open(req, language)
  const { columns, faults, headingOf } = readHeader(table.header, format, { t, language })
  const rows = table.rows.slice(0, maxTableRows)
  const formFaults = table.header.length > 0 ? [...faults, ...table.faults] : table.faults
  if (formFaults.length > 0)
    return { rows: rows.length, unchanged: 0, plans: [], faults: formFaults, format, headingOf }
  const context = { ...options, collection, isRestorable, format, columns, t }
  const identified = identify(rows, context)
  const { plans, unchanged, faults: rowFaults } = await planRows(context, identified.rows)
  const allFaults = [...identified.faults, ...rowFaults, ...(await findFaultsTogether(context, plans))]
  return {
    rows: rows.length,
    unchanged,
    plans,
    faults: allFaults.toSorted((one, other) => one.row - other.row),
    format,
    headingOf,
  }
}

/** The errors that depend on other documents, of the table or stored. */
async function findFaultsTogether<Document extends StoredDocument>(
  { req, collection, columns, format }: Context<Document>,
  planned: Planned<Document>[],
): Promise<Fault[]> {
  return [
    ...(await findBrokenReferences(req, { collection, columns, planned })),
    ...(await findRepeatedValues(req, collection, planned)),
    ...((await format.checkTogether?.(planned)) ?? []),
  ]
}

/** Each row with the id of its document; a row without one is a new document. */
function identify<Document>(
  rows: TableRow[],
  { columns, t }: Context<Document>,
): { rows: Identified[]; faults: Fault[] } {
  const firstRows = new Map<string, number>()
  const faults: Fault[] = []
  const identified: Identified[] = []
  for (const { row, cells } of rows) {
    const given = cellOf('id', cells, columns)
    const id = given || newId()
    const first = firstRows.get(id)
    const isId = /^[\w-]{1,40}$/.test(id)
    if (!isId) faults.push({ row, field: 'id', message: t('table:notAnId', { text: given }) })
    else if (first) faults.push({ row, field: 'id', message: t('table:sameId', { row: first }) })
    else identified.push({ row, cells, id, isNew: given === '' })
    if (!first) firstRows.set(id, row)
  }
  return { rows: identified, faults }
}

async function planRows<Document extends StoredDocument>(
  context: Context<Document>,
  rows: Identified[],
): Promise<Pick<Checked<Document>, 'plans' | 'faults' | 'unchanged'>> {
  const { req, collection, onProgress, signal } = context
  const plans: Planned<Document>[] = []
  const faults: Fault[] = []
  let unchanged = 0
  for (let start = 0; start < rows.length; start += loadBatch) {
    const batch = rows.slice(start, start + loadBatch)
    const ids = batch.map(({ id }) => id)
    const loaded = await loadDocuments<Document>(req, collection, ids)
    for (const row of batch) {
      const { plan, faults: rowFaults } = planRow(context, row, loaded.get(row.id))
      faults.push(...rowFaults)
      if (!plan && rowFaults.length === 0) unchanged += 1
      if (!plan) continue
      faults.push(...(await validatePlanned(req, plan, context)))
      plans.push(plan)
    }
    signal.throwIfAborted()
    onProgress(start + batch.length, rows.length)
  }
  return { plans, faults, unchanged }
}
