import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { SiteId } from '@/i18n/locales'
import { newId } from '@/lib/id'
import type { InquiryKind } from '@/lib/inquiries/kinds'
import type { RequestSetting } from '@/payload-types'
import type { InquiryValues } from '@/server/inquiries/new-inquiry'
import { submitInquiry } from '@/server/inquiries/submit'
import { fieldsOf } from '../factories/requests'

type InquiryOptions = { kind?: InquiryKind; site?: SiteId; values?: Record<string, unknown> }

/** Saves an inquiry, by default from a new sender; returns its reference. */
export async function saveInquiry({
  kind = 'message',
  site = 'en_EN',
  values = {},
}: InquiryOptions = {}): Promise<string> {
  const { privacy: _privacy, captcha: _captcha, ...fields } = fieldsOf(kind, site)
  const input = { ...fields, email: `${newId()}@example.org`, ...values } as InquiryValues
  const saved = await submitInquiry({
    kind,
    site,
    via: 'form',
    idempotencyKey: newId(),
    page: '/en',
    values: input,
  })
  if ('failure' in saved) throw new Error(JSON.stringify(saved.failure))
  return saved.reference
}

/** Runs all due jobs, as the server does. */
export async function runJobs(cms: Payload): Promise<void> {
  await cms.jobs.run({ limit: 100, silent: true })
}

/** Makes failed jobs due for their next attempt. */
export async function makeJobsDue(cms: Payload): Promise<void> {
  await cms.db.drizzle.execute(sql`update payload_jobs set wait_until = now() - interval '1 second'`)
}

export async function setInquirySettings(cms: Payload, data: Partial<RequestSetting>): Promise<void> {
  const empty = { recipients: [], confirmations: true, webhooks: [] }
  await cms.updateGlobal({ slug: 'request-settings', data: { ...empty, ...data } })
}
