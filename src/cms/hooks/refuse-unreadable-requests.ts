import type { AfterErrorHook } from 'payload'
import { adminText } from '../texts'
import { isUnreadableRequest } from '../unreadable-request'

/** Sends 400 for a request that cannot be read, instead of 500. */
export const refuseUnreadableRequests: AfterErrorHook = ({ error, req }) => {
  if (!isUnreadableRequest(error)) return
  const message = adminText(req)('errors:unreadableRequest')
  return { status: 400, response: { errors: [{ message }] } }
}
