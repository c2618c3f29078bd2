import type { Payload } from 'payload'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { GET as begin } from '@/app/request/start/route'
import { POST } from '@/app/request/route'
import { env } from '@/server/env'
import { clientHeader } from '@/lib/gateway-protocol'
import { newId } from '@/lib/id'
import type { InquiryOutcome, InquirySubmission } from '@/lib/inquiries/api'
import * as captcha from '@/server/inquiries/captcha'
import * as settings from '@/server/inquiries/settings'
import { handleFormInquiry } from '@/server/inquiries/form-inquiry'
import { newStamp } from '@/server/inquiries/spam-protection'
import { newNetwork } from '../factories/distributors'
import { fieldsOf, storedInquiries, sentRequest, tasksOf } from '../factories/requests'
import { testCms } from '../support/cms'

let cms: Payload
let network: string

beforeAll(async () => {
  cms = await testCms()
})

beforeEach(() => {
  network = newNetwork()
})

afterEach(() => vi.restoreAllMocks())

const take = (given: Partial<InquirySubmission> = {}) => handleFormInquiry(sentRequest(given), network)

test('a submitted form gets a reference that is easy to read aloud', async () => {
  const sent = sentRequest({ page: '/en/contact?lang=es_ES', site: 'es_ES' })
  const reference = referenceOf(await handleFormInquiry(sent, network))
  expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(await storedInquiries(cms, reference)).toMatchObject([
    { site: 'es_ES', via: 'form', page: '/en/contact?lang=es_ES', subscription: true },
  ])
})

test('a page of another site is not saved with the inquiry (issue 14, security)', async () => {
  for (const page of ['@evil.example/login', '.evil.example', '//evil.example', 'https://evil.example/']) {
    const stored = await storedInquiries(cms, referenceOf(await take({ page })))
    expect(stored.map((request) => [request.status, request.page ?? null])).toEqual([['new', null]])
  }
})

test('invisible characters are removed, and do not count as a name (issue 14, security)', async () => {
  const values = { ...fieldsOf('message'), name: 'An\u202ena \u0007', content: 'One\r\nTwo\u0008\u200b' }
  const reference = referenceOf(await take({ values }))
  expect(await storedInquiries(cms, reference)).toMatchObject([{ sender: 'Anna', content: 'One\nTwo' }])
  expect(await take({ values: { ...values, name: '\u200b' } })).toEqual(refused('name', 'missing'))
})

test('ten simultaneous submissions with one key are one inquiry', async () => {
  const sent = sentRequest()
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => handleFormInquiry(sent, network)))
  expect(new Set(outcomes.map(referenceOf)).size).toBe(1)
})

test('the first failure is returned, and nothing is saved', async () => {
  const before = await storedInquiries(cms)
  const values = { ...fieldsOf('message'), name: ' ', email: '' }
  expect(await take({ values })).toEqual(refused('name', 'missing'))
  expect(await take({ values: { ...values, name: 'Anna' } })).toEqual(refused('email', 'missing'))
  expect(await storedInquiries(cms)).toEqual(before)
})

test('a consent to news is required if the settings of the site require it (readings 15)', async () => {
  const values = { ...fieldsOf('message'), subscription: false }
  expect(await take({ values })).toEqual(refused('subscription', 'missing'))
  vi.spyOn(settings, 'readFormSettings').mockResolvedValue({
    subscriptionRequired: false,
    contractOpen: true,
  })
  expect(await take({ values })).toMatchObject({ state: 'sent' })
})

test('a filled hidden field gets the normal response, is saved as spam and causes no mail', async () => {
  const reference = referenceOf(await take({ website: 'https://spam.example/' }))
  const [stored] = await storedInquiries(cms, reference)
  expect(stored?.status).toBe('spam')
  expect(await tasksOf(cms, stored?.id ?? '')).toEqual([])
})

