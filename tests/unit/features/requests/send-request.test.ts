import { afterEach, expect, test, vi } from 'vitest'
import { sendRequest } from '@/features/requests/components/send-request'

const request = {
  kind: 'contact',
  site: 'en_EN',
  ...{ attempt: 'one', website: '', page: '/en/contact' },
  values: { content: 'Hello' },
} as const

const wait = vi.fn(async () => {})

/** What the server says, one answer after the other; a stamp is asked for with GET. */
function answers(...given: (object | Error | Response)[]) {
  let stamps = 0
  const sent: { stamp: string; attempt: string }[] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    if (init.method !== 'POST') return Response.json({ stamp: `new ${++stamps}` })
    sent.push(JSON.parse(String(init.body)))
    const answer = given.shift()
    if (answer instanceof Error) throw answer
    return answer instanceof Response ? answer : Response.json(answer)
  })
  return sent
}

const send = () => sendRequest({ ...request, stamp: Promise.resolve('old') }, wait)

afterEach(() => {
  vi.unstubAllGlobals()
  wait.mockClear()
})

test('a reference comes back as it was given', async () => {
  answers({ state: 'sent', reference: '7KQM-4RTD' })
  expect(await send()).toEqual({ state: 'sent', reference: '7KQM-4RTD' })
})

test('one that comes too early waits and goes again by itself, under the same attempt', async () => {
  const sent = answers({ state: 'early', seconds: 2 }, { state: 'sent', reference: '7KQM-4RTD' })
  expect(await send()).toMatchObject({ state: 'sent' })
  expect(wait.mock.calls).toEqual([[2]])
  expect(sent.map(({ stamp, attempt }) => [stamp, attempt])).toEqual([
    ['old', 'one'],
    ['old', 'one'],
  ])
})

test('a stamp of no use is replaced, and after that nothing is tried for ever', async () => {
  const early = { state: 'early', seconds: 3 }
  const sent = answers(early, early, early, early)
  expect(await send()).toEqual({ state: 'failed' })
  expect(sent.map(({ stamp }) => stamp)).toEqual(['old', 'old', 'new 1'])
})

test('a form whose stamp never came asks for one when it is sent', async () => {
  const sent = answers({ state: 'sent', reference: '7KQM-4RTD' })
  await sendRequest({ ...request, stamp: Promise.resolve('') }, wait)
  expect(sent[0]?.stamp).toBe('new 1')
})

test('without an answer it is offline', async () => {
  answers(new TypeError('Failed to fetch'))
  expect(await send()).toEqual({ state: 'offline' })
})

test('the door turns it away for some time', async () => {
  answers(Response.json({ code: 429 }, { status: 429, headers: { 'retry-after': '90' } }))
  expect(await send()).toEqual({ state: 'later', seconds: 90 })
})

test.each([
  ['an envelope', Response.json({ code: 500, result: null, message: 'No.' }, { status: 500 })],
  ['a page of a proxy', new Response('<h1>Bad gateway</h1>', { status: 502 })],
])('%s is no outcome', async (_name, answer) => {
  answers(answer)
  expect(await send()).toEqual({ state: 'failed' })
})
