import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { SiteId } from '@/i18n/locales'
import { newId } from '@/lib/id'
import type { RequestKind } from '@/lib/requests/kinds'
import type { RequestSetting } from '@/payload-types'
import type { RequestValues } from '@/server/requests/new-request'
import { submitRequest } from '@/server/requests/submit'
import { fieldsOf } from '../factories/requests'

type Sent = { kind?: RequestKind; site?: SiteId; values?: Record<string, unknown> }

/** Keeps a request of a sender who has not written before, unless told otherwise; gives its reference. */
export async function keepRequest({
  kind = 'message',
  site = 'en_EN',
  values = {},
}: Sent = {}): Promise<string> {
  const { privacy: _privacy, captcha: _captcha, ...fields } = fieldsOf(kind, site)
  const given = { ...fields, email: `${newId()}@example.org`, ...values } as RequestValues
  const kept = await submitRequest({ kind, site, via: 'form', attempt: newId(), page: '/en', values: given })
  if ('failure' in kept) throw new Error(JSON.stringify(kept.failure))
  return kept.reference
}

/** Runs every job that is due, as the server does. */
export async function runJobs(cms: Payload): Promise<void> {
  await cms.jobs.run({ limit: 100, silent: true })
}

/** Lets the time pass after which what failed is tried again. */
export async function makeDue(cms: Payload): Promise<void> {
  await cms.db.drizzle.execute(sql`update payload_jobs set wait_until = now() - interval '1 second'`)
}

export async function setRequestSettings(cms: Payload, data: Partial<RequestSetting>): Promise<void> {
  const empty = { recipients: [], confirmations: true, webhooks: [] }
  await cms.updateGlobal({ slug: 'request-settings', data: { ...empty, ...data } })
}
