import type { FlattenedField } from 'payload'

const longTypes = new Set(['richText', 'array', 'blocks', 'json', 'code'])
const groupTypes = new Set(['relationship', 'upload', 'select', 'radio', 'checkbox'])

/** Fields that only the page of a document shows, not a list of documents. */
export function isLongField({ type }: Pick<FlattenedField, 'type'>): boolean {
  return longTypes.has(type)
}

/** Fields whose values divide a collection into lists, such as a type. */
export function isGroupField(field: FlattenedField): boolean {
  const isPolymorphic = 'relationTo' in field && Array.isArray(field.relationTo)
  return groupTypes.has(field.type) && !isPolymorphic && !('localized' in field && field.localized)
}
