import type { FlattenedField, PayloadRequest } from 'payload'
import { fallbackOf, siteIds, type SiteId } from '@/i18n/locales'
import { asObject } from '@/lib/unknown-values'
import { parameterFaults } from '../hooks/check-product-parameters'
import { adminText } from '../texts'
import type { Fault } from './fault'
import type { TableParameter } from './parameter-columns'
import type { Planned } from './references'
import type { StoredProduct } from './stored-product'

type Checking = { req: PayloadRequest; product: StoredProduct; fields: FlattenedField[] }
type Path = (number | string)[]
type FieldFault = { path: Path; site?: SiteId; message: string }

/** The errors that the form would report for a row: those of its fields, and those of the whole product. */
export async function validatePlanned(
  req: PayloadRequest,
  { row, product }: Planned,
  parameters: TableParameter[],
): Promise<Fault[]> {
  const fields = req.payload.collections.products.config.flattenedFields
  const t = adminText(req)
  const isDraft = product._status !== 'published'
  const found = await checkFields({ req, product, fields }, { ...product }, [])
  const known = new Map(parameters.map((parameter) => [parameter.id, parameter]))
  const ofParameters = isDraft ? [] : parameterFaults((product.parameters ?? []) as never, known as never, t)
  const faults = [
    ...found.map(({ path, site, message }) => ({
      row,
      field: columnOfPath(path, { site, product, parameters }),
      message,
    })),
    ...ofParameters.map(({ path, message }) => ({
      row,
      field: columnOfPath(path.split('.'), { product, parameters }),
      message,
    })),
    ...(isDraft || hasName(product) ? [] : [{ row, field: 'name:en_EN', message: t('table:nameMissing') }]),
  ]
  // One error per cell is enough.
  return [...new Map(faults.toReversed().map((fault) => [fault.field, fault])).values()].toReversed()
}

type Naming = { site?: SiteId; product: StoredProduct; parameters: TableParameter[] }

/** The column of a path in a product, such as parameters.2.unit. */
export function columnOfPath(path: Path, { site, product, parameters }: Naming): string {
  const [field = '', index, inner] = path
  const suffix = site ? `:${site}` : ''
  if (index === undefined) return `${field}${suffix}`
  if (field === 'parameters') {
    const id = product.parameters?.[Number(index)]?.parameter
    const code = parameters.find((parameter) => parameter.id === id)?.code
    return code ? `param:${code}${suffix}` : 'param'
  }
  return `${String(field).replace(/s$/, '')}${Number(index) + 1}.${inner ?? ''}${suffix}`
}

async function checkFields(
  { req, product, fields }: Checking,
  data: Record<string, unknown>,
  above: Path,
): Promise<FieldFault[]> {
  const found: FieldFault[] = []
  for (const field of fields) {
    if (field.type === 'join' || field.name === 'id') continue
    const path = [...above, field.name]
    const value = data[field.name]
    const values = field.localized ? perSite(value) : [{ value, site: undefined }]
    for (const { value, site } of values) {
      const message = await check(field, { value, site, path, data, product, req })
      if (message) found.push({ path, site, message })
    }
    if (field.type !== 'array' || !Array.isArray(value)) continue
    for (const [index, entry] of value.entries()) {
      found.push(
        ...(await checkFields({ req, product, fields: field.flattenedFields }, entry, [...path, index])),
      )
    }
  }
  return found
}

type FieldValue = {
  value: unknown
  site: SiteId | undefined
  path: Path
  data: object
  product: StoredProduct
  req: PayloadRequest
}

async function check(
  field: FlattenedField,
  { value, path, data, product, req }: FieldValue,
): Promise<string | undefined> {
  if (!('validate' in field) || !field.validate) return undefined
  const required = 'required' in field && field.required && product._status === 'published'
  const options = {
    ...field,
    required,
    // Whether related documents exist is looked up for all rows at once.
    filterOptions: undefined,
    id: product.id,
    collectionSlug: 'products',
    data: product,
    siblingData: data,
    path,
    req,
    operation: 'update',
    event: 'submit',
    preferences: { fields: {} },
  }
  const result: unknown = await (field.validate as (value: unknown, options: unknown) => unknown)(
    value,
    options,
  )
  return typeof result === 'string' ? result : undefined
}

/** The texts that are set; which texts are required is a rule of the whole product. */
function perSite(value: unknown): { value: unknown; site: SiteId }[] {
  const texts = asObject(value)
  return siteIds.flatMap((site) => (texts[site] ? [{ value: texts[site], site }] : []))
}

function hasName({ name }: StoredProduct): boolean {
  return siteIds.some((site) => fallbackOf[site] === null && name?.[site])
}
