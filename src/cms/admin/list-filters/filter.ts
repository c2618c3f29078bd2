import type { Where } from 'payload'

export type FilterOption = {
  label: string
  where: Where
  /** How deep it stands in a tree. */ depth?: number
}

/** One choice above a list; its options are conditions of the list's address, as texts. */
export type Filter = { label: string; all: string; options: FilterOption[] }

/** The conditions that all hold; what cannot be read as such is one condition of its own. */
export function conditionsOf(where: Where | undefined): Where[] {
  if (!where || Object.keys(where).length === 0) return []
  if (where.and) return where.and
  const [only, ...others] = where.or ?? []
  if (only && others.length === 0) return conditionsOf(only)
  return where.or && !only ? [] : [where]
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

export function toWhere(conditions: Where[]): Where {
  return conditions.length > 0 ? { and: conditions } : {}
}

export function isSame(one: Where, other: Where): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
