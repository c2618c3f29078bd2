import type { AfterErrorHook } from 'payload'
import { isUnreadableRequest } from '../unreadable-request'

/** Sends 400 for a request that cannot be read, instead of 500. */
export const refuseUnreadableRequests: AfterErrorHook = ({ error }) => {
  if (!isUnreadableRequest(error)) return
  const message = 'The request is damaged or has characters that cannot be stored.'
  return { status: 400, response: { errors: [{ message }] } }
}
