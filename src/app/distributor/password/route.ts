import { z } from 'zod'
import { jsonResponse, handleJson } from '@/server/http-responses'
import { networkOf } from '@/server/request-origin'
import { setPassword } from '@/server/distributors/set-password'

const schema = z.object({ token: z.string().max(100), password: z.string().max(1000) })

/** Sets the password with the token of a mailed link. */
export function POST(request: Request): Promise<Response> {
  return handleJson({
    request,
    schema,
    async handle(given) {
      return jsonResponse(await setPassword({ ...given, network: networkOf(request.headers) }))
    },
  })
}
