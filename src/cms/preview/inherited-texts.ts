import type { FlattenedField } from 'payload'
import { fallbackOf, type SiteId } from '@/i18n/locales'
import type { StoredState } from './stored-state'

/** The paths of the texts that a site takes from its fallback, since its own are empty. */
export function inheritedTexts(fields: FlattenedField[], document: StoredState, site: SiteId): string[] {
  const source = fallbackOf[site]
  return source ? inheritedIn(fields, document, { site, source, prefix: '' }) : []
}

type Place = { site: SiteId; source: SiteId; prefix: string }

function inheritedIn(fields: FlattenedField[], values: StoredState, place: Place): string[] {
  return fields.flatMap((field) => inheritedAt(field, values[field.name], place))
}

function inheritedAt(field: FlattenedField, value: unknown, place: Place): string[] {
  const path = `${place.prefix}${field.name}`
  if (!isObject(value) && !Array.isArray(value)) return []
  if ('localized' in field && field.localized) {
    const texts = value as StoredState
    if (!isEmpty(texts[place.site]) || isEmpty(texts[place.source])) return []
    return field.type === 'array' ? textsOfRows(field.flattenedFields, texts[place.source], path) : [path]
  }
  if (field.type === 'group' || field.type === 'tab') {
    return inheritedIn(field.flattenedFields, value as StoredState, { ...place, prefix: `${path}.` })
  }
  if (field.type !== 'array' || !Array.isArray(value)) return []
  return value.flatMap((row: StoredState, index) =>
    inheritedIn(field.flattenedFields, row, { ...place, prefix: `${path}.${index}.` }),
  )
}

/** A list that is inherited as a whole: the texts of its rows are those that pages show. */
function textsOfRows(fields: FlattenedField[], rows: unknown, path: string): string[] {
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row: StoredState, index) =>
    fields
      .filter(({ name }) => name !== 'id' && !isEmpty(row[name]))
      .map(({ name }) => `${path}.${index}.${name}`),
  )
}

function isObject(value: unknown): value is StoredState {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
