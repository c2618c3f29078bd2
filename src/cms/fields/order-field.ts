import type { NumberField } from 'payload'

/** The sort position; documents with the same number are sorted by id. */
export function orderField({ sidebar = true }: { sidebar?: boolean } = {}): NumberField {
  return {
    name: 'order',
    type: 'number',
    required: true,
    defaultValue: 0,
    index: true,
    admin: sidebar ? { position: 'sidebar' } : {},
  }
}
