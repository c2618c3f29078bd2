import { z } from 'zod'
import { jsonResponse, handleJson, withCookies } from '@/server/http-responses'
import { networkOf } from '@/server/request-origin'
import { submitCode } from '@/server/distributors/sign-in'

const schema = z.object({ step: z.string().max(100), code: z.string().max(20) })

/** The second step of sign-in: the code of an authenticator app. */
export function POST(request: Request): Promise<Response> {
  return handleJson({
    request,
    schema,
    async handle(given) {
      const outcome = await submitCode({
        ...given,
        network: networkOf(request.headers),
        headers: request.headers,
      })
      if (outcome.state !== 'in') return jsonResponse(outcome)
      return withCookies(jsonResponse({ state: 'in' }), [outcome.cookie, outcome.device])
    },
  })
}
