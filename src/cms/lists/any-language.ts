import type { Where } from 'payload'
import { siteIds } from '@/i18n/locales'

const searchOperators = new Set(['like', 'contains'])

/** The same conditions; a search in a localised field also finds its texts on the other sites. */
export function inAnyLanguage(where: Where, field: string): Where {
  return mapSearches(where, field, (condition) => ({
    or: siteIds.map((site) => ({ [`${field}.${site}`]: condition })),
  }))
}

/** Whether the conditions contain the search of a list, which looks for one text in titles and ids. */
export function isListSearch(where: Where, title: string): boolean {
  return Object.values(where).some((value) => {
    if (!Array.isArray(value)) return false
    const texts = (path: string) => value.flatMap((part) => searchedText(part[path]) ?? [])
    const ids = texts('id')
    return texts(title).some((text) => ids.includes(text)) || value.some((part) => isListSearch(part, title))
  })
}

type Condition = Where[string]

/** Replaces the conditions that search a text in a field. */
export function mapSearches(
  where: Where,
  field: string,
  replace: (condition: Condition, text: string) => Where,
): Where {
  const parts = Object.entries(where).map(([path, value]): Where => {
    if ((path === 'and' || path === 'or') && Array.isArray(value)) {
      return { [path]: value.map((part) => mapSearches(part, field, replace)) }
    }
    const text = path === field ? searchedText(value) : null
    return text === null ? { [path]: value } : replace(value, text)
  })
  const [only] = parts
  return parts.length === 1 && only ? only : joined(parts)
}

/** Conditions of one object apply together. */
function joined(parts: Where[]): Where {
  const paths = parts.flatMap(Object.keys)
  return new Set(paths).size === paths.length ? Object.assign({}, ...parts) : { and: parts }
}

function searchedText(condition: unknown): string | null {
  if (typeof condition !== 'object' || condition === null) return null
  const [entry, ...others] = Object.entries(condition)
  if (!entry || others.length > 0) return null
  const [operator, text] = entry
  return searchOperators.has(operator) && typeof text === 'string' ? text : null
}
