import type { FlattenedField } from 'payload'
import { originOf } from '@/lib/content-marks'

type Values = Record<string, unknown>

/** A text or picture of a form, and what the preview must contain for it. */
export type FilledField = { path: string; origin: string; shown: string; isPicture: boolean }

type Fill = {
  slug: string
  id: string
  pictures: Iterator<string>
  /** Texts that are empty in the form, by their path with `#` for a row. */
  empty?: string[]
}

/** The path of a field in any row: `traits.#.image`. */
export function anyRow(path: string): string {
  return path.replace(/\.\d+(?=\.)/g, '.#')
}

/** A form whose texts and pictures all differ from those of every page, with the fields that it fills. */
export function fillForm(fields: FlattenedField[], stored: Values, fill: Fill) {
  const filled: FilledField[] = []
  const values = fillFields(fields, stored, { fill, prefix: '', filled })
  return { values, filled }
}

type Place = { fill: Fill; prefix: string; filled: FilledField[] }

function fillFields(fields: FlattenedField[], stored: Values, place: Place): Values {
  const values = { ...stored }
  for (const field of fields) {
    const value = isForm(field) ? fillField(field, stored[field.name], place) : undefined
    if (value !== undefined) values[field.name] = value
  }
  return values
}

function fillField(field: FlattenedField, value: unknown, place: Place): unknown {
  const path = `${place.prefix}${field.name}`
  if (field.type === 'group' || field.type === 'tab') {
    return fillFields(field.flattenedFields, asValues(value), { ...place, prefix: `${path}.` })
  }
  if (field.type === 'array') {
    const rows: unknown[] =
      Array.isArray(value) && value.length > 0 ? value : [{ id: 'a0000000000000000000000a' }]
    return rows.map((row, index) =>
      fillFields(field.flattenedFields, asValues(row), { ...place, prefix: `${path}.${index}.` }),
    )
  }
  if (field.type === 'upload') return fillPicture(field, path, place)
  if (field.type !== 'text' && field.type !== 'textarea' && field.type !== 'richText') return undefined
  if (('hasMany' in field && field.hasMany) || !isText(field, path, place.fill)) return undefined
  if (place.fill.empty?.includes(anyRow(path))) return ''
  const text = `Zq${place.filled.length}x`
  const { slug, id } = place.fill
  place.filled.push({ path, origin: originOf({ slug, id, path }), shown: text, isPicture: false })
  return field.type === 'richText' ? paragraph(text) : text
}

function fillPicture(field: FlattenedField, path: string, { fill, filled }: Place): unknown {
  const { relationTo, hasMany } = field as { relationTo?: unknown; hasMany?: boolean }
  if (![relationTo].flat().includes('media')) return undefined
  const { value: id } = fill.pictures.next()
  // A form with more pictures shows those of its first rows.
  if (typeof id !== 'string') return undefined
  const origin = originOf({ slug: 'media', id, path: '' })
  filled.push({ path, origin, shown: `#${origin}`, isPicture: true })
  const value = Array.isArray(relationTo) ? { relationTo: 'media', value: id } : id
  return hasMany ? [value] : value
}

/** Texts that are not shown as they are: addresses of links, and values that something is looked up or set with. */
const values = /^(?:address|\w+Address|key|code|unit|link|ink|accent|fontFamily|analyticsScript|\w+Hosts)$/
const postalAddresses = new Set(['site-settings address', 'investor-relations contact.address'])

function isText({ name }: FlattenedField, path: string, { slug }: Fill): boolean {
  if (slug === 'products' && path.startsWith('approvals.')) return true
  return !values.test(name) || postalAddresses.has(`${slug} ${path}`)
}

/** Fields that an editor fills in. */
function isForm(field: FlattenedField): boolean {
  const { hidden, admin, virtual } = field as {
    hidden?: boolean
    virtual?: unknown
    admin?: Record<string, unknown>
  }
  const isAutomatic = ['id', 'savedBy'].includes(field.name)
  return !isAutomatic && !hidden && !virtual && !admin?.disabled && !admin?.hidden && !admin?.readOnly
}

const asValues = (value: unknown): Values => (typeof value === 'object' && value !== null ? { ...value } : {})

function paragraph(text: string) {
  const shared = { version: 1, direction: 'ltr', format: '', indent: 0 }
  const words = { type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' }
  return {
    root: {
      ...shared,
      type: 'root',
      children: [{ ...shared, type: 'paragraph', children: [words], textFormat: 0 }],
    },
  }
}
