import type { AdminLanguage, Translate } from '../texts'
import type { Column } from './column'
import type { Fault } from './fault'
import { namesOf } from './headings'
import type { TableFormat } from './table-kind'

export type ReadColumns<Document> = { column: Column<Document>; at: number }[]

export type ReadHeader<Document> = {
  columns: ReadColumns<Document>
  faults: Fault[]
  /** The heading of a column in this table; of a missing one, as this table would name it. */
  headingOf: (name: string) => string
}

type Reader = { t: Translate; language: AdminLanguage }

/** The columns of a table in any order: each of an export once. */
export function readHeader<Document>(
  header: string[],
  { columnsOf, headings, unknownColumn }: TableFormat<Document>,
  { t, language }: Reader,
): ReadHeader<Document> {
  const { names, naming } = namesOf(header, headings, language)
  const expected = columnsOf(names)
  const known = new Set(expected.map(({ name }) => name))
  const at = (name: string) => names.indexOf(name)
  const headingHere = (name: string) => header[at(name)] ?? headings.headingOf(name, naming)
  const fault = (field: string, message: string): Fault => ({ row: 1, field, message })
  const faults = [
    ...names.flatMap((name, index) => {
      const heading = header[index] ?? ''
      if (name === '') return [fault('', t('table:unnamedColumn', { number: index + 1 }))]
      if (!known.has(name)) return [fault(heading, unknownColumn(name, t))]
      return at(name) < index ? [fault(heading, t('table:columnTwice'))] : []
    }),
    ...expected.flatMap(({ name }) =>
      at(name) < 0 ? [fault(headingHere(name), t('table:columnMissing'))] : [],
    ),
  ]
  const columns = expected.map((column) => ({ column, at: at(column.name) }))
  return { columns, faults, headingOf: headingHere }
}