test('mails and webhooks are sent once when an inquiry is no longer marked as spam', async () => {
  const [stored] = await storedInquiries(cms, referenceOf(await take({ website: 'filled by a browser' })))
  const id = stored?.id ?? ''
  const setStatus = (status: 'new' | 'spam') => cms.update({ collection: 'requests', id, data: { status } })
  await setStatus('new')
  expect(await tasksOf(cms, id)).toEqual(['confirm-request', 'tell-inbox'])
  await setStatus('spam')
  await setStatus('new')
  expect(await tasksOf(cms, id)).toHaveLength(2)
})

test.each([
  ['just started', () => newStamp()],
  ['started in the future', () => newStamp(Date.now() + 60_000)],
  ['started two days ago', () => newStamp(Date.now() - 2 * 24 * 60 * 60 * 1000)],
  ['with a forged time', () => newStamp().replace(/^\d+/, String(Date.now() - 60_000))],
  ['with a forged signature', () => `${Date.now() - 60_000}.${'A'.repeat(43)}`],
  ['with half a signature', () => newStamp(Date.now() - 60_000).slice(0, -4)],
  ['without a stamp', () => ''],
])('a form %s must wait some seconds, and nothing is saved', async (_how, stamp) => {
  const before = await storedInquiries(cms)
  expect(await take({ stamp: stamp() })).toEqual({ state: 'early', seconds: 3 })
  expect(await storedInquiries(cms)).toEqual(before)
})

test('a form that waited is accepted', async () => {
  const { stamp } = await (await begin()).json()
  const sent = sentRequest({ stamp })
  expect(await handleFormInquiry(sent, network)).toMatchObject({ state: 'early' })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_000 })
  expect(await handleFormInquiry(sent, network)).toMatchObject({ state: 'sent' })
  vi.useRealTimers()
})

test('correctable submissions do not count towards the rate limit', async () => {
  for (let sent = 0; sent < 12; sent += 1) {
    expect(await take({ values: { ...fieldsOf('message'), privacy: false } })).toEqual(
      refused('privacy', 'missing'),
    )
    expect(await take({ stamp: newStamp() })).toMatchObject({ state: 'early' })
  }
  expect(await take()).toMatchObject({ state: 'sent' })
})

test('the eleventh submission from a network within ten minutes is rate-limited', async () => {
  for (let sent = 0; sent < 10; sent += 1) expect(await take()).toMatchObject({ state: 'sent' })
  const outcome = await take()
  expect(outcome.state === 'later' && outcome.seconds).toBeGreaterThan(500)
})

test('submissions to another process count, too', async () => {
  const here = await import('@/server/inquiries/spam-protection')
  vi.resetModules()
  const there = await import('@/server/inquiries/spam-protection')
  for (let sent = 0; sent < 5; sent += 1) {
    expect([await here.consumeRateLimit(network), await there.consumeRateLimit(network)]).toEqual([0, 0])
  }
  expect(await here.consumeRateLimit(network)).toBeGreaterThan(0)
  expect(await there.consumeRateLimit(network)).toBeGreaterThan(0)
})

test('a retry after a lost response returns the reference, although its captcha was used', async () => {
  const sent = sentRequest({ kind: 'contact', site: 'zh_CN' })
  const challenge = { id: newId(), expiresAt: new Date(Date.now() + 60_000) }
  vi.spyOn(captcha, 'verifyChallenge').mockResolvedValue(challenge)
  const first = await handleFormInquiry(sent, network)
  expect(await handleFormInquiry(sent, network)).toEqual(first)
  // With another captcha, or after the first one has expired.
  vi.spyOn(captcha, 'verifyChallenge').mockResolvedValue(null)
  expect(await handleFormInquiry({ ...sent, values: { ...sent.values, captcha: 'wxyz' } }, network)).toEqual(
    first,
  )
  expect(first).toMatchObject({ state: 'sent' })
})

