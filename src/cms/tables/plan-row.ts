import type { CollectionSlug, PayloadRequest } from 'payload'
import { asObject } from '@/lib/unknown-values'
import type { Translate } from '../texts'
import { titleFieldOf } from '../title-field'
import { CellError } from './cell-error'
import type { TableRow } from './csv'
import type { Fault } from './fault'
import type { ReadColumns } from './header'
import { hasDrafts, type Loaded } from './load'
import { mergeRow } from './merge'
import type { StoredDocument } from './stored-document'
import type { Planned, TableFormat } from './table-kind'
import { readDate, toDate } from './values'

/** What the rows of a table are checked with. */
export type Planning<Document> = {
  req: PayloadRequest
  collection: CollectionSlug
  isRestorable: boolean
  format: TableFormat<Document>
  columns: ReadColumns<Document>
  t: Translate
}

/** A row with the id of its document, new for a row without one. */
export type Identified = TableRow & { id: string; isNew: boolean }

type PlannedRow<Document> = { plan: Planned<Document> | null; faults: Fault[] }

/** No plan if nothing changes or a cell is invalid. */
export function planRow<Document extends StoredDocument>(
  context: Planning<Document>,
  identified: Identified,
  loaded: Loaded<Document> | undefined,
): PlannedRow<Document> {
  return loaded ? planChange(context, identified, loaded) : planNew(context, identified)
}

function planNew<Document extends StoredDocument>(
  { req, collection, isRestorable, columns, format, t }: Planning<Document>,
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
  const title = titleFieldOf(req.payload.collections[collection].config)
  // A draft without a name would be deleted as one that nobody has typed into.
  if (!isRestorable && !Object.values(asObject(document[title])).some(Boolean))
    return fault(format.columnOfPath([title], { document, site: 'en_EN' }), t('table:nameMissing'))
  return { plan: { row, changed, before: null, document }, faults }
}

function planChange<Document extends StoredDocument>(
  { columns, format, t }: Planning<Document>,
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

export function cellOf<Document>(name: string, cells: string[], columns: ReadColumns<Document>): string {
  const at = columns.find(({ column }) => column.name === name)?.at ?? -1
  return (cells[at] ?? '').trim()
}
