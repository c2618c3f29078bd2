import type { FlattenedField } from 'payload'
import { originOf, withMark, type Origin } from '@/lib/content-marks'

type Values = Record<string, unknown>

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
  const path = `${place.prefix}${field.name}`
  const isLocalized = place.isLocalized || Boolean('localized' in field && field.localized)
  const inside = { ...place, prefix: `${path}.`, isLocalized }
  const mark = originOf({ ...place.origin, path })
  if (field.type === 'richText') return markTexts(value, mark)
  if (field.type === 'text' || field.type === 'textarea') {
    return typeof value === 'string' && isLocalized && isVisible(field.name) ? withMark(value, mark) : value
  }
  if (field.type === 'group' || field.type === 'tab') {
    return markFields(field.flattenedFields, value as Values, inside)
  }
  if (field.type !== 'array' || !Array.isArray(value)) return value
  return value.map((row: Values, index) =>
    markFields(field.flattenedFields, row, { ...inside, prefix: `${path}.${index}.` }),
  )
}

/** Addresses become links, keys and codes are compared, figures counted; excerpts are derived when saving. */
function isVisible(name: string): boolean {
  return !/address$|^(?:key|code|email|phone|hotline|figure|excerpt|homeKeywords|homeTitle|homeDescription)$/i.test(
    name,
  )
}

function markTexts(node: unknown, mark: string): unknown {
  if (Array.isArray(node)) return node.map((child) => markTexts(child, mark))
  if (typeof node !== 'object' || node === null) return node
  const { root, children, text } = node as { root?: unknown; children?: unknown; text?: unknown }
  if (root) return { ...node, root: markTexts(root, mark) }
  if (children) return { ...node, children: markTexts(children, mark) }
  return typeof text === 'string' ? { ...node, text: withMark(text, mark) } : node
}

type Addressed = { url?: string | null; sizes?: Record<string, { url?: string | null } | undefined> }

/** A picture is named in its addresses; where pages use its alternative text is not visible. */
function markPicture(document: Values, origin: Omit<Origin, 'path'>): Values {
  const fragment = `#${originOf({ ...origin, path: '' })}`
  const marked = (url: string | null | undefined) => (url ? `${url}${fragment}` : url)
  const { url, sizes = {} } = document as Addressed & Values
  const sized = Object.entries(sizes).map(([name, size]) => [
    name,
    size && { ...size, url: marked(size.url) },
  ])
  return { ...document, ...(url && { url: marked(url) }), sizes: Object.fromEntries(sized) as Values }
}
