import { randomBytes } from 'node:crypto'
import type { Column } from '../tables/column'
import { keyColumns, statusColumn } from '../tables/field-columns'
import type { TableFormat } from '../tables/table-kind'
import { parameterFaults } from '../hooks/check-product-parameters'
import type { Translate } from '../texts'
import { sharedColumns, textColumns } from './base-columns'
import { columnOfPath } from './column-of-path'
import { approvalColumns, maxGroups, traitColumns, trimGroups, type Group } from './group-columns'
import { headingOf, nameOfParameter } from './headings'
import { parameterColumns, removeEmptyTexts, type TableParameter } from './parameter-columns'
import type { StoredProduct } from './stored-product'

/** How many features and approvals a table has columns for. */
export type Shape = Record<Group, number>

const rowIdBytes = 12

/** A product as a row: one column for each parameter, feature and approval. */
export function productFormat(parameters: TableParameter[]): TableFormat<StoredProduct> {
  const known = new Map(parameters.map((parameter) => [parameter.id, parameter]))
  return {
    columns: (products) => columnsOf(shapeOfProducts(products), parameters),
    columnsOf: (names) => columnsOf(shapeOfHeader(names), parameters),
    headings: {
      names: namesOfAll(parameters),
      headingOf: (name, naming) => headingOf(name, naming, parameters),
      nameOf: nameOfParameter,
    },
    unknownColumn,
    columnOfPath: (path, at) => columnOfPath(path, { ...at, parameters }),
    tidy: [
      { columns: /^(?:trait|approval)/, apply: trimGroups },
      { columns: /^param:/, apply: (product) => removeEmptyTexts(product, parameters) },
    ],
    prepare: addRowIds,
    faultsOf: (product, t) => parameterFaults((product.parameters ?? []) as never, known as never, t),
  }
}

/** All columns in the order of an export. */
export function columnsOf(shape: Shape, parameters: TableParameter[]): Column<StoredProduct>[] {
  const [id, updatedAt] = keyColumns
  return [
    id,
    statusColumn,
    updatedAt,
    ...sharedColumns,
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

function unknownColumn(name: string, t: Translate): string {
  if (name.startsWith('param:')) return t('table:noSuchParameter')
  if (/^(?:trait|approval)\d+\./.test(name)) return t('table:noSuchGroup', { max: maxGroups })
  return t('table:noSuchColumn')
}

/** Rows of arrays have ids of their own, which Payload's fields would have made. */
function addRowIds({ traits, approvals, parameters }: StoredProduct): void {
  for (const row of [traits, approvals, parameters].flatMap((rows) => rows ?? []))
    row.id ??= randomBytes(rowIdBytes).toString('hex')
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}
