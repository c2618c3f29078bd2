import { isDeepStrictEqual } from 'node:util'
import type { FormState } from 'payload'

/**
 * After an autosave the form takes over the values of all fields but the one that was changed last. What was typed
 * into two fields while the draft was being saved would be lost in the first, so values that were saved as the form
 * has sent them are not sent back.
 * @param sent the state of the form when it was saved
 */
export function withoutSentValues(state: FormState, sent: FormState): FormState {
  return Object.fromEntries(
    Object.entries(state).map(([path, field]) => {
      if (field.addedByServer || !isDeepStrictEqual(field.value, sent[path]?.value)) return [path, field]
      const { value: _value, initialValue: _initialValue, ...rest } = field
      return [path, rest]
    }),
  )
}
