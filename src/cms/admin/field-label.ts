import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { ClientField } from 'payload'

/** The label of a field by its path, such as `iot.title`; of a field in a group, only its own label. */
export function labelOfField(fields: ClientField[], path: string, i18n: I18nClient): string {
  const label = find(fields, path.split('.'))?.label
  return label ? getTranslation(label as string, i18n) : path
}

type Labelled = { label?: unknown }

function find(fields: ClientField[], [name, ...rest]: string[]): Labelled | undefined {
  for (const field of fields) {
    const isNamed = 'name' in field && field.name === name
    if (isNamed && rest.length === 0) return field as Labelled
    const below = childrenOf(field)
    const found = isNamed
      ? find(below, rest)
      : 'name' in field
        ? undefined
        : find(below, [name ?? '', ...rest])
    if (found) return found
  }
  return undefined
}

function childrenOf(field: ClientField): ClientField[] {
  if (field.type === 'tabs') return field.tabs.flatMap(({ fields }) => fields)
  return 'fields' in field ? field.fields : []
}
