import type { CollectionSlug } from 'payload'
import { siteIds } from '@/i18n/locales'
import { asObject } from '@/lib/unknown-values'
import { refuseCell } from './cell-error'
import type { Column, Reference } from './column'
import { withValue, type StoredDocument } from './stored-document'
import {
  readDate,
  readList,
  readNumber,
  readYesNo,
  toDate,
  toId,
  toList,
  toNumber,
  toOption,
  toText,
  toYesNo,
} from './values'

/** How the value of a field is written in a cell. */
export type Cell = {
  read: (value: unknown) => string
  /** Throws a CellError; not called for an empty cell. */
  parse: (text: string) => unknown
  /** The value of an empty cell, if it is not null. */
  empty?: unknown
  refersTo?: (value: unknown) => Reference[]
}

const readText = (value: unknown) => (typeof value === 'string' ? value : '')
const textsIn = (value: unknown) => [value].flat().filter((item) => typeof item === 'string')

export const textCell: Cell = { read: readText, parse: toText }
export const numberCell: Cell = {
  read: (value) => readNumber(typeof value === 'number' ? value : null),
  parse: toNumber,
}
export const dateCell: Cell = { read: (value) => readDate(readText(value)), parse: toDate }
export const flagCell: Cell = {
  read: (value) => readYesNo(value === true),
  parse: toYesNo,
  empty: false,
}

export function optionCell(options: readonly string[]): Cell {
  return { read: readText, parse: (text) => toOption(text, options) }
}

export function optionsCell(options: readonly string[]): Cell {
  return listCell((text) => {
    const items = toList(text)
    const unknown = items.find((item) => !options.includes(item))
    if (unknown) refuseCell('table:notAnOption', { text: unknown, options: options.join(', ') })
    return items
  })
}

export function idCell(collection: CollectionSlug): Cell {
  return { read: readText, parse: toId, refersTo: referencesTo(collection) }
}

export function idsCell(collection: CollectionSlug): Cell {
  return { ...listCell((text) => toList(text).map(toId)), refersTo: referencesTo(collection) }
}

/** Shown for orientation; a table does not change it. */
export function readOnlyCell(read: (value: unknown) => string): Cell {
  return { read, parse: () => refuseCell('table:readOnly') }
}

function listCell(parse: (text: string) => string[]): Cell {
  return { read: (value) => readList(textsIn(value)), parse, empty: [] }
}

function referencesTo(collection: CollectionSlug) {
  return (value: unknown) => textsIn(value).map((id) => ({ collection, id }))
}

/** The column of a field that is the same on every site. */
export function fieldColumn(name: string, cell: Cell): Column<StoredDocument> {
  return {
    name,
    read: (document) => cell.read(document[name]),
    write(document, text) {
      document[name] = valueOf(text, cell)
    },
    refersTo: ({ [name]: value }) => cell.refersTo?.(value) ?? [],
  }
}

/** The columns of a field with a value for each site. */
export function siteColumns(name: string, cell: Cell): Column<StoredDocument>[] {
  return siteIds.map((site) => ({
    name: `${name}:${site}`,
    read: (document) => cell.read(asObject(document[name])[site]),
    write(document, text) {
      document[name] = withValue(asObject(document[name]), site, valueOf(text, cell))
    },
    refersTo: ({ [name]: values }) => cell.refersTo?.(asObject(values)[site]) ?? [],
  }))
}

function valueOf(text: string, { parse, empty = null }: Cell): unknown {
  return text === '' ? empty : parse(text)
}

const statuses = ['draft', 'published'] as const

/** They identify the document and the state that was exported; they are never written. */
export const keyColumns: [id: Column<StoredDocument>, updatedAt: Column<StoredDocument>] = [
  { name: 'id', read: ({ id }) => id, write: () => undefined },
  { name: 'updatedAt', read: ({ updatedAt }) => readDate(updatedAt), write: () => undefined },
]

export const statusColumn: Column<StoredDocument> = {
  name: '_status',
  read: ({ _status }) => _status ?? '',
  write(document, text) {
    document._status = toOption(text, statuses)
  },
}
