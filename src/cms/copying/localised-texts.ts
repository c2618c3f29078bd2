import { getTranslation, type I18n, type I18nClient } from '@payloadcms/translations'
import type { FlattenedField } from 'payload'
import { toWords } from 'payload/shared'
import { isRichText } from '@/lib/rich-text'
import { asObject, isEmpty, rowsIn, type Values } from '@/lib/unknown-values'
import { summaryOfText, textOfRichText } from '../text-summary'
import { adminText } from '../texts'

/** A field that has a value of its own on each site, with what two sites have in it. */
export type LocalisedText = {
  /** The path in the document, such as `features.0.title`. */
  path: string
  label: string
  source: unknown
  target: unknown
  field: FlattenedField
}

type FieldLocation = { path: string; label: string }

/** The localised fields of a document that are filled on one site and different on the other. */
export function findLocalisedTexts(options: {
  fields: FlattenedField[]
  source: Values
  target: Values
  i18n: I18nClient
  parent?: FieldLocation
}): LocalisedText[] {
  const { fields, source, target, i18n, parent = { path: '', label: '' } } = options
  return fields.flatMap((field): LocalisedText[] => {
    if (!('name' in field) || isDerived(field)) return []
    const inside = locationOf(field, parent, i18n)
    const [one, other] = [source[field.name], target[field.name]]
    if ('localized' in field && field.localized) {
      if (isEmpty(one) || isSame(one, other)) return []
      return [{ ...inside, source: one, target: other, field }]
    }
    if (field.type === 'array') {
      return rowsIn(one).flatMap((row, index) =>
        findLocalisedTexts({
          fields: field.flattenedFields,
          source: row,
          target: rowsIn(other)[index] ?? {},
          i18n,
          parent: { path: `${inside.path}.${index}`, label: `${inside.label} ${index + 1}` },
        }),
      )
    }
    if (field.type !== 'group' && field.type !== 'tab') return []
    const values = { source: asObject(one), target: asObject(other) }
    return findLocalisedTexts({ fields: field.flattenedFields, ...values, i18n, parent: inside })
  })
}

/** The target's top-level fields that the texts change, with the texts of the source. */
export function withCopies(target: Values, texts: LocalisedText[]): Values {
  const names = new Set(texts.map(({ path }) => path.split('.')[0] ?? path))
  const changed = structuredClone(Object.fromEntries([...names].map((name) => [name, target[name]])))
  for (const { path, source, field } of texts) {
    setAt(changed, path.split('.'), field.type === 'array' ? withoutRowIds(source) : source)
  }
  return changed
}

/** Of the summary of a value, in characters. */
const maxLength = 160

/** A short text for a value: its text, or the number of its entries. */
export function summaryOf(value: unknown, i18n: I18n): string | null {
  const t = adminText({ i18n })
  if (isEmpty(value)) return null
  if (typeof value === 'string') return summaryOfText(value, maxLength)
  if (Array.isArray(value)) {
    const count = value.length
    return t('tools:entries', { count, total: count.toLocaleString(i18n.language) })
  }
  if (isRichText(value)) return summaryOfText(textOfRichText(value), maxLength)
  return t('tools:selectedValue')
}

/** Not edited, but computed when the document is saved. */
function isDerived(field: FlattenedField): boolean {
  return 'admin' in field && field.admin?.disabled === true
}

function locationOf(
  field: FlattenedField & { name: string },
  { path, label }: FieldLocation,
  i18n: I18nClient,
): FieldLocation {
  const inside = path ? `${path}.${field.name}` : field.name
  // A group without a heading is not named.
  if (field.type === 'group' && field.label === false) return { path: inside, label }
  const configured = 'label' in field && typeof field.label !== 'boolean' && field.label
  const fieldLabel =
    configured && typeof configured !== 'function' ? getTranslation(configured, i18n) : toWords(field.name)
  return { path: inside, label: label ? `${label}: ${fieldLabel}` : fieldLabel }
}

function setAt(container: object, [name = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    Reflect.set(container, name, value)
    return
  }
  if (!Reflect.has(container, name)) Reflect.set(container, name, {})
  setAt(Reflect.get(container, name), rest, value)
}

/** The rows of another site get ids of their own: they are separate rows in the database. */
function withoutRowIds(value: unknown): unknown {
  return rowsIn(value).map(({ id: _, ...row }) =>
    Object.fromEntries(
      Object.entries(row).map(([name, inner]) => [name, isRows(inner) ? withoutRowIds(inner) : inner]),
    ),
  )
}

function isRows(value: unknown): boolean {
  return Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null && 'id' in row)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(withoutIds(one)) === JSON.stringify(withoutIds(other))
}

function withoutIds(value: unknown): unknown {
  return isRows(value) ? withoutRowIds(value) : value
}
