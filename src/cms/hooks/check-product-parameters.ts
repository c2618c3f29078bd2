import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { adminText, labelText, type Translate } from '@/cms/texts'
import { isKeyOf } from '@/lib/typed-keys'
import { isUnit, quantityOf } from '@/lib/units'
import type { Parameter, Product } from '@/payload-types'

type StoredRow = NonNullable<Product['parameters']>[number]
/** A draft may have rows without a parameter. */
type Row = Pick<StoredRow, 'value' | 'upTo' | 'unit'> & { parameter?: StoredRow['parameter'] | null }
type Known = Pick<Parameter, 'id' | 'kind' | 'unit'>
type Fault = { path: string; message: string }

/** Checks that each value and unit suits its parameter, and that no parameter is listed twice. */
export const checkProductParameters: CollectionBeforeChangeHook<Product> = async ({ data, req }) => {
  const rows = data.parameters ?? []
  if (rows.length === 0) return data
  const known = await findParameters(rows, req)
  const errors = parameterFaults(rows, known, adminText(req)).map((fault) => ({
    ...fault,
    label: labelOf(fault, req),
  }))
  if (errors.length > 0 && data._status !== 'draft') {
    throw new ValidationError({ collection: 'products', errors, req }, req.t)
  }
  return data
}

const fieldLabels = {
  parameter: 'fields:parameter',
  value: 'fields:value',
  upTo: 'fields:upTo',
  unit: 'fields:unit',
} as const

/** The row and the field of an error, as the form names them. */
function labelOf({ path }: Fault, req: PayloadRequest): string {
  const label = labelText(req)
  const [, row = '', field = ''] = path.split('.')
  const name = isKeyOf(fieldLabels, field) ? label(fieldLabels[field]) : field
  return [label('content:parameters'), Number(row) + 1, name].join(' › ')
}

/** The errors in the values of a product; paths are relative to the product. */
export function parameterFaults(rows: Row[], known: Map<string, Known>, t: Translate): Fault[] {
  return rows.flatMap((row, index) => faultsOf({ row, index, rows, parameter: known.get(idOf(row)), t }))
}

async function findParameters(rows: Row[], req: PayloadRequest): Promise<Map<string, Parameter>> {
  const { docs } = await req.payload.db.find<Parameter>({
    collection: 'parameters',
    where: { id: { in: rows.map(idOf).filter(Boolean) } },
    pagination: false,
    limit: 0,
    req,
  })
  return new Map(docs.map((doc) => [doc.id, doc]))
}

type Checked = { row: Row; index: number; rows: Row[]; parameter: Known | undefined; t: Translate }

function faultsOf({ row, index, rows, parameter, t }: Checked): Fault[] {
  const at = (field: string, message: string) => [{ path: `parameters.${index}.${field}`, message }]
  // The field itself says that it is required.
  if (!row.parameter) return []
  if (!parameter) return at('parameter', t('errors:noSuchParameter'))
  if (rows.findIndex((other) => idOf(other) === parameter.id) < index) {
    return at('parameter', t('errors:parameterTwice'))
  }
  if (needsValue(parameter) && row.value == null) return at('value', t('errors:numberMissing'))
  if (parameter.kind === 'range' && row.upTo != null && row.value != null && row.upTo < row.value) {
    return at('upTo', t('errors:rangeReversed'))
  }
  if (!row.unit) return []
  if (!isUnit(row.unit)) return at('unit', t('errors:notAUnit', { unit: row.unit }))
  if (!isUnit(parameter.unit) || quantityOf(row.unit) !== quantityOf(parameter.unit)) {
    return at('unit', t('errors:otherQuantity', { unit: row.unit }))
  }
  return []
}

function needsValue({ kind }: Known): boolean {
  return kind === 'number' || kind === 'range'
}

/** An empty text without a parameter. */
function idOf({ parameter }: Row): string {
  return (typeof parameter === 'object' ? parameter?.id : parameter) ?? ''
}
