import type { Where, WhereField } from 'payload'
import type { SiteId } from '@/i18n/locales'
import { isObject, type Values } from '@/lib/unknown-values'

/**
 * Whether a document in all locales meets the filter of a read. `wasFound` decides conditions that need the
 * database, such as those on related documents.
 */
export function matchesWhere(where: Where, document: Values, site: SiteId, wasFound: boolean): boolean {
  return Object.entries(where).every(([name, condition]) => {
    const parts = Array.isArray(condition) ? condition : []
    if (name === 'and') return parts.every((part) => matchesWhere(part, document, site, wasFound))
    if (name === 'or') return parts.some((part) => matchesWhere(part, document, site, wasFound))
    const value = valueAt(document, name, site)
    if (value === unknown || Array.isArray(condition)) return wasFound
    return Object.entries(condition as WhereField).every(
      ([operator, operand]) => operators[operator]?.(value, operand) ?? wasFound,
    )
  })
}

const unknown = Symbol('needs the database')

function valueAt(document: Values, path: string, site: SiteId): unknown {
  const [name = '', next, ...rest] = path.split('.')
  const value = document[name]
  if (!isObject(value)) return next === undefined ? (value ?? null) : unknown
  if (next !== undefined) return valueAt(value, [next, ...rest].join('.'), site)
  return value[site] ?? null
}

const operators: Record<string, (value: unknown, operand: unknown) => boolean> = {
  equals: (value, operand) => isAnyOf(value, [operand]),
  not_equals: (value, operand) => !isAnyOf(value, [operand]),
  in: (value, operand) => isAnyOf(value, [operand].flat()),
  not_in: (value, operand) => !isAnyOf(value, [operand].flat()),
  exists: (value, operand) => (value !== null) === Boolean(operand),
}

/** A list meets a condition if one of its values does. Absent boxes are not ticked. */
function isAnyOf(value: unknown, operands: unknown[]): boolean {
  const own = Array.isArray(value) ? value : [value]
  return own.some((one) => operands.some((operand) => String(one ?? false) === String(operand ?? false)))
}
