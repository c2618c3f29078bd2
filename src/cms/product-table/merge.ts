import type { Translate } from '../texts'
import { CellError } from './cell-error'
import type { Column } from './column'
import type { Fault } from './fault'
import { trimGroups } from './group-columns'
import { removeEmptyTexts, type TableParameter } from './parameter-columns'
import type { StoredProduct } from './stored-product'

type Row = { row: number; cells: string[] }
export type ReadColumns = { column: Column; at: number }[]

type Merging = {
  row: Row
  columns: ReadColumns
  parameters: TableParameter[]
  /** The stored product of the row; for a new product, one with only an id. */
  current: StoredProduct
  t: Translate
}

export type Merged = {
  product: StoredProduct
  /** Names of the columns whose value changed. */
  changed: string[]
  faults: Fault[]
}

/** Applies the cells of a row that differ from the product; all that the table does not contain stays. */
export function mergeRow({ row: { row, cells }, columns, parameters, current, t }: Merging): Merged {
  const product = structuredClone(current)
  const faults: Fault[] = []
  const collectFault = (field: string, apply: () => void) => {
    try {
      apply()
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      faults.push({ row, field, message: error.translate(t) })
    }
  }
  const written = columns.filter(({ column, at }) => (cells[at] ?? '') !== column.read(current))
  for (const { column, at } of written)
    collectFault(column.name, () => column.write(product, cells[at] ?? ''))
  if (written.some(({ column }) => /^(?:trait|approval)/.test(column.name))) {
    collectFault(firstGroup(written), () => trimGroups(product))
  }
  if (written.some(({ column }) => column.name.startsWith('param:'))) removeEmptyTexts(product, parameters)
  // The same value in another form, such as a day without its time, is no change.
  const changed = written.filter(({ column }) => column.read(product) !== column.read(current))
  return { product, changed: changed.map(({ column }) => column.name), faults }
}

function firstGroup(written: ReadColumns): string {
  return written.find(({ column }) => /^(?:trait|approval)/.test(column.name))?.column.name ?? ''
}
