import 'server-only'
import { jsonResponse } from '@/server/http-responses'

/** A 429 response, with the same message as the gateway (readings 20). */
export function tooManyRequests(seconds: number): Response {
  const message = `Too many attempts. Try again in ${seconds} seconds.`
  return jsonResponse({ code: 429, result: null, message }, { 'retry-after': String(seconds) }, 429)
}
