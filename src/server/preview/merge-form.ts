import type { FlattenedField } from 'payload'
import type { SiteId } from '@/i18n/locales'
import { asObject, isEmpty, isObject, rowsIn, type Values } from '@/lib/unknown-values'

/**
 * A stored document in all locales with the values of a form, which has the texts of one site. A required field
 * that was emptied keeps its stored value, since pages rely on it.
 */
export function mergeForm(fields: FlattenedField[], stored: Values, form: Values, site: SiteId): Values {
  const merged = { ...stored }
  for (const field of fields) {
    if (!isFormField(field) || !(field.name in form)) continue
    const value = mergeValue(field, stored[field.name], form[field.name], site)
    if (isEmpty(value) && 'required' in field && field.required) continue
    merged[field.name] = value
  }
  return merged
}

function isFormField(field: FlattenedField): boolean {
  return field.type !== 'join' && !('virtual' in field && field.virtual) && !ownFields.has(field.name)
}

/** Fields that the form does not decide. */
const ownFields = new Set(['id', 'createdAt', 'updatedAt', '_status'])

function mergeValue(field: FlattenedField, stored: unknown, value: unknown, site: SiteId): unknown {
  if ('localized' in field && field.localized) {
    return { ...(isObject(stored) && stored), [site]: field.type === 'array' ? rowsIn(value) : value }
  }
  if (field.type === 'group' || field.type === 'tab') {
    return mergeForm(field.flattenedFields, asObject(stored), asObject(value), site)
  }
  if (field.type !== 'array') return value === '' ? null : value
  // The form has a number instead of an empty list.
  const storedRows = rowsIn(stored)
  return rowsIn(value).map((row) => {
    const before = storedRows.find(({ id }) => id === row.id)
    return { ...mergeForm(field.flattenedFields, before ?? {}, row, site), id: row.id }
  })
}
