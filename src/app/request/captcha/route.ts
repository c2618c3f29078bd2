import { answer, respond } from '@/server/http'
import { networkOf } from '@/server/sender'
import { newCaptcha } from '@/server/requests/captcha'

/** A new picture of the Chinese form (S2 5). */
export async function GET(request: Request): Promise<Response> {
  return respond(async () => answer(await newCaptcha(networkOf(request.headers))))
}
