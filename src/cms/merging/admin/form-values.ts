import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import type { Values } from '@/lib/unknown-values'

/** The values of a form as the server stores them, by the names of its fields. */
export function formValues(fields: FormState): Values {
  const empty = new Set(emptyListsIn(fields))
  const filled = Object.entries(fields).map(([path, field]) => [
    path,
    empty.has(path) ? { ...field, value: [] } : field,
  ])
  return reduceFieldsToValues(Object.fromEntries(filled), true)
}

/** The lists without rows; Payload's form has their number, 0, as the value. */
export function emptyListsIn(fields: FormState): string[] {
  return Object.entries(fields).flatMap(([path, { rows, value }]) =>
    rows?.length === 0 && value === 0 ? [path] : [],
  )
}

/** The names of the fields of a form, without those in groups and rows. */
export function namesIn(fields: FormState): string[] {
  return [...new Set(Object.keys(fields).map((path) => path.split('.')[0] ?? path))]
}

/** A form with some fields, and what is in them, as in another. */
export function withFields(form: FormState, other: FormState, names: string[]): FormState {
  const isTaken = (path: string) => names.includes(path.split('.')[0] ?? path)
  const kept = Object.entries(form).filter(([path]) => !isTaken(path))
  const taken = Object.entries(other).filter(([path]) => isTaken(path))
  return Object.fromEntries([...kept, ...taken])
}
