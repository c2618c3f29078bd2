import { APIError } from 'payload'

/** An answer that says why. Without data a production build would only say that an unknown error occurred. */
export function refusal(status: number, message: string): APIError {
  return new APIError(message, status, {}, true)
}
