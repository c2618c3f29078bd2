import type { FlattenedField } from 'payload'

const longTypes = new Set(['richText', 'array', 'blocks', 'json', 'code'])

/** Fields that only the page of a document shows, not a list of documents. */
export function isLongField({ type }: Pick<FlattenedField, 'type'>): boolean {
  return longTypes.has(type)
}
