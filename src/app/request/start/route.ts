import { answer } from '@/server/http'
import { newStamp } from '@/server/requests/traps'

/** When a form was begun, signed: pages are kept, so the browser asks for it at the first touch of a form. */
export async function GET(): Promise<Response> {
  return answer({ stamp: newStamp() })
}
