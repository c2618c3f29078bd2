import type { ArrayField } from 'payload'

const folder = '/src/cms/admin/row-labels'
const path = `${folder}/fields-label#FieldsLabel`
const Field = `${folder}/closed-rows#ClosedRows`

/** Collapses the rows of an array, and labels each with the values of the given fields. */
export function rowLabel(...fields: string[]): NonNullable<ArrayField['admin']> {
  return { initCollapsed: true, components: { Field, RowLabel: { path, clientProps: { fields } } } }
}

/** The same, with the number of rows in the field `rows` of each. */
export function rowLabelWithCount(rows: string, ...fields: string[]): NonNullable<ArrayField['admin']> {
  return { initCollapsed: true, components: { Field, RowLabel: { path, clientProps: { fields, rows } } } }
}
