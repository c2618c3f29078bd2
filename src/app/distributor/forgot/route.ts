import { after } from 'next/server'
import { z } from 'zod'
import { sendPasswordReset } from '@/server/distributors/password-reset'
import { jsonResponse, handleJson } from '@/server/http-responses'
import { networkOf } from '@/server/request-origin'

const schema = z.object({ name: z.string().max(200) })

/** Requests a password reset link; the response does not reveal whether the account exists. */
export function POST(request: Request): Promise<Response> {
  return handleJson({
    request,
    schema,
    async handle({ name }) {
      after(() => sendPasswordReset({ name, network: networkOf(request.headers) }))
      return jsonResponse({ state: 'sent' })
    },
  })
}
