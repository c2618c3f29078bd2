import { afterEach, expect, test, vi } from 'vitest'
import { sendInquiry } from '@/features/inquiries/components/send-inquiry'

const request = {
  kind: 'contact',
  site: 'en_EN',
  attempt: 'one',
  website: '',
  page: '/en/contact',
  values: { content: 'Hello' },
} as const

const wait = vi.fn(async () => {})

/** Mocks the server's responses in order; a stamp is requested with GET. */
function respondWith(...given: (object | Error | Response)[]) {
  let stamps = 0
  const sent: { stamp: string; attempt: string }[] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    if (init.method !== 'POST') return Response.json({ stamp: `new ${++stamps}` })
    sent.push(JSON.parse(String(init.body)))
    const response = given.shift()
    if (response instanceof Error) throw response
    return response instanceof Response ? response : Response.json(response)
  })
  return sent
}

const send = () => sendInquiry({ ...request, stamp: Promise.resolve('old') }, wait)

afterEach(() => {
  vi.unstubAllGlobals()
  wait.mockClear()
})

test('the server’s reference is returned', async () => {
  respondWith({ state: 'sent', reference: '7KQM-4RTD' })
  expect(await send()).toEqual({ state: 'sent', reference: '7KQM-4RTD' })
})

test('a request that comes too early waits and is sent again, with the same idempotency key', async () => {
  const sent = respondWith({ state: 'early', seconds: 2 }, { state: 'sent', reference: '7KQM-4RTD' })
  expect(await send()).toMatchObject({ state: 'sent' })
  expect(wait.mock.calls).toEqual([[2]])
  expect(sent.map(({ stamp, attempt }) => [stamp, attempt])).toEqual([
    ['old', 'one'],
    ['old', 'one'],
  ])
})

test('an unusable stamp is replaced once, and retries are limited', async () => {
  const early = { state: 'early', seconds: 3 }
  const sent = respondWith(early, early, early, early)
  expect(await send()).toEqual({ state: 'failed' })
  expect(sent.map(({ stamp }) => stamp)).toEqual(['old', 'old', 'new 1'])
})

test('a form without a stamp requests one when it is sent', async () => {
  const sent = respondWith({ state: 'sent', reference: '7KQM-4RTD' })
  await sendInquiry({ ...request, stamp: Promise.resolve('') }, wait)
  expect(sent[0]?.stamp).toBe('new 1')
})

test('without a response it is offline', async () => {
  respondWith(new TypeError('Failed to fetch'))
  expect(await send()).toEqual({ state: 'offline' })
})

test('the gateway’s rate limit is reported with its seconds', async () => {
  respondWith(Response.json({ code: 429 }, { status: 429, headers: { 'retry-after': '90' } }))
  expect(await send()).toEqual({ state: 'later', seconds: 90 })
})

test.each([
  ['an envelope', Response.json({ code: 500, result: null, message: 'No.' }, { status: 500 })],
  ['a page of a proxy', new Response('<h1>Bad gateway</h1>', { status: 502 })],
])('%s is not a valid outcome', async (_name, response) => {
  respondWith(response)
  expect(await send()).toEqual({ state: 'failed' })
})
