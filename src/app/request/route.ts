import { z } from 'zod'
import { siteIds } from '@/i18n/locales'
import { requestKinds } from '@/lib/requests/kinds'
import type { SentRequest } from '@/lib/requests/wire'
import { answer, answerJson } from '@/server/http'
import { networkOf } from '@/server/sender'
import { takeRequest } from '@/server/requests/take'

// PostgreSQL keeps no NUL.
const text = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\0]*$/)

/** What no visitor writes, so that none could shorten it. */
const cut = (most: number) => z.string().transform((value) => value.replaceAll('\0', '').slice(0, most))

const sent = z.object({
  kind: z.enum(requestKinds),
  site: z.enum(siteIds),
  attempt: z.uuid(),
  stamp: text(200),
  website: cut(100),
  page: cut(2000),
  captcha: text(2000).optional(),
  proof: text(8000).optional(),
  values: z.record(text(60), z.unknown()),
}) satisfies z.ZodType<SentRequest>

/** Takes a request of one of our forms (S1 2.4, S2 2.16-2.18). */
export async function POST(request: Request): Promise<Response> {
  return answerJson({
    request,
    schema: sent,
    act: async (body) => answer(await takeRequest(body, networkOf(request.headers))),
  })
}
