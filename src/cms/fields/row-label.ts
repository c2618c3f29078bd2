import type { ArrayField } from 'payload'

/** Names a closed row of an array by what stands in the given fields of it. */
export function rowLabel(...fields: string[]): NonNullable<ArrayField['admin']> {
  const path = '/src/cms/admin/row-labels/row-labels#FieldsLabel'
  return { components: { RowLabel: { path, clientProps: { fields } } } }
}
