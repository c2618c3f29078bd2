import { keyColumns, sharedColumns, textColumns } from './base-columns'
import type { Column } from './column'
import type { Translate } from '../texts'
import type { Fault } from './fault'
import { approvalColumns, maxGroups, traitColumns, type Group } from './group-columns'
import { headingOf, namesOf } from './headings'
import { parameterColumns, type TableParameter } from './parameter-columns'
import type { StoredProduct } from './stored-product'

/** How many features and approvals a table has columns for. */
export type Shape = Record<Group, number>

/** All columns in the order of an export. */
export function columnsOf(shape: Shape, parameters: TableParameter[]): Column[] {
  const [id, updatedAt] = keyColumns
  const [status, ...shared] = sharedColumns
  return [
    id,
    status,
    updatedAt,
    ...shared,
    ...textColumns,
    ...numbers(shape.trait).flatMap(traitColumns),
    ...numbers(shape.approval).flatMap(approvalColumns),
    ...parameters.flatMap(parameterColumns),
  ]
}

export function shapeOfProducts(products: Iterable<StoredProduct>): Shape {
  const shape = { trait: 1, approval: 1 }
  for (const { traits, approvals } of products) {
    shape.trait = Math.max(shape.trait, traits?.length ?? 0)
    shape.approval = Math.max(shape.approval, approvals?.length ?? 0)
  }
  return shape
}

export type ReadHeader = {
  columns: { column: Column; at: number }[]
  faults: Fault[]
  /** The heading of a column in this table; of a missing one, as this table would name it. */
  headingOf: (name: string) => string
}

/** The columns of a table in any order: each of an export once, features and approvals as many as there are. */
export function readHeader(header: string[], parameters: TableParameter[], t: Translate): ReadHeader {
  const { names, naming } = namesOf(header, namesOfAll(parameters))
  const expected = columnsOf(shapeOfHeader(names), parameters)
  const known = new Set(expected.map(({ name }) => name))
  const at = (name: string) => names.indexOf(name)
  const headingHere = (name: string) => header[at(name)] ?? headingOf(name, naming, parameters)
  const fault = (field: string, message: string): Fault => ({ row: 1, field, message })
  const faults = [
    ...names.flatMap((name, index) => {
      const heading = header[index] ?? ''
      if (name === '') return [fault('', t('table:unnamedColumn', { number: index + 1 }))]
      if (!known.has(name)) return [fault(heading, unknown(name, t))]
      return at(name) < index ? [fault(heading, t('table:columnTwice'))] : []
    }),
    ...expected.flatMap(({ name }) =>
      at(name) < 0 ? [fault(headingHere(name), t('table:columnMissing'))] : [],
    ),
  ]
  const columns = expected.map((column) => ({ column, at: at(column.name) }))
  return { columns, faults, headingOf: headingHere }
}

function namesOfAll(parameters: TableParameter[]): string[] {
  return columnsOf({ trait: maxGroups, approval: maxGroups }, parameters).map(({ name }) => name)
}

function shapeOfHeader(header: string[]): Shape {
  const highest = (group: Group) => {
    const pattern = new RegExp(`^${group}(\\d+)\\.`)
    const found = header.map((name) => Number(pattern.exec(name)?.[1] ?? 0))
    return Math.max(0, ...found.filter((number) => number <= maxGroups))
  }
  return { trait: highest('trait'), approval: highest('approval') }
}

function unknown(name: string, t: Translate): string {
  if (name.startsWith('param:')) return t('table:noSuchParameter')
  if (/^(?:trait|approval)\d+\./.test(name)) return t('table:noSuchGroup', { max: maxGroups })
  return t('table:noSuchColumn')
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}
