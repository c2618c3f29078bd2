import type { Translate } from '../texts'
import { CellError } from './cell-error'
import type { TableRow } from './csv'
import type { Fault } from './fault'
import type { ReadColumns } from './header'
import type { TableFormat } from './table-kind'

type Merging<Document> = {
  row: TableRow
  columns: ReadColumns<Document>
  format: Pick<TableFormat<Document>, 'tidy'>
  /** The stored document of the row; for a new document, its initial values. */
  current: Document
  /** Whether an empty cell leaves a value as it is. */
  keepsEmpty?: boolean
  t: Translate
}

export type Merged<Document> = {
  document: Document
  /** Names of the columns whose value changed. */
  changed: string[]
  faults: Fault[]
}

/** Applies the cells of a row that differ from the document; all that the table does not contain stays. */
export function mergeRow<Document>({
  row: { row, cells },
  columns,
  format: { tidy = [] },
  current,
  keepsEmpty = false,
  t,
}: Merging<Document>): Merged<Document> {
  const document = structuredClone(current)
  const faults: Fault[] = []
  const collectFault = (field: string, apply: () => void) => {
    try {
      apply()
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      faults.push({ row, field, message: error.translate(t) })
    }
  }
  const cellAt = (at: number) => cells[at] ?? ''
  const written = columns.filter(
    ({ column, at }) => cellAt(at) !== column.read(current) && !(keepsEmpty && cellAt(at) === ''),
  )
  for (const { column, at } of written) collectFault(column.name, () => column.write(document, cellAt(at)))
  for (const { columns: concerned, apply } of tidy) {
    const first = written.find(({ column }) => concerned.test(column.name))
    if (first) collectFault(first.column.name, () => apply(document))
  }
  // The same value in another form, such as a day without its time, is no change.
  const changed = written.filter(({ column }) => column.read(document) !== column.read(current))
  return { document, changed: changed.map(({ column }) => column.name), faults }
}
