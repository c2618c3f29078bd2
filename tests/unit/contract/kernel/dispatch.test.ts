import { expect, test, vi } from 'vitest'
import { createDispatch } from '@/contract/kernel/dispatch'
import { readThing, things } from './sample'

const partner = 'https://partner.example'
const foreign = 'https://foreign.example'
const log = { error: vi.fn() }
const dispatch = createDispatch({
  operations: things,
  documents: new Map([['docs', () => new Response('docs')]]),
  corsOrigins: [partner],
  isForeign: (headers) => headers.get('origin') === foreign,
  strict: true,
})

function send(path: string, init?: RequestInit) {
  const url = new URL(path, 'http://localhost/f/')
  return dispatch({ request: new Request(url, init), path: url.pathname.slice('/f/'.length), log })
}

test('a parameter can be in the path', async () => {
  const response = await send('thing/7/parts?colour=blue')
  expect(response.headers.get('x-isotherm-tags')).toBe('things:7')
  expect(await response.json()).toMatchObject({ code: 200, result: ['7'] })
})

test.each([
  'thing//parts',
  'thing/7/parts/',
  'thing/7',
  'thing/7/8/parts',
  'thing/7/PARTS',
  '/thing/7/parts',
])('%s is another address', async (path) => {
  const request = new Request('http://localhost/f/')
  expect(await (await dispatch({ request, path, log })).json()).toMatchObject({ code: 404 })
})

test.each([
  ['thing/7/parts?id=8', 'id'],
  [`thing/${'x'.repeat(70)}/parts`, 'id'],
  ['thing/7/parts?colour=a&colour=b', 'colour'],
])('%s is code 400 and names %s', async (path, parameter) => {
  const response = await (await send(path)).json()
  expect(response).toMatchObject({ code: 400, result: null, message: expect.stringContaining(parameter) })
})

test('an address with a parameter also rejects the wrong method', async () => {
  const response = await send('thing/7/parts', { method: 'POST' })
  expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  expect(await response.json()).toMatchObject({ code: 405, result: null })
})

test('a response has its cache tags', async () => {
  const response = await send('thing/queryById?id=7')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('x-isotherm-tags')).toBe('things:7,things:list')
  expect(response.headers.get('cache-control')).toBe('no-cache, s-maxage=60')
  expect(await response.json()).toMatchObject({ code: 200, result: { id: '7', site: 'en_EN' } })
})

test.each([
  'thing/queryById',
  'thing/queryById?id=none',
  'thing/queryById?id=7&x=1',
  'thing/nothing',
  'thing/mismatch',
])('%s is not cached', async (path) => {
  const response = await send(path)
  expect(response.headers.has('x-isotherm-tags')).toBe(false)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('an unknown address is code 404 with HTTP status 200 (readings 20)', async () => {
  const response = await send('thing/nothing?siteId=zh_CN', { method: 'POST' })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ code: 404, result: null, message: '该接口不存在' })
})

test.each([
  ['thing/queryById', 'POST', 'GET, HEAD, OPTIONS'],
  ['thing/queryById', 'DELETE', 'GET, HEAD, OPTIONS'],
  ['thing/add', 'GET', 'POST, OPTIONS'],
  ['thing/add', 'HEAD', 'POST, OPTIONS'],
])('%s rejects %s with code 405 and lists the allowed methods', async (path, method, allowed) => {
  const response = await send(path, { method })
  expect(response.headers.get('allow')).toBe(allowed)
  expect(await response.json()).toMatchObject({ code: 405, result: null })
})

test('a HEAD response has no body and does not call the operation', async () => {
  const handle = vi.spyOn(readThing, 'handle')
  const response = await send('thing/queryById?id=7', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
  expect(handle).not.toHaveBeenCalled()
})

test('a failure is code 500 without internals, logged under the id of the request', async () => {
  log.error.mockClear()
  const response = await send('thing/queryById?id=broken', { headers: { 'x-request-id': 'req-1' } })
  const body = await response.text()
  expect(JSON.parse(body)).toMatchObject({
    code: 500,
    result: null,
    message: expect.stringContaining('req-1'),
  })
  expect(body).not.toContain('hunter2')
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ requestId: 'req-1' }), expect.anything())
})

test('a body that is not JSON is code 400', async () => {
  const response = await send('thing/add', {
    method: 'POST',
    body: '{',
    headers: { 'content-type': 'application/json' },
  })
  expect(await response.json()).toMatchObject({ code: 400, result: null })
})

test('a POST accepts a form', async () => {
  const response = await send('thing/add', { method: 'POST', body: new URLSearchParams({ name: 'x' }) })
  expect(await response.json()).toEqual({ code: 200, result: null, message: 'Success' })
})

test('a configured origin may read, and its response is not cached for others (readings 35)', async () => {
  const response = await send('thing/queryById?id=7', { headers: { origin: partner } })
  expect(response.headers.get('access-control-allow-origin')).toBe(partner)
  expect(response.headers.get('vary')).toBe('Origin')
  expect(response.headers.has('x-isotherm-tags')).toBe(false)
})

test('any other origin may not', async () => {
  const response = await send('thing/queryById?id=7', { headers: { origin: 'https://other.example' } })
  expect(response.headers.has('access-control-allow-origin')).toBe(false)
})

test('a preflight names methods and origin', async () => {
  const response = await send('thing/add', { method: 'OPTIONS', headers: { origin: partner } })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS')
  expect(response.headers.get('access-control-allow-origin')).toBe(partner)
})

test('documents are served besides the operations', async () => {
  expect(await (await send('docs')).text()).toBe('docs')
})

test('a property name of Object.prototype is not an address', async () => {
  expect(await (await send('constructor')).json()).toMatchObject({ code: 404 })
})

test('two operations at one address throw at start-up', () => {
  const settings = {
    operations: [readThing, readThing],
    documents: new Map(),
    corsOrigins: [],
    isForeign: () => false,
    strict: true,
  }
  expect(() => createDispatch(settings)).toThrow('share an address')
})

test('a page of another origin may read, but write only if the operator allows it (issue 14, security)', async () => {
  const code = async (path: string, method: string, origin: string) =>
    ((await (await send(path, { method, headers: { origin } })).json()) as { code: number }).code
  expect(await code('thing/7/parts', 'GET', foreign)).toBe(200)
  expect(await code('thing/add?name=x', 'POST', foreign)).toBe(403)
  expect(await code('thing/add?name=x', 'POST', partner)).toBe(200)
})
