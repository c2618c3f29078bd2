import type { PayloadRequest } from 'payload'
import { newId } from '@/lib/id'
import { maxTableRows } from '@/lib/table-limits'
import { adminText, type Translate } from '../texts'
import { CellError } from './cell-error'
import { readTable, type TableRow } from './csv'
import { findTableParameters } from './dictionary'
import type { Fault } from './fault'
import { loadBatch, loadProducts, type Loaded } from './load'
import { mergeRow, type ReadColumns } from './merge'
import type { TableParameter } from './parameter-columns'
import { findBrokenReferences, type Planned } from './references'
import { readHeader } from './table'
import { validatePlanned } from './validate'
import { readDate, toDate } from './values'
import type { Write } from './write'

/** A row that changes something, and what it writes. */
export type Plan = Planned & Write

export type Checked = {
  rows: number
  unchanged: number
  plans: Plan[]
  faults: Fault[]
  parameters: TableParameter[]
  /** The heading of a column in the table. */
  headingOf: (name: string) => string
}

type CheckOptions = {
  req: PayloadRequest
  bytes: Uint8Array
  onProgress: (done: number, total: number) => void
  signal: AbortSignal
}

type Context = CheckOptions & { columns: ReadColumns; parameters: TableParameter[]; t: Translate }
type Identified = TableRow & { id: string }

/** The changes that a table would write, and all its errors. Rejects when the signal aborts. */
export async function checkTable(options: CheckOptions): Promise<Checked> {
  const { req, bytes } = options
  const t = adminText(req)
  const table = await readTable(bytes, t)
  const parameters = await findTableParameters(req)
  const { columns, faults, headingOf } = readHeader(table.header, parameters, t)
  const rows = table.rows.slice(0, maxTableRows)
  const formFaults = table.header.length > 0 ? [...faults, ...table.faults] : table.faults
  if (formFaults.length > 0)
    return { rows: rows.length, unchanged: 0, plans: [], faults: formFaults, parameters, headingOf }
  const context = { ...options, columns, parameters, t }
  const identified = identify(rows, context)
  const planned = await planRows(context, identified.rows)
  const broken = await findBrokenReferences(req, planned.plans)
  const allFaults = [...identified.faults, ...planned.faults, ...broken]
  return {
    rows: rows.length,
    unchanged: planned.unchanged,
    plans: planned.plans,
    faults: allFaults.toSorted((one, other) => one.row - other.row),
    parameters,
    headingOf,
  }
}

/** Each row with the id of its product; a row without one is a new product. */
function identify(rows: TableRow[], { columns, t }: Context): { rows: Identified[]; faults: Fault[] } {
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
    else identified.push({ row, cells, id })
    if (!first) firstRows.set(id, row)
  }
  return { rows: identified, faults }
}

async function planRows(
  context: Context,
  rows: Identified[],
): Promise<Pick<Checked, 'plans' | 'faults' | 'unchanged'>> {
  const { req, parameters, onProgress, signal } = context
  const plans: Plan[] = []
  const faults: Fault[] = []
  let unchanged = 0
  for (let start = 0; start < rows.length; start += loadBatch) {
    const batch = rows.slice(start, start + loadBatch)
    const loaded = await loadProducts(
      req,
      batch.map(({ id }) => id),
    )
    for (const row of batch) {
      const { plan, faults: rowFaults } = planRow(context, row, loaded.get(row.id))
      faults.push(...rowFaults)
      if (!plan && rowFaults.length === 0) unchanged += 1
      if (!plan) continue
      faults.push(...(await validatePlanned(req, plan, parameters)))
      plans.push(plan)
    }
    signal.throwIfAborted()
    onProgress(start + batch.length, rows.length)
  }
  return { plans, faults, unchanged }
}

/** No plan if nothing changes or a cell is invalid. */
function planRow(
  { columns, parameters, t }: Context,
  { row, cells, id }: Identified,
  loaded: Loaded | undefined,
): { plan: Plan | null; faults: Fault[] } {
  const current = loaded?.product ?? { id }
  const { product, changed, faults } = mergeRow({ row: { row, cells }, columns, parameters, current, t })
  if (faults.length > 0) return { plan: null, faults }
  const fault = (field: string, message: string) => ({ plan: null, faults: [{ row, field, message }] })
  const stamp = toStamp(cellOf('updatedAt', cells, columns))
  if (stamp === null) return fault('updatedAt', t('table:notOfExport'))
  if (loaded && changed.length === 0) return { plan: null, faults: [] }
  if (!product._status) return fault('_status', t('table:noStatus'))
  if (!loaded)
    return { plan: { row, changed, before: null, product: { ...product, updatedAt: stamp } }, faults }
  const isStale = stamp && stamp !== readDate(current.updatedAt)
  // Publishing sets the time of update: a table that was imported already has an older one.
  if (isStale && changed.every((name) => name === 'updateTime')) return { plan: null, faults }
  if (isStale) return fault('updatedAt', t('table:stale'))
  if (loaded.hasNewerDraft) return fault('_status', t('table:unpublished'))
  return { plan: { row, changed, before: current, product }, faults }
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

function cellOf(name: string, cells: string[], columns: ReadColumns): string {
  const at = columns.find(({ column }) => column.name === name)?.at ?? -1
  return (cells[at] ?? '').trim()
}
