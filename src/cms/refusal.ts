import { APIError, ValidationError, type CollectionSlug, type PayloadRequest } from 'payload'

/** An error whose message reaches the client, also in a production build (cms/hooks/expose-public-errors). */
export function refusal(status: number, message: string): APIError<null> {
  return new APIError(message, status, null, true)
}

type Refused = { collection: CollectionSlug; path: string; message: string; req: PayloadRequest }

/** Refuses the value of a field. After an autosave the admin shows only the message of the error itself, so it is set, too. */
export function fieldRefusal({ collection, path, message, req }: Refused): ValidationError {
  const error = new ValidationError({ collection, errors: [{ path, message }], req })
  error.message = message
  return error
}
