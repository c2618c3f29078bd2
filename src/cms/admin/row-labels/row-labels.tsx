'use client'

import { useRowLabel } from '@payloadcms/ui'
import type { SiteId } from '@/i18n/locales'
import { formatStored } from '@/i18n/quantity'
import { isUnit } from '@/lib/units'
import type { Parameter, Product, Solution } from '@/payload-types'
import { useParameters, useSite } from '../parameter-fields/use-parameter'
import { documentAddress, useApiData } from '../use-api-data'
import { useAdminText } from '../use-admin-text'

type Trait = NonNullable<Product['traits']>[number]
type ProductParameter = NonNullable<Product['parameters']>[number]
type Approval = NonNullable<Product['approvals']>[number]
type Hotspot = NonNullable<Solution['hotspots']>[number]

/** The label of a collapsed feature: its heading. */
export function TraitLabel() {
  const t = useAdminText()
  const { data, rowNumber = 0 } = useRowLabel<Trait>()
  return <>{data.firstTrait || t('tools:feature', { number: rowNumber + 1 })}</>
}

/** The label of a collapsed parameter: its name, and its value as formatted on pages. */
export function ParameterLabel() {
  const t = useAdminText()
  const { data, rowNumber = 0 } = useRowLabel<ProductParameter>()
  const site = useSite()
  const parameter = useParameters()?.find(({ id }) => id === idOf(data.parameter))
  if (!parameter) return <>{t('tools:parameter', { number: rowNumber + 1 })}</>
  const value = flagOf(data, parameter, t) ?? valueOf(site, data, parameter)
  return <>{t('tools:labelled', { label: parameter.name, value: value || t('tools:noValue') })}</>
}

/** The label of a collapsed approval: kind and code. */
export function ApprovalLabel() {
  const t = useAdminText()
  const { data, rowNumber = 0 } = useRowLabel<Approval>()
  const day = data.expires?.slice(0, 10)
  const parts = [data.kind, data.code, day && t('tools:until', { day })].filter(Boolean)
  return <>{parts.join(' · ') || t('tools:approval', { number: rowNumber + 1 })}</>
}

/** The label of a collapsed hotspot: its number on the picture and its product. */
export function HotspotLabel() {
  const t = useAdminText()
  const { data, rowNumber = 0 } = useRowLabel<Hotspot>()
  const product = useApiData<Product>(documentAddress('products', data.product, useSite()))
  return <>{`${rowNumber + 1} · ${product?.name || t('tools:noProduct')}`}</>
}

function flagOf({ flag }: ProductParameter, { kind }: Parameter, t: ReturnType<typeof useAdminText>) {
  if (kind !== 'flag') return null
  if (flag == null) return ''
  return flag ? t('tools:yes') : t('tools:no')
}

function valueOf(site: SiteId, row: ProductParameter, { kind, unit: own }: Parameter): string {
  if (kind === 'text') return row.text ?? ''
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
