import type { CollectionSlug, PayloadRequest } from 'payload'
import { newId } from '@/lib/id'
import { maxTableRows } from '@/lib/table-limits'
import { adminText, knownLanguage, type Translate } from '../texts'
import { CellError } from './cell-error'
import { readTable, type TableRow } from './csv'
import type { Fault } from './fault'
import { readHeader, type ReadColumns } from './header'
import { hasDrafts, loadBatch, loadDocuments, type Loaded } from './load'
import { mergeRow } from './merge'
import { findBrokenReferences } from './references'
import type { StoredDocument } from './stored-document'
import type { Planned, TableFormat, TableKind } from './table-kind'
import { findRepeatedValues } from './unique-values'
import { validatePlanned } from './validate'
import { readDate, toDate } from './values'

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

type Context<Document> = CheckOptions & {
  collection: CollectionSlug
  isRestorable: boolean
  format: TableFormat<Document>
  columns: ReadColumns<Document>
  t: Translate
}
type Identified = TableRow & { id: string; isNew: boolean }

/** The changes that a table would write, and all its errors. Rejects when the signal aborts. */
export async function checkTable<Document extends StoredDocument>(
  { collection, isRestorable, open }: TableKind<Document>,
  options: CheckOptions,
): Promise<Checked<Document>> {
  const { req, bytes } = options
  const t = adminText(req)
  const table = await readTable(bytes, t)
  const format = await open(req, knownLanguage(req.i18n.language))
  const { columns, faults, headingOf } = readHeader(table.header, format, t)
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

type PlannedRow<Document> = { plan: Planned<Document> | null; faults: Fault[] }

/** No plan if nothing changes or a cell is invalid. */
function planRow<Document extends StoredDocument>(
  context: Context<Document>,
  identified: Identified,
  loaded: Loaded<Document> | undefined,
): PlannedRow<Document> {
  return loaded ? planChange(context, identified, loaded) : planNew(context, identified)
}

function planNew<Document extends StoredDocument>(
  { req, collection, isRestorable, columns, format, t }: Context<Document>,
  { row, cells, id, isNew }: Identified,
): PlannedRow<Document> {
  const fault = (field: string, message: string) => ({ plan: null, faults: [{ row, field, message }] })
  if (!isNew && !isRestorable) return fault('id', t('table:unknownId', { id }))
  // A document with only an id: all other fields are optional.
  const current = format.newDocument?.(id) ?? ({ id } as Document)
  const keepsEmpty = format.newDocument !== undefined
  const merged = mergeRow({ row: { row, cells }, columns, format, current, keepsEmpty, t })
  const { document, changed, faults } = merged
  if (faults.length > 0) return { plan: null, faults }
  const stamp = toStamp(cellOf('updatedAt', cells, columns))
  if (stamp === null) return fault('updatedAt', t('table:notOfExport'))
  if (hasDrafts(req, collection)) document._status ??= 'draft'
  if (isRestorable) document.updatedAt = stamp
  return { plan: { row, changed, before: null, document }, faults }
}

function planChange<Document extends StoredDocument>(
  { columns, format, t }: Context<Document>,
  { row, cells }: Identified,
  { document: current, hasNewerDraft }: Loaded<Document>,
): PlannedRow<Document> {
  const { document, changed, faults } = mergeRow({ row: { row, cells }, columns, format, current, t })
  if (faults.length > 0) return { plan: null, faults }
  const fault = (field: string, message: string) => ({ plan: null, faults: [{ row, field, message }] })
  const stamp = toStamp(cellOf('updatedAt', cells, columns))
  if (stamp === null) return fault('updatedAt', t('table:notOfExport'))
  if (changed.length === 0) return { plan: null, faults: [] }
  const isStale = stamp && stamp !== readDate(current.updatedAt)
  // Publishing sets the time of update: a table that was imported already has an older one.
  if (isStale && changed.every((name) => name === 'updateTime')) return { plan: null, faults }
  if (isStale) return fault('updatedAt', t('table:stale'))
  if (hasNewerDraft) return fault('_status', t('table:unpublished'))
  return { plan: { row, changed, before: current, document }, faults }
}

/** Undefined for an empty cell, null if it is not a date. */
function toStamp(cell: string): string | undefined | null {
  if (cell === '') return undefined
  try {
    return toDate(cell)
  } catch (error) {
    if (error instanceof CellError) return null
    throw error
  }
}

function cellOf<Document>(name: string, cells: string[], columns: ReadColumns<Document>): string {
  const at = columns.find(({ column }) => column.name === name)?.at ?? -1
  return (cells[at] ?? '').trim()
}
