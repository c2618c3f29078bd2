import type { ArrayField, DateField, Field, Plugin, Tab } from 'payload'
import { en } from './en'
import { translated } from '.'

/** Labels fields without a label by their name, so that fields of the same name have the same label, and formats dates. */
export const withFieldLabels: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    fields: collection.fields.map(withLabel),
  })),
  globals: config.globals?.map((global) => ({ ...global, fields: global.fields.map(withLabel) })),
})

/** Also for the fields of a block in a text, which are no fields of a collection. */
export function withLabel(field: Field): Field {
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map(withLabelsInTab) }
  if (field.type === 'date') return { ...field, ...ownLabel(field), ...localDate(field) }
  const labelled = { ...field, ...ownLabel(field), ...(field.type === 'array' && rowLabels(field)) }
  return 'fields' in labelled ? { ...labelled, fields: labelled.fields.map(withLabel) } : labelled
}

function withLabelsInTab(tab: Tab): Tab {
  return { ...tab, fields: tab.fields.map(withLabel) }
}

function ownLabel(field: Field) {
  if (!('name' in field) || field.type === 'ui' || field.label !== undefined) return {}
  return isKeyOf(en.fields, field.name) ? { label: translated(`fields:${field.name}`) } : {}
}

/** Day and time in the order of the language; Payload's own formats are American. */
function localDate({ admin }: DateField): Pick<DateField, 'admin'> {
  const date = admin?.date
  if (date?.pickerAppearance !== 'dayAndTime')
    return { admin: { ...admin, date: { ...date, displayFormat: 'PP' } } }
  return { admin: { ...admin, date: { ...date, displayFormat: 'PPp', timeFormat: 'p' } } }
}

function rowLabels({ name, labels }: ArrayField) {
  if (labels || !isKeyOf(en.rows, name)) return {}
  return { labels: { singular: translated(`rows:${name}`), plural: translated(`fields:${name}`) } }
}

function isKeyOf<Texts extends object>(texts: Texts, name: string): name is keyof Texts & string {
  return Object.hasOwn(texts, name)
}
