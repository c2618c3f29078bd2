import type { Column } from './column'
import type { Fault } from './fault'
import { closeGroups } from './group-columns'
import { dropWordless, type TableParameter } from './parameter-columns'
import type { StoredProduct } from './stored-product'
import { isAppError } from '@/lib/app-error'

type Row = { row: number; cells: string[] }
export type ReadColumns = { column: Column; at: number }[]

type Merging = {
  row: Row
  columns: ReadColumns
  parameters: TableParameter[]
  /** What the row stands for now; for a new product one with an id only. */
  current: StoredProduct
}

export type Merged = {
  product: StoredProduct
  /** Names of the columns that mean something else than before. */
  changed: string[]
  faults: Fault[]
}

/** A product with those cells of a row that differ from it; whatever the table does not show stays. */
export function mergeRow({ row: { row, cells }, columns, parameters, current }: Merging): Merged {
  const product = structuredClone(current)
  const faults: Fault[] = []
  const attempt = (field: string, work: () => void) => {
    try {
      work()
    } catch (error) {
      if (!isAppError(error)) throw error
      faults.push({ row, field, message: error.message })
    }
  }
  const written = columns.filter(({ column, at }) => (cells[at] ?? '') !== column.read(current))
  for (const { column, at } of written) attempt(column.name, () => column.write(product, cells[at] ?? ''))
  if (written.some(({ column }) => /^(?:trait|approval)/.test(column.name))) {
    attempt(firstGroup(written), () => closeGroups(product))
  }
  if (written.some(({ column }) => column.name.startsWith('param:'))) dropWordless(product, parameters)
  // The same value in another form, such as a day without its time, is no change.
  const changed = written.filter(({ column }) => column.read(product) !== column.read(current))
  return { product, changed: changed.map(({ column }) => column.name), faults }
}

function firstGroup(written: ReadColumns): string {
  return written.find(({ column }) => /^(?:trait|approval)/.test(column.name))?.column.name ?? ''
}
