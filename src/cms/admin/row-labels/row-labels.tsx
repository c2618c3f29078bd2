'use client'

import { useLocale, useRowLabel } from '@payloadcms/ui'
import { defaultSite, isSiteId, type SiteId } from '@/i18n/locales'
import { formatStored } from '@/i18n/quantity'
import { isUnit } from '@/lib/units'
import type { Parameter, Product, Solution } from '@/payload-types'
import { documentAddress, useApiData } from '../use-api-data'

type Trait = NonNullable<Product['traits']>[number]
type ProductParameter = NonNullable<Product['parameters']>[number]
type Approval = NonNullable<Product['approvals']>[number]
type Hotspot = NonNullable<Solution['hotspots']>[number]

/** The label of a collapsed row: the values of the given fields. */
export function FieldsLabel({ fields }: { fields: string[] }) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>()
  const values = fields.flatMap((field) => data[field]).filter((word) => typeof word === 'string' && word)
  return <>{values.join(' · ') || `Row ${rowNumber + 1}`}</>
}

/** The label of a collapsed feature: its heading. */
export function TraitLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Trait>()
  return <>{data.firstTrait || `Feature ${rowNumber + 1}`}</>
}

/** The label of a collapsed parameter: its name, and its value as formatted on pages. */
export function ParameterLabel() {
  const { data, rowNumber = 0 } = useRowLabel<ProductParameter>()
  const site = useSite()
  const query = new URLSearchParams({ locale: site, depth: '0', limit: '200' })
  const dictionary = useApiData<{ docs: Parameter[] }>(`/api/parameters?${query}`)
  const parameter = dictionary?.docs.find(({ id }) => id === idOf(data.parameter))
  if (!parameter) return <>{`Parameter ${rowNumber + 1}`}</>
  const value = valueOf(site, data, parameter)
  return <>{value ? `${parameter.name}: ${value}` : `${parameter.name}: no value yet`}</>
}

/** The label of a collapsed approval: kind and code. */
export function ApprovalLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Approval>()
  const day = data.expires?.slice(0, 10)
  const parts = [data.kind, data.code, day && `until ${day}`].filter(Boolean)
  return <>{parts.join(' · ') || `Approval ${rowNumber + 1}`}</>
}

/** The label of a collapsed hotspot: its number on the picture and its product. */
export function HotspotLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Hotspot>()
  const product = useApiData<Product>(documentAddress('products', data.product, useSite()))
  return <>{`${rowNumber + 1} · ${product?.name || 'no product yet'}`}</>
}

function useSite(): SiteId {
  const { code } = useLocale()
  return isSiteId(code) ? code : defaultSite
}

function valueOf(site: SiteId, row: ProductParameter, { kind, unit: own }: Parameter): string {
  if (kind === 'text') return row.text ?? ''
  if (kind === 'flag') return row.flag == null ? '' : row.flag ? 'yes' : 'no'
  if (row.value == null) return ''
  const unit = row.unit || own
  return formatStored(site, {
    value: row.value,
    upTo: kind === 'range' ? row.upTo : null,
    unit: isUnit(unit) ? unit : null,
  })
}

function idOf(parameter: ProductParameter['parameter'] | undefined): string | undefined {
  return typeof parameter === 'object' ? parameter?.id : parameter
}
