import type { Where } from 'payload'

export type FilterOption = {
  label: string
  where: Where
  /** Its level in a tree. */ depth?: number
}

/** A select above a list; its options are conditions in the list's address, with strings as values. */
export type Filter = { label: string; all: string; options: FilterOption[] }

/** Splits a filter into conditions joined by `and`; any other filter is a single condition. */
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

/** The conditions with another option of the filter, or with none. */
export function withChoice(filter: Filter, conditions: Where[], option: FilterOption | undefined): Where {
  const others = conditions.filter(
    (condition) => !filter.options.some(({ where }) => isSame(condition, where)),
  )
  return toWhere(option ? [...others, option.where] : others)
}

/** Joins conditions, without an `and` where possible: the search of a list writes into the `and` of its address. */
export function toWhere(conditions: Where[]): Where {
  const paths = conditions.flatMap(Object.keys)
  return new Set(paths).size === paths.length ? Object.assign({}, ...conditions) : { and: conditions }
}

export function isSame(one: Where, other: Where): boolean {
  return JSON.stringify(one, asInAddress) === JSON.stringify(other, asInAddress)
}

/** The server returns booleans and lists where the address has strings. */
function asInAddress(_key: string, value: unknown): unknown {
  if (typeof value === 'boolean') return String(value)
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.join(',') : value
}