test('a captcha is checked before consents (S2 5, checks 9 to 11)', async () => {
  const sent = sentRequest({ kind: 'contact', site: 'zh_CN' })
  const values = { ...sent.values, privacy: false }
  vi.spyOn(captcha, 'verifyChallenge').mockResolvedValueOnce(null)
  expect(await take({ ...sent, values })).toEqual(refused('captcha', 'wrong'))
  vi.spyOn(captcha, 'verifyChallenge').mockResolvedValue({ id: newId(), expiresAt: new Date() })
  expect(await take({ ...sent, values })).toEqual(refused('privacy', 'missing'))
})

test('a used captcha is not valid for another inquiry', async () => {
  const challenge = { id: newId(), expiresAt: new Date(Date.now() + 60_000) }
  vi.spyOn(captcha, 'verifyChallenge').mockResolvedValue(challenge)
  expect(await take({ kind: 'contact', site: 'zh_CN' })).toMatchObject({ state: 'sent' })
  expect(await take({ kind: 'contact', site: 'zh_CN' })).toEqual(refused('captcha', 'wrong'))
})

test('a NUL, which the database cannot store, is removed', async () => {
  const content = `Two\0 words ${newId()}`
  const reference = referenceOf(await take({ values: { ...fieldsOf('message'), content } }))
  expect(await storedInquiries(cms, reference)).toMatchObject([{ content: content.replace('\0', '') }])
})

test.each([
  ['5,001 characters', { content: 'x'.repeat(5001) }, 'content', 'long'],
  ['201 characters in one line', { name: 'x'.repeat(201) }, 'name', 'long'],
  ['a number for a text', { name: 7 }, 'name', 'missing'],
  ['an object for a text', { content: { $ne: '' } }, 'content', 'missing'],
])('%s: nothing is saved', async (_what, wrong, field, problem) => {
  expect(await take({ values: { ...fieldsOf('message'), ...wrong } })).toEqual(refused(field, problem))
})

test('unknown fields are ignored', async () => {
  const values = {
    ...fieldsOf('message'),
    status: 'done',
    owner: '1',
    reference: 'AAAA-AAAA',
    via: 'contract',
  }
  const reference = referenceOf(await take({ values }))
  expect(await storedInquiries(cms, reference)).toMatchObject([{ status: 'new', owner: null, via: 'form' }])
})

test.each([
  ['another origin', { origin: 'https://other.example' }, 403],
  ['no origin', { origin: '' }, 403],
  ['no JSON', { 'content-type': 'text/plain' }, 415],
])('over HTTP %s is refused', async (_what, headers, status) => {
  expect((await post(sentRequest(), headers)).status).toBe(status)
})

test.each([
  ['another kind', { kind: 'quote' }],
  ['another site', { site: 'de_DE' }],
  ['an attempt that is no key', { attempt: 'x' }],
  ['a stamp with a NUL', { stamp: '\0' }],
  ['no values', { values: 'none' }],
])('over HTTP %s is refused as invalid', async (_what, wrong) => {
  expect((await post({ ...sentRequest(), ...wrong })).status).toBe(400)
})

test('an address too long for its column is truncated', async () => {
  const response = await post({ ...sentRequest(), page: `/en?campaign=${'a'.repeat(5000)}\0` })
  const { reference } = await response.json()
  const [stored] = await storedInquiries(cms, reference)
  expect(stored?.page).toHaveLength(2000)
})

test('over HTTP an inquiry from our own page returns its reference, with no-store', async () => {
  const response = await post(sentRequest())
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toMatchObject({ state: 'sent' })
})

function post(body: object, headers: Record<string, string> = {}): Promise<Response> {
  const own = { origin: env.publicOrigin, 'content-type': 'application/json', [clientHeader]: network }
  const url = `${env.publicOrigin}/request`
  return POST(
    new Request(url, { method: 'POST', body: JSON.stringify(body), headers: { ...own, ...headers } }),
  )
}

function refused(field: string, problem: string) {
  return { state: 'refused', failure: { field, problem } }
}

function referenceOf(outcome: InquiryOutcome): string {
  if (outcome.state !== 'sent') throw new Error(JSON.stringify(outcome))
  return outcome.reference
}
