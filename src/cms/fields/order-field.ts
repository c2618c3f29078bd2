import type { NumberField } from 'payload'

/** The place among its like; equal numbers stand in the order of their ids. */
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
