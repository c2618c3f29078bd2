import type { ArrayField } from 'payload'

/** Labels a collapsed row of an array with the values of the given fields. */
export function rowLabel(...fields: string[]): NonNullable<ArrayField['admin']> {
  const path = '/src/cms/admin/row-labels/row-labels#FieldsLabel'
  return { components: { RowLabel: { path, clientProps: { fields } } } }
}
