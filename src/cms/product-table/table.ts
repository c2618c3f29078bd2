import { keyColumns, sharedColumns, textColumns } from './base-columns'
import type { Column } from './column'
import type { Fault } from './fault'
import { approvalColumns, maxGroups, traitColumns, type Group } from './group-columns'
import { parameterColumns, type TableParameter } from './parameter-columns'
import type { StoredProduct } from './stored-product'

/** How many features and approvals a table has columns for. */
export type Shape = Record<Group, number>

/** All columns in the order of an export. */
export function columnsOf(shape: Shape, parameters: TableParameter[]): Column[] {
  const [id, updatedAt] = keyColumns as [Column, Column]
  const [status, ...shared] = sharedColumns as [Column, ...Column[]]
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

export type ReadHeader = { columns: { column: Column; at: number }[]; faults: Fault[] }

/** The columns of a table in any order: each of an export once, features and approvals as many as there are. */
export function readHeader(header: string[], parameters: TableParameter[]): ReadHeader {
  const expected = columnsOf(shapeOfHeader(header), parameters)
  const known = new Set(expected.map(({ name }) => name))
  const at = (name: string) => header.indexOf(name)
  const fault = (field: string, message: string): Fault => ({ row: 1, field, message })
  const faults = [
    ...header.flatMap((name, index) => {
      if (name === '') return [fault('', `Column ${index + 1} has no name.`)]
      if (!known.has(name)) return [fault(name, unknown(name))]
      return at(name) < index ? [fault(name, 'The column is there twice.')] : []
    }),
    ...expected.flatMap(({ name }) =>
      at(name) < 0 ? [fault(name, 'The column is missing: start from a new export.')] : [],
    ),
  ]
  return { columns: expected.map((column) => ({ column, at: at(column.name) })), faults }
}

function shapeOfHeader(header: string[]): Shape {
  const highest = (group: Group) => {
    const pattern = new RegExp(`^${group}(\\d+)\\.`)
    const found = header.map((name) => Number(pattern.exec(name)?.[1] ?? 0))
    return Math.max(0, ...found.filter((number) => number <= maxGroups))
  }
  return { trait: highest('trait'), approval: highest('approval') }
}

function unknown(name: string): string {
  if (name.startsWith('param:')) return 'There is no such parameter, or its kind has other columns.'
  if (/^(?:trait|approval)\d+\./.test(name))
    return `There is no such column, or more than ${maxGroups} of its kind.`
  return 'There is no such column.'
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}
