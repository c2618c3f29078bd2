import { APIError, ValidationError, type CollectionSlug, type PayloadRequest } from 'payload'

/** An answer that says why, in a production build as well (cms/hooks/say-refusals). */
export function refusal(status: number, message: string): APIError<null> {
  return new APIError(message, status, null, true)
}

type Refused = { collection: CollectionSlug; path: string; message: string; req: PayloadRequest }

/** The refusal of a field's value. After an autosave the admin shows the message of the whole alone, so that says it, too. */
export function fieldRefusal({ collection, path, message, req }: Refused): ValidationError {
  const error = new ValidationError({ collection, errors: [{ path, message }], req })
  error.message = message
  return error
}
