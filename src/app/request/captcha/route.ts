import { jsonResponse } from '@/server/http-responses'
import { networkOf } from '@/server/request-origin'
import { createCaptcha } from '@/server/inquiries/captcha'
import { tooManyRequests } from '@/server/inquiries/too-many-requests'

/** A new captcha for the Chinese form (S2 5). */
export async function GET(request: Request): Promise<Response> {
  const captcha = await createCaptcha(networkOf(request.headers))
  return 'wait' in captcha ? tooManyRequests(captcha.wait) : jsonResponse(captcha)
}
