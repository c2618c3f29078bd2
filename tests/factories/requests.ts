import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { sql } from '@payloadcms/db-postgres'
import type { SiteId } from '@/i18n/locales'
import { newId } from '@/lib/id'
import type { InquiryKind } from '@/lib/inquiries/kinds'
import { newReference } from '@/lib/inquiries/reference'
import { inquiryRules } from '@/lib/inquiries/rules'
import type { InquirySubmission } from '@/lib/inquiries/api'
import type { Inquiry } from '@/payload-types'
import { newStamp } from '@/server/inquiries/spam-protection'

type Values = Record<string, unknown>

/** The fields of a form, filled in so that every check passes; `content` distinguishes requests. */
export function fieldsOf(kind: InquiryKind, site: SiteId = 'en_EN'): Values {
  const own = { email: 'anna.lindqvist@example.org', content: `What does it cost? ${newId()}` }
  const isChinese = inquiryRules[site].form === 'chinese'
  if (kind === 'message') return { ...own, ...messageFields(isChinese) }
  if (isChinese) return { ...own, ...chineseFields }
  return { ...own, ...internationalFields, ...(kind === 'service' ? serviceFields : {}) }
}

const consents = { privacy: true, subscription: true }

const messageFields = (isChinese: boolean): Values => ({
  ...consents,
  name: 'Anna Lindqvist',
  ...(isChinese && { province: '浙江省', city: '杭州市', phone: '0571-1234567', organ: '某医院' }),
})

const chineseFields: Values = {
  ...consents,
  name: '王芳',
  mobile: '13800138000',
  province: '浙江省',
  city: '杭州市',
  captcha: 'abcd',
  company: '某医院',
}

const internationalFields: Values = {
  productId: ['1'],
  lastName: 'Lindqvist',
  firstName: 'Anna',
  company: 'Uppsala Biobank',
  continent: 'Europe',
  country: 'Sweden',
}

const serviceFields: Values = {
  productId: [],
  serialNumber: 'NV-2024-0117',
  specificProblem: 'The alarm rings at night.',
  whetherFirstUnpack: '2025-03-04 00:00:00',
}

/** The request of a form that was started a minute ago. */
export function sentRequest(given: Partial<InquirySubmission> = {}): InquirySubmission {
  const { kind = 'message', site = 'en_EN' } = given
  return {
    kind,
    site,
    attempt: randomUUID(),
    page: '/en',
    website: '',
    values: fieldsOf(kind, site),
    stamp: newStamp(Date.now() - 60_000),
    ...given,
  }
}

/** The stored inquiries, or the one with the reference. */
export async function storedInquiries(cms: Payload, reference?: string) {
  const { docs } = await cms.find({
    collection: 'requests',
    where: reference ? { reference: { equals: reference } } : {},
    depth: 0,
    pagination: false,
    sort: 'createdAt',
  })
  return docs
}

/** The queued tasks of an inquiry. */
export async function tasksOf(cms: Payload, request: string): Promise<string[]> {
  const { rows } = await cms.db.drizzle.execute<{ task: string }>(sql`
    select task_slug::text as task from payload_jobs where input->>'request' = ${request} order by 1`)
  return rows.map(({ task }) => task)
}

/** An uploaded file that belongs to no inquiry yet. @returns its reference */
export async function makeRequestFile(
  cms: Payload,
  state: 'clean' | 'unchecked' | 'waiting' | 'quarantined' = 'clean',
): Promise<string> {
  const reference = randomUUID()
  const id = newId()
  const filename = `${id}.pdf`
  await cms.db.create({
    collection: 'request-files',
    data: { id, reference, state, filename, originalName: 'nameplate.pdf', mimeType: 'application/pdf' },
  })
  return reference
}

/** An inquiry in the inbox, by default a message; no jobs are queued for it. */
export async function makeRequest(cms: Payload, data: Partial<Inquiry> = {}): Promise<Inquiry> {
  const origin = {
    reference: newReference(),
    kind: 'message',
    site: 'en_EN',
    via: 'form',
    status: 'new',
  } as const
  const words = {
    sender: 'Anna Lindqvist',
    email: 'anna.lindqvist@example.org',
    content: 'What does it cost?',
  }
  return cms.create({ collection: 'requests', data: { ...origin, ...words, ...data }, depth: 0 })
}
