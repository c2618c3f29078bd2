import type { I18nClient } from '@payloadcms/translations'
import type { ClientField } from 'payload'
import { fallbackOf, isSiteId } from '@/i18n/locales'
import type { TypedText } from '@/lib/preview-messages'

type Text = { field: ClientField; value: string; site: string; i18n: Pick<I18nClient, 't'> }

/** What the page needs to know to have a text typed on it; null for fields that are no plain text. */
export function typedText(text: Text): TypedText | null {
  const { field, value } = text
  const isText = field.type === 'text' && !field.hasMany
  if (!isText && field.type !== 'textarea') return null
  if (field.admin?.readOnly) return null
  const maxLength = field.maxLength ?? null
  return { value, hasLines: field.type === 'textarea', maxLength, problem: problemOf(text, maxLength) }
}

/** The same messages as at the field, whose own check runs when the form is saved. */
function problemOf({ field, value, site, i18n: { t } }: Text, maxLength: number | null): string {
  if (value === '' && isRequired(field, site)) return t('validation:required')
  if (maxLength === null || value.length <= maxLength) return ''
  return t('validation:shorterThanMax', { label: t('general:value'), maxLength, stringValue: value })
}

/** A site with a fallback may leave its texts empty. */
function isRequired(field: ClientField, site: string): boolean {
  const isOptionalHere =
    'localized' in field && field.localized && isSiteId(site) && fallbackOf[site] !== null
  return Boolean('required' in field && field.required && !isOptionalHere)
}
