import type { Where } from 'payload'

export type FilterOption = {
  label: string
  where: Where
  /** How deep it stands in a tree. */ depth?: number
}

/** One choice above a list; its options are conditions of the list's address, as texts. */
export type Filter = { label: string; all: string; options: FilterOption[] }

/** The conditions that all hold; what cannot be read as such is one condition of its own. */
export function conditionsOf(where: Where = {}): Where[] {
  return Object.entries(where).flatMap(([key, value]) => {
    const parts = Array.isArray(value) ? (value as Where[]) : []
    if (key === 'and' || (key === 'or' && parts.length < 2)) return parts.flatMap(conditionsOf)
    return [{ [key]: value } as Where]
  })
}

export function chosenOf({ options }: Filter, conditions: Where[]): FilterOption | undefined {
  return options.find(({ where }) => conditions.some((condition) => isSame(condition, where)))
}

/** The same conditions with another choice of the filter, or with none. */
export function withChoice(filter: Filter, conditions: Where[], option: FilterOption | undefined): Where {
  const others = conditions.filter(
    (condition) => !filter.options.some(({ where }) => isSame(condition, where)),
  )
  return toWhere(option ? [...others, option.where] : others)
}

/** One object of conditions: the search of a list writes into an `and` of its address. */
export function toWhere(conditions: Where[]): Where {
  const paths = conditions.flatMap(Object.keys)
  return new Set(paths).size === paths.length ? Object.assign({}, ...conditions) : { and: conditions }
}

export function isSame(one: Where, other: Where): boolean {
  return JSON.stringify(one, asInAddress) === JSON.stringify(other, asInAddress)
}

/** The server gives conditions back with booleans and lists where the address has texts. */
function asInAddress(_key: string, value: unknown): unknown {
  if (typeof value === 'boolean') return String(value)
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.join(',') : value
}
