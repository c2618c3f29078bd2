import { z } from 'zod'
import { answer, answerJson } from '@/server/http'
import { networkOf } from '@/server/sender'
import { setPassword } from '@/server/distributors/set-password'

const schema = z.object({ token: z.string().max(100), password: z.string().max(1000) })

/** Sets the password with the token of a mailed link. */
export function POST(request: Request): Promise<Response> {
  return answerJson({
    request,
    schema,
    async act(given) {
      return answer(await setPassword({ ...given, network: networkOf(request.headers) }))
    },
  })
}
