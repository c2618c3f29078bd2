'use client'

import { getTranslation, type I18nClient } from '@payloadcms/translations'
import { useConfig, useDocumentInfo, useRowLabel, useTranslation } from '@payloadcms/ui'
import type { OptionLabel } from 'payload'
import { isObject } from '@/lib/unknown-values'
import { locateField } from '../../preview/admin/locate-field'
import { useAdminText } from '../use-admin-text'

type Props = {
  fields: string[]
  /** A field with rows, of which the label has the number. */
  rows?: string
}

/** The label of a collapsed row: the values of the given fields. */
export function FieldsLabel({ fields, rows }: Props) {
  const t = useAdminText()
  const { data, path, rowNumber = 0 } = useRowLabel<Record<string, unknown>>()
  const labelOf = useOptionLabels(path)
  const values = fields.flatMap((field) =>
    [data[field]].flat().flatMap((value) => (isText(value) ? [labelOf(field, value)] : [])),
  )
  const inside = rows ? [data[rows]].flat().filter(isObject).length : 0
  const count = inside > 0 ? [t('tools:subItems', { count: inside })] : []
  return <>{[...values, ...count].join(' · ') || t('tools:row', { number: rowNumber + 1 })}</>
}

/** Looks up the label of a value of a select; other values are their own. */
function useOptionLabels(row: string): (field: string, value: string) => string {
  const { getEntityConfig } = useConfig()
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { i18n } = useTranslation()
  const config = collectionSlug ? getEntityConfig({ collectionSlug }) : getEntityConfig({ globalSlug })
  return (name, value) => {
    const field = locateField(config?.fields ?? [], [...row.split('.'), name])?.field
    if (field?.type !== 'select') return value
    const option = field.options.find((one) => typeof one !== 'string' && one.value === value)
    return typeof option === 'object' ? textOf(option.label, i18n) : value
  }
}

/** Labels of options are never elements, which Payload's type allows. */
function textOf(label: OptionLabel, i18n: I18nClient): string {
  const text = getTranslation(label, i18n)
  return typeof text === 'string' ? text : ''
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
