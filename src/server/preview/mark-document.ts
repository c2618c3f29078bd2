import type { FlattenedField } from 'payload'
import { excerptSourceOf } from '@/cms/excerpts'
import { markOf, originOf, withMark, type Origin } from '@/lib/content-marks'
import { asObject, isObject, rowsIn, type Values } from '@/lib/unknown-values'

/** A document whose visible texts carry where they come from. Only for previews. */
export function markDocument(
  fields: FlattenedField[],
  document: Values,
  origin: Omit<Origin, 'path'>,
): Values {
  if (origin.slug === 'media') return markPicture(document, origin)
  return markFields(fields, document, { origin, prefix: '', isLocalized: false })
}

type Place = { origin: Omit<Origin, 'path'>; prefix: string; isLocalized: boolean }

function markFields(fields: FlattenedField[], values: Values, place: Place): Values {
  const marked = { ...values }
  for (const field of fields) {
    const value = values[field.name]
    if (value) marked[field.name] = markValue(field, value, place)
  }
  return marked
}

function markValue(field: FlattenedField, value: unknown, place: Place): unknown {
  const path = `${place.prefix}${sourceOf(field, place)}`
  const isLocalized = place.isLocalized || Boolean('localized' in field && field.localized)
  const inside = { ...place, prefix: `${path}.`, isLocalized }
  const mark = originOf({ ...place.origin, path })
  if (field.type === 'richText') return markTexts(value, mark)
  if (field.type === 'text' || field.type === 'textarea') {
    return typeof value === 'string' && isShown(path, isLocalized) ? withMark(value, mark) : value
  }
  if (field.type === 'date') return isShownDate(field, place) ? withMark(String(value), mark) : value
  if (field.type === 'group' || field.type === 'tab') {
    return markFields(field.flattenedFields, asObject(value), inside)
  }
  if (field.type !== 'array' || !Array.isArray(value)) return value
  return rowsIn(value).map((row, index) =>
    markFields(field.flattenedFields, withOriginOfNumber(row, mark, index), {
      ...inside,
      prefix: `${path}.${index}.`,
    }),
  )
}

/** A row of parameters that has a number or a box instead of a text has only the number's origin as its text. */
function withOriginOfNumber(row: Values, list: string, index: number): Values {
  if (!('parameter' in row) || row.text) return row
  return { ...row, text: markOf(`${list}.${index}.${typeof row.value === 'number' ? 'value' : 'flag'}`) }
}

/** Materials are sorted by their dates. */
function isShownDate({ name }: FlattenedField, { origin: { slug } }: Place): boolean {
  return slug !== 'materials' && ['publishTime', 'createTime', 'updateTime'].includes(name)
}

/** A click on an excerpt opens the text that it is made from. */
function sourceOf({ name }: FlattenedField, { origin: { slug } }: Place): string {
  return (name === 'excerpt' && excerptSourceOf(slug)) || name
}

/** Texts that are the same on all sites; others are keys. */
const shownEverywhere = /^(?:model|version|approvals\.\d+\.code|regionalSites\.\d+\.(?:label|sign))$/
/** Addresses of links, keys that are compared, texts of the page's head. */
const neverShown = /^seo\.|address$|(?:^|\.)key$|^analyticsScript$|^home(?:Keywords|Title|Description)$/i
const postalAddress = /^(?:contact\.)?address$/

function isShown(path: string, isLocalized: boolean): boolean {
  if (!isLocalized) return shownEverywhere.test(path)
  return postalAddress.test(path) || !neverShown.test(path)
}

function markTexts(node: unknown, mark: string): unknown {
  if (Array.isArray(node)) return node.map((child) => markTexts(child, mark))
  if (!isObject(node)) return node
  const { root, children, text } = node
  if (root) return { ...node, root: markTexts(root, mark) }
  if (children) return { ...node, children: markTexts(children, mark) }
  return typeof text === 'string' ? { ...node, text: withMark(text, mark) } : node
}

/** A picture is named in its addresses; where pages use its alternative text is not visible. */
function markPicture(document: Values, origin: Omit<Origin, 'path'>): Values {
  const fragment = `#${originOf({ ...origin, path: '' })}`
  const withFragment = (addressed: Values) => {
    const { url } = addressed
    return typeof url === 'string' && url ? { ...addressed, url: `${url}${fragment}` } : addressed
  }
  const sizes = Object.entries(asObject(document.sizes))
  const marked = sizes.map(([name, size]) => [name, isObject(size) ? withFragment(size) : size])
  return { ...withFragment(document), sizes: Object.fromEntries(marked) }
}
