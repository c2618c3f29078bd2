import { after } from 'next/server'
import { z } from 'zod'
import { sendForgotten } from '@/server/distributors/forgot'
import { answer, answerJson } from '@/server/http'
import { networkOf } from '@/server/sender'

const schema = z.object({ name: z.string().max(200) })

/** Asks for a link to a new password; the answer is the same whether anybody has the name. */
export function POST(request: Request): Promise<Response> {
  return answerJson({
    request,
    schema,
    async act({ name }) {
      after(() => sendForgotten({ name, network: networkOf(request.headers) }))
      return answer({ state: 'sent' })
    },
  })
}
