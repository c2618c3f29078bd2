import { jsonResponse } from '@/server/http-responses'
import { networkOf } from '@/server/request-origin'
import { tooManyRequests } from '@/server/inquiries/too-many-requests'
import { newChallenge } from '@/server/inquiries/proof-of-work'

/** A proof-of-work challenge, as an alternative to the captcha. */
export async function GET(request: Request): Promise<Response> {
  const challenge = await newChallenge(networkOf(request.headers))
  return 'wait' in challenge ? tooManyRequests(challenge.wait) : jsonResponse(challenge)
}
