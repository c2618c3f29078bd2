import { jsonResponse, handleErrors } from '@/server/http-responses'
import { networkOf } from '@/server/request-origin'
import { createCaptcha } from '@/server/inquiries/captcha'

/** A new captcha for the Chinese form (S2 5). */
export async function GET(request: Request): Promise<Response> {
  return handleErrors(async () => jsonResponse(await createCaptcha(networkOf(request.headers))))
}
