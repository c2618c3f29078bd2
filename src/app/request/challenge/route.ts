import { jsonResponse, handleErrors } from '@/server/http-responses'
import { networkOf } from '@/server/request-origin'
import { newChallenge } from '@/server/inquiries/proof-of-work'

/** A proof-of-work challenge, as an alternative to the captcha. */
export async function GET(request: Request): Promise<Response> {
  return handleErrors(async () => jsonResponse(await newChallenge(networkOf(request.headers))))
}
