import type { FlattenedField } from 'payload'
import { isSiteId } from '@/i18n/locales'
import { asObject, isObject, rowsIn, type Values } from '@/lib/unknown-values'

export type Uploads = 'media' | 'files'

/** The fields of a document or setting that can show pictures or files, also within rows and formatted texts. */
export function fieldsShowing(fields: FlattenedField[], slug: Uploads): FlattenedField[] {
  return fields.filter((field) => {
    if (field.type === 'richText') return true
    if (field.type === 'upload' || field.type === 'relationship')
      return [field.relationTo].flat().includes(slug)
    return 'flattenedFields' in field && fieldsShowing(field.flattenedFields, slug).length > 0
  })
}

/** The ids of what these fields show, on all sites. */
export function shownIn(doc: Values, fields: FlattenedField[], slug: Uploads): string[] {
  return fields.flatMap((field) =>
    languagesOf(doc[field.name]).flatMap((value) => {
      if (field.type === 'richText') return idsInText(asObject(value).root, slug)
      if (field.type === 'upload' || field.type === 'relationship')
        return idsIn(value, field.relationTo, slug)
      if (!('flattenedFields' in field)) return []
      const rows = Array.isArray(value) ? rowsIn(value) : [asObject(value)]
      return rows.flatMap((row) => shownIn(row, field.flattenedFields, slug))
    }),
  )
}

function languagesOf(value: unknown): unknown[] {
  const isLocalised = isObject(value) && Object.keys(value).some(isSiteId)
  return isLocalised ? Object.values(value) : [value]
}

function idsIn(value: unknown, relationTo: string | string[], slug: Uploads): string[] {
  return [value].flat().flatMap((one) => {
    if (typeof one === 'string') return relationTo === slug ? [one] : []
    const { relationTo: kind, value: id } = asObject(one)
    return kind === slug && typeof id === 'string' ? [id] : []
  })
}

function idsInText(node: unknown, slug: Uploads): string[] {
  const { relationTo, value, children } = asObject(node)
  const own = relationTo === slug && typeof value === 'string' ? [value] : []
  return [...own, ...rowsIn(children).flatMap((child) => idsInText(child, slug))]
}
