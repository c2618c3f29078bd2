import { answer } from '@/server/http'
import { networkOf } from '@/server/sender'
import { newCaptcha } from '@/server/requests/captcha'
import { later } from '@/server/requests/later'

/** A new picture of the Chinese form (S2 5). */
export async function GET(request: Request): Promise<Response> {
  const made = await newCaptcha(networkOf(request.headers))
  return 'wait' in made ? later(made.wait) : answer(made)
}
