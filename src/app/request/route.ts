import { z } from 'zod'
import { siteIds } from '@/i18n/locales'
import { inquiryKinds } from '@/lib/inquiries/kinds'
import type { InquirySubmission } from '@/lib/inquiries/api'
import { jsonResponse, handleJson } from '@/server/http-responses'
import { networkOf } from '@/server/request-origin'
import { handleFormInquiry } from '@/server/inquiries/form-inquiry'

// PostgreSQL rejects NUL.
const text = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\0]*$/)

/** For fields that visitors do not fill in themselves: truncated instead of refused. */
const truncated = (max: number) => z.string().transform((value) => value.replaceAll('\0', '').slice(0, max))

const submission = z.object({
  kind: z.enum(inquiryKinds),
  site: z.enum(siteIds),
  attempt: z.uuid(),
  stamp: text(200),
  website: truncated(100),
  page: truncated(2000),
  captcha: text(2000).optional(),
  proof: text(8000).optional(),
  values: z.record(text(60), z.unknown()),
}) satisfies z.ZodType<InquirySubmission>

/** Receives an inquiry from one of our forms (S1 2.4, S2 2.16-2.18). */
export async function POST(request: Request): Promise<Response> {
  return handleJson({
    request,
    schema: submission,
    handle: async (body) => jsonResponse(await handleFormInquiry(body, networkOf(request.headers))),
  })
}
