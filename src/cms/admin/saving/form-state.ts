import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { ServerFunction } from 'payload'
import { withoutEmptyValues } from './without-empty-values'

/** Payload's state of a form, so that a late answer neither asks to reload the form nor empties a new row. */
export const formState: ServerFunction = async (args) => {
  // Payload calls it with these, although the type of its map of functions does not say so.
  const own = args as Parameters<typeof buildFormStateHandler>[0]
  // Payload asks to reload a form without autosave when somebody else has saved; its save is merged (decision 120).
  const result = await buildFormStateHandler({ ...own, checkForStaleData: false })
  return 'state' in result && result.state ? { ...result, state: withoutEmptyValues(result.state) } : result
}
