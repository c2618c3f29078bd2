import { APIError, ValidationError, type CollectionSlug, type PayloadRequest } from 'payload'

/** An answer that says why. Without data a production build would only say that an unknown error occurred. */
export function refusal(status: number, message: string): APIError {
  return new APIError(message, status, {}, true)
}

type Refused = { collection: CollectionSlug; path: string; message: string; req: PayloadRequest }

/** The refusal of a field's value. After an autosave the admin shows the message of the whole alone, so that says it, too. */
export function fieldRefusal({ collection, path, message, req }: Refused): ValidationError {
  const error = new ValidationError({ collection, errors: [{ path, message }], req })
  error.message = message
  return error
}
