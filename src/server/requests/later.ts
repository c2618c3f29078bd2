import 'server-only'
import { answer } from '@/server/http'

/** The refusal of those who ask too often, in the words of the door (readings 20). */
export function later(seconds: number): Response {
  const message = `Too many attempts. Try again in ${seconds} seconds.`
  return answer({ code: 429, result: null, message }, { 'retry-after': String(seconds) }, 429)
}
