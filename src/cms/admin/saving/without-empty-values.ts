import type { FormState } from 'payload'

/**
 * The form accepts the values of all fields that the server has added. A request that was sent before a new row had
 * its fields adds them a second time, without values, when some may have been filled in.
 */
export function withoutEmptyValues(state: FormState): FormState {
  return Object.fromEntries(
    Object.entries(state).map(([path, field]) => {
      if (!field.addedByServer || (field.value ?? field.initialValue ?? null) !== null) return [path, field]
      const { value: _value, initialValue: _initialValue, ...rest } = field
      return [path, rest]
    }),
  )
}
