import type { ClientField, ClientTab, LabelFunction, StaticLabel } from 'payload'

type Label = StaticLabel | false | undefined

/** A field, and where it is in a form: the labels that lead to it, and the tabs to open. */
export type FieldPlace = { field: ClientField; labels: Label[]; tabs: number[] }

type Around = Pick<FieldPlace, 'labels' | 'tabs'>

/** Finds a field by its path in the document, such as `traits.2.image`. */
export function locateField(fields: readonly ClientField[], path: string[]): FieldPlace | null {
  for (const field of fields) {
    const found = locateIn(field, path)
    if (found) return found
  }
  return null
}

function locateIn(field: ClientField, [name = '', ...rest]: string[]): FieldPlace | null {
  if (field.type === 'tabs') return locateInTabs(field.tabs, [name, ...rest])
  const isNamed = 'name' in field && Boolean(field.name)
  if (!isNamed) return 'fields' in field ? locateField(field.fields, [name, ...rest]) : null
  if (field.name !== name) return null
  const label = 'label' in field ? staticLabel(field.label) : field.name
  if (rest.length === 0 || !('fields' in field)) return { field, labels: [label], tabs: [] }
  const [row, ...inRow] = rest
  const inside = field.type === 'array' ? inRow : rest
  const own = field.type === 'array' ? [label, String(Number(row) + 1)] : [label]
  if (inside.length === 0) return { field, labels: own, tabs: [] }
  return within(locateField(field.fields, inside), { labels: own, tabs: [] })
}

function locateInTabs(tabs: ClientTab[], path: string[]): FieldPlace | null {
  for (const [index, tab] of tabs.entries()) {
    const isNamed = 'name' in tab && Boolean(tab.name)
    if (isNamed && tab.name !== path[0]) continue
    const found = locateField(tab.fields, isNamed ? path.slice(1) : path)
    if (found) return within(found, { labels: isNamed ? [staticLabel(tab.label)] : [], tabs: [index] })
  }
  return null
}

/** Payload sends no functions to the browser. */
function staticLabel(label: Label | LabelFunction): Label {
  return typeof label === 'function' ? undefined : label
}

function within(place: FieldPlace | null, { labels, tabs }: Around): FieldPlace | null {
  return place && { ...place, labels: [...labels, ...place.labels], tabs: [...tabs, ...place.tabs] }
}
