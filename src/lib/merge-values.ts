import { asObject, isEmpty, isObject, type Values } from './unknown-values'

/** One value in three states: as a form took it over, as it is in the form, and as it is stored now. */
export type States = { base: unknown; mine: unknown; theirs: unknown }

/** A field that two people have changed differently. */
export type Conflict = { path: string; mine: unknown; theirs: unknown }

export type Choice = 'mine' | 'theirs'
export type Choices = ReadonlyMap<string, Choice>

/** The value with the changes of both sides. Fields in conflict have the stored value. */
export type Merged = { value: unknown; conflicts: Conflict[] }

const noChoices: Choices = new Map()

/**
 * Merges the changes of a form into what is stored. Fields of groups and of rows are merged one by one; a text, rich
 * text or choice is one value. Rows are recognised by their ids. What a form does not contain it does not change.
 */
export function mergeValues(states: States, path: string, choices: Choices = noChoices): Merged {
  const { base, theirs } = states
  // A form has a number of rows in place of an empty list.
  const mine = states.mine === 0 && (Array.isArray(base) || Array.isArray(theirs)) ? [] : states.mine
  if (isUnchanged(mine, base)) return settled(theirs)
  if (isSame(theirs, base) || isUnchanged(mine, theirs)) return settled(mine)
  const parts = { base, mine, theirs }
  const merged = mergeGroups(parts, path, choices) ?? mergeRows(parts, path, choices)
  if (merged) return merged
  const choice = choices.get(path)
  return choice ? settled(parts[choice]) : { value: theirs, conflicts: [{ path, mine, theirs }] }
}

function settled(value: unknown): Merged {
  return { value, conflicts: [] }
}

function mergeGroups({ base, mine, theirs }: States, path: string, choices: Choices): Merged | null {
  if (!isGroup(mine) || !isGroup(theirs)) return null
  const before = asObject(base)
  const conflicts: Conflict[] = []
  const value: Values = { ...theirs }
  for (const name of Object.keys(mine)) {
    const states = { base: before[name], mine: mine[name], theirs: theirs[name] }
    const merged = mergeValues(states, `${path}.${name}`, choices)
    value[name] = merged.value
    conflicts.push(...merged.conflicts)
  }
  return { value, conflicts }
}

type Row = Values & { id: string }

/** Null if both sides have moved rows, or one has removed a row that the other has changed. */
function mergeRows(states: States, path: string, choices: Choices): Merged | null {
  const [base, mine, theirs] = [rowsOf(states.base), rowsOf(states.mine), rowsOf(states.theirs)]
  if (!base || !mine || !theirs || hasLostChanges({ base, mine, theirs })) return null
  const order = mergeOrders(base.map(idOf), mine.map(idOf), theirs.map(idOf))
  if (!order) return null
  const conflicts: Conflict[] = []
  const value = order.map((id) => {
    const index = mine.findIndex((row) => row.id === id)
    const row = { base: find(base, id), mine: mine[index], theirs: find(theirs, id) }
    if (!row.mine || !row.theirs) return row.mine ?? row.theirs
    const merged = mergeValues(row, `${path}.${index}`, choices)
    conflicts.push(...merged.conflicts)
    return merged.value
  })
  return { value, conflicts }
}

type Rows = { base: Row[]; mine: Row[]; theirs: Row[] }

/** Whether a side has removed a row that the other has changed. */
function hasLostChanges({ base, mine, theirs }: Rows): boolean {
  return base.some((row) => {
    const [own, other] = [find(mine, row.id), find(theirs, row.id)]
    if (own && !other) return !isUnchanged(own, row)
    return other && !own ? !isSame(other, row) : false
  })
}

/** The rows of both sides, in the order of the side that has moved any; null if both have. */
function mergeOrders(base: string[], mine: string[], theirs: string[]): string[] | null {
  const kept = (ids: string[]) =>
    ids.filter((id) => base.includes(id) && mine.includes(id) && theirs.includes(id))
  const isIn = (ids: string[]) => kept(ids).join() === kept(base).join()
  if (isIn(mine)) return withAdded(theirs, mine, base)
  return isIn(theirs) ? withAdded(mine, theirs, base) : null
}

/** One order without the rows that the other has removed, and with those that it has added, behind the same row. */
function withAdded(order: string[], other: string[], base: string[]): string[] {
  const merged = order.filter((id) => other.includes(id) || !base.includes(id))
  for (const [index, id] of other.entries()) {
    if (base.includes(id) || merged.includes(id)) continue
    const previous = other.slice(0, index).findLast((earlier) => merged.includes(earlier))
    merged.splice(previous === undefined ? 0 : merged.indexOf(previous) + 1, 0, id)
  }
  return merged
}

const idOf = ({ id }: Row): string => id

function find(rows: Row[], id: string): Row | undefined {
  return rows.find((row) => row.id === id)
}

/** A list of rows with ids; an empty value is a list without rows. */
function rowsOf(value: unknown): Row[] | null {
  if (isEmpty(value)) return []
  return Array.isArray(value) && value.every(isRow) ? value : null
}

function isRow(value: unknown): value is Row {
  return isObject(value) && typeof value.id === 'string'
}

/** Whether fields of a form are in it, and not a rich text or a relation to one of several collections. */
function isGroup(value: unknown): value is Values {
  return isObject(value) && !('root' in value) && !('relationTo' in value && 'value' in value)
}

/** Whether a value of a form is the stored one; stored fields that the form does not contain are left out. */
export function isUnchanged(mine: unknown, stored: unknown): boolean {
  if (mine === undefined) return true
  if (isGroup(mine)) {
    const before = asObject(stored)
    return Object.keys(mine).every((name) => isUnchanged(mine[name], before[name]))
  }
  if (Array.isArray(mine) && Array.isArray(stored) && mine.length === stored.length) {
    return mine.every((part, index) => isUnchanged(part, stored[index]))
  }
  return isSame(mine, stored)
}

/** Whether two values are the same; all empty values are. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other || (isEmpty(one) && isEmpty(other))) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((part, index) => isSame(part, other[index]))
  }
  if (!isObject(one) || !isObject(other)) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
    isSame(one[name], other[name]),
  )
}
