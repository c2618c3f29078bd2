import type { FlattenedField } from 'payload'
import { fallbackOf, type SiteId } from '@/i18n/locales'
import { asObject, isEmpty, rowsIn } from '@/lib/unknown-values'
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
  if ('localized' in field && field.localized) {
    const texts = asObject(value)
    if (!isEmpty(texts[place.site]) || isEmpty(texts[place.source])) return []
    return field.type === 'array' ? textsOfRows(field.flattenedFields, texts[place.source], path) : [path]
  }
  if (field.type === 'group' || field.type === 'tab') {
    return inheritedIn(field.flattenedFields, asObject(value), { ...place, prefix: `${path}.` })
  }
  if (field.type !== 'array') return []
  return rowsIn(value).flatMap((row, index) =>
    inheritedIn(field.flattenedFields, row, { ...place, prefix: `${path}.${index}.` }),
  )
}

/** A list that is inherited as a whole: the texts of its rows are those that pages show. */
function textsOfRows(fields: FlattenedField[], rows: unknown, path: string): string[] {
  return rowsIn(rows).flatMap((row, index) =>
    fields
      .filter(({ name }) => name !== 'id' && !isEmpty(row[name]))
      .map(({ name }) => `${path}.${index}.${name}`),
  )
}
