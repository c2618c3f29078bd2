import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { ServerFunction } from 'payload'
import { withoutEmptyValues } from './without-empty-values'
import { withoutSentValues } from './without-sent-values'

/** Payload's state of a form, so that a late answer neither asks to reload the form nor undoes what was typed since. */
export const formState: ServerFunction = async (args) => {
  // Payload calls it with these, although the type of its map of functions does not say so.
  const own = args as Parameters<typeof buildFormStateHandler>[0]
  // Payload asks to reload a form without autosave when somebody else has saved; its save is merged (decision 120).
  const result = await buildFormStateHandler({ ...own, checkForStaleData: false })
  if (!('state' in result) || !result.state) return result
  const state = withoutEmptyValues(result.state)
  // Only the answer to a save has both: what was saved, and the form as it was sent.
  const isSaved = own.data && own.formState
  return { ...result, state: isSaved ? withoutSentValues(state, own.formState ?? {}) : state }
}
