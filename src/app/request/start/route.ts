import { jsonResponse } from '@/server/http-responses'
import { newStamp } from '@/server/inquiries/spam-protection'

/** A signed start time for a form. Pages are cached, so the browser requests it at the first interaction with a form. */
export async function GET(): Promise<Response> {
  return jsonResponse({ stamp: newStamp() })
}
