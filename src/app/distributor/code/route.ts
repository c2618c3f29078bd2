import { z } from 'zod'
import { answer, answerJson, withCookies } from '@/server/http'
import { networkOf } from '@/server/sender'
import { enterCode } from '@/server/distributors/sign-in'

const schema = z.object({ step: z.string().max(100), code: z.string().max(20) })

/** The second step of a sign-in: the code of an authenticator app. */
export function POST(request: Request): Promise<Response> {
  return answerJson({
    request,
    schema,
    async act(given) {
      const outcome = await enterCode({
        ...given,
        network: networkOf(request.headers),
        headers: request.headers,
      })
      if (outcome.state !== 'in') return answer(outcome)
      return withCookies(answer({ state: 'in' }), [outcome.cookie, outcome.device])
    },
  })
}
