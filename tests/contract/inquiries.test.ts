import config from '@payload-config'
import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { clientHeader } from '@/lib/gateway-protocol'
import { newId } from '@/lib/id'
import { newNetwork } from '../factories/distributors'
import { storedInquiries, makeRequestFile, tasksOf } from '../factories/requests'
import { testCms } from '../support/cms'

let cms: Payload
let network: string

beforeAll(async () => {
  cms = await testCms()
})

beforeEach(() => {
  network = newNetwork()
})

const message = () => ({ name: 'Anna', email: 'anna@example.org', content: `How much? ${newId()}` })

test.each([
  ['query', (values: Record<string, string>) => send('messageBoard/add', { query: values })],
  [
    'form',
    (values: Record<string, string>) => send('messageBoard/add', { body: new URLSearchParams(values) }),
  ],
  ['JSON', (values: Record<string, string>) => send('messageBoard/add', { json: values })],
])('a message is accepted as %s (S1 7)', async (_kind, post) => {
  const values = { ...message(), siteId: 'fr_FR', country: 'France' }
  const response = await post(values)
  expect(response).toMatchObject({
    code: 200,
    result: expect.stringMatching(/^\w{4}-\w{4}$/),
    message: 'Succès',
  })
  const { siteId, ...fields } = values
  expect(await storedInquiries(cms, response.result)).toMatchObject([
    { ...fields, kind: 'message', site: siteId, via: 'contract', status: 'new', subscription: false },
  ])
})

test('the same message sent as query, form and JSON is stored once', async () => {
  const values = message()
  const responses = [
    await send('messageBoard/add', { query: values }),
    await send('messageBoard/add', { body: new URLSearchParams(values) }),
    await send('messageBoard/add', { json: values }),
  ]
  expect(new Set(responses.map(({ result }) => result)).size).toBe(1)
})

test('a service request attaches the uploaded file and queues its jobs (S2 7)', async () => {
  const file = await makeRequestFile(cms)
  const { result } = await send('contactUs/add', { query: { ...service(), file } })
  const [stored] = await storedInquiries(cms, result)
  expect(stored).toMatchObject({ kind: 'service', serialNumber: 'NV-1', whetherFirstUnpack: '2025-03-04' })
  expect(stored?.file).toBeTruthy()
  expect(await tasksOf(cms, stored?.id ?? '')).toEqual(['confirm-request', 'tell-inbox'])
})

test('only POST is accepted', async () => {
  const url = new URL('/api/f/messageBoard/add', 'http://localhost')
  const response = await handleEndpoints({ config, path: url.pathname, request: new Request(url) })
  expect(await response.json()).toMatchObject({ code: 405, result: null })
})

test.each<[string, Record<string, string | string[]>]>([
  ['a NUL', { name: 'a\0b' }],
  ['20,001 characters', { content: 'x'.repeat(20_001) }],
  ['a list', { name: ['Anna', 'Bertil'] }],
])('%s is refused, with the name of the parameter, and nothing is stored', async (_what, wrong) => {
  const values = { ...message(), ...wrong }
  const response = await send('messageBoard/add', { json: values })
  expect(response).toMatchObject({ code: 400, message: expect.stringContaining(Object.keys(wrong)[0] ?? '') })
  const stored = await storedInquiries(cms)
  expect(stored.filter(({ email, content }) => email === values.email && content === values.content)).toEqual(
    [],
  )
})

test('5,001 characters are too long, 5,000 are not', async () => {
  const content = newId().padEnd(5_000, 'ä')
  expect(await send('messageBoard/add', { json: { ...message(), content: `${content}ä` } })).toMatchObject({
    code: 400,
  })
  expect(await send('messageBoard/add', { json: { ...message(), content } })).toMatchObject({ code: 200 })
})

test('a network may send ten inquiries in ten minutes; the eleventh response says when to retry', async () => {
  for (let sent = 0; sent < 10; sent += 1) {
    expect(await send('messageBoard/add', { json: message() })).toMatchObject({ code: 200 })
  }
  expect(await send('contactUs/add', { json: { ...message(), siteId: 'zh_CN' } })).toMatchObject({
    code: 429,
    result: null,
    message: expect.stringMatching(/^您所在的网络提交过于频繁，请在 \d+ 秒后重试$/),
  })
  network = newNetwork()
  expect(await send('messageBoard/add', { json: message() })).toMatchObject({ code: 200 })
})

test('both operations can be switched off (readings 31)', async () => {
  await cms.updateGlobal({ slug: 'request-settings', data: { contractOpen: false } })
  const before = await cms.count({ collection: 'requests' })
  for (const path of ['messageBoard/add', 'contactUs/add']) {
    expect(await send(path, { json: message() })).toMatchObject({ code: 403, result: null })
  }
  expect(await cms.count({ collection: 'requests' })).toEqual(before)
  await cms.updateGlobal({ slug: 'request-settings', data: { contractOpen: true } })
})

const service = () => ({
  type: '2',
  lastName: 'Lindqvist',
  firstName: 'Anna',
  email: 'anna@example.org',
  company: 'Biobank',
  continent: 'Europe',
  country: 'Sweden',
  content: newId(),
  serialNumber: 'NV-1',
  specificProblem: 'It rings.',
  whetherFirstUnpack: '2025-03-04 00:00:00',
})

type Sent = { query?: Record<string, string>; body?: URLSearchParams; json?: object }

async function send(path: string, { query = {}, body, json }: Sent) {
  const url = new URL(`/api/f/${path}?${new URLSearchParams(query)}`, 'http://localhost')
  const headers = { [clientHeader]: network, ...(json && { 'content-type': 'application/json' }) }
  const request = new Request(url, { method: 'POST', headers, body: json ? JSON.stringify(json) : body })
  const response = await handleEndpoints({ config, path: url.pathname, request })
  return response.json()
}
