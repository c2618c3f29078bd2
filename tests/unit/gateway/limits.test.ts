import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { bodyLimit } from '@/gateway/check-request'
import { networkOf } from '@/gateway/client-address'
import { encodedOnce } from '../../factories/spellings'
import { connectTo, openGateway } from '../../support/gateway'

const long = (length: number) => 'a'.repeat(length)
const unreachable = () => expect.unreachable()

test.each([
  ['/%zz', 400],
  ['/a%00b', 400],
  ['/a?b=%0', 400],
  ['/%c4%e3', 400],
  ['//evil.example/', 400],
  ['/a%2f%2fb', 400],
  ['/a\\b', 400],
  ['/a%5cb', 400],
  ['/a/%2e%2e/b', 400],
  ['/a/%252e%252e/b', 400],
  ['/a%2fb', 400],
  ['/api/users/%256cogin', 400],
  ['/_next/data/x/api/users/login.json', 404],
  ['/_Next/Data/x/api/users/login.json', 404],
  [`/${long(5000)}`, 414],
])('%.20s is refused with %i', async (path, status) => {
  const { sendRequest } = await openGateway(unreachable)
  expect(await sendRequest(path)).toMatchObject({
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
})

test('refusals of contract requests have the JSON envelope (readings 20)', async () => {
  const { sendRequest } = await openGateway(unreachable)
  const tooLong = await sendRequest(`/f/${long(5000)}`)
  const tooMany = await sendRequest('/f/news/getNews', { headers: { a: long(17_000) } })
  const tooLarge = await sendRequest('/biomedical-admin-api/f/messageBoard/add', {
    method: 'POST',
    body: long(300_000),
  })

  expect([tooLong, tooMany, tooLarge].map(({ status }) => status)).toEqual([414, 431, 413])
  for (const { status, text } of [tooLong, tooMany, tooLarge]) {
    expect(JSON.parse(text)).toEqual({ code: status, result: null, message: expect.any(String) })
  }
})

test('an existing client sends 5,000 Chinese characters as a query parameter (S1 7)', async () => {
  const { sendRequest } = await openGateway(async (req, res) => {
    res.end(String(new URL(req.url ?? '', 'http://a').searchParams.get('content')?.length))
  })
  const query = `content=${encodeURIComponent('设'.repeat(5000))}`
  expect(await sendRequest(`/f/messageBoard/add?${query}`, { method: 'POST' })).toMatchObject({
    status: 200,
    text: '5000',
  })
  expect(await sendRequest(`/f/news/getNews?${query}`)).toMatchObject({ status: 414 })
})

test.each([
  ['50,000 characters', 'x'.repeat(50_000), 'x'.repeat(200)],
  ['a broken escape', '100%', '100%'],
  ['an invalid escape', '%zz', '%zz'],
  ['a lone surrogate', 'a%ED%A0%80b', 'a b'],
  ['control characters', 'a%00%1b%0a%7fb', 'a b'],
  ['a backslash', 'a\\b', 'a\\b'],
  ['an emoji', '%F0%9F%A7%8A', '🧊'],
  ['query syntax', "a'%20%26%20!(b%3A*)", "a' & !(b:*)"],
])('%s in a search text is sanitized for the application (S1 2.17)', async (_what, typed, read) => {
  const { sendRequest } = await openGateway((req, res) => {
    res.end(JSON.stringify([...new URL(req.url ?? '', 'http://a').searchParams]))
  })
  for (const [path, name] of [
    ['/en/search', 'inputWD'],
    ['/zh_CN/search', 'inputWD'],
    ['/suggest', 'text'],
    ['/f/search/list', 'search'],
  ]) {
    const { status, text: seen } = await sendRequest(`${path}?selectWD=2&${name}=${typed}`)
    expect([status, JSON.parse(seen)]).toEqual([
      200,
      [
        ['selectWD', '2'],
        [name, read],
      ],
    ])
  }
})

test('headers over the parser limit are refused with 431 and the envelope', async () => {
  const { gateway } = await openGateway(unreachable)
  const socket = connect((gateway.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`GET /f/news/getNews HTTP/1.1\r\nhost: a\r\nx: ${long(80_000)}\r\n\r\n`)
  const response = await text(socket)
  expect(response).toMatch(/^HTTP\/1\.1 431 /)
  expect(response).toContain('{"code":431,"result":null')
})

test('unsupported methods are refused', async () => {
  const { sendRequest } = await openGateway(unreachable)
  expect(await sendRequest('/', { method: 'TRACE' })).toMatchObject({
    status: 405,
    headers: { allow: /GET/ },
  })
})

test('a body of undeclared length is cut off at the limit', async () => {
  const { sendRequest, logged } = await openGateway(async (req, res) => {
    await text(req)
    res.end('read')
  })
  const headers = { 'transfer-encoding': 'chunked' }
  expect((await sendRequest('/f/a', { method: 'POST', headers, body: long(100_000) })).text).toBe('read')
  expect((await sendRequest('/f/a', { method: 'POST', headers, body: long(300_000) })).status).toBe(413)
  expect(logged.some(({ err }) => err)).toBe(false)
})

test('the application does not wait for the rest of a refused body', async () => {
  const ended = Promise.withResolvers<unknown>()
  const { sendRequest } = await openGateway((req) =>
    text(req)
      .then(ended.resolve, (error) => {
        ended.resolve(error)
        throw error
      })
      .then(() => undefined),
  )
  const headers = { 'transfer-encoding': 'chunked' }
  expect((await sendRequest('/f/a', { method: 'POST', headers, body: long(300_000) })).status).toBe(413)
  expect(await ended.promise).toBeInstanceOf(Error)
})

test('an upload may be larger than any other body', async () => {
  const { sendRequest } = await openGateway(async (req, res) => {
    let size = 0
    for await (const chunk of req) size += chunk.length
    res.end(String(size))
  })
  expect((await sendRequest('/api/media', { method: 'POST', body: long(1_900_000) })).text).toBe('1900000')
  expect((await sendRequest('/api/media', { method: 'POST', body: long(2_100_000) })).status).toBe(413)
})

test('a table of products may be as large as 5,000 of them need (issue 3, admin)', () => {
  const limits = { uploadBytes: 2_000_000, attachmentBytes: 10 * 2 ** 20 }
  const megabytes = (path: string) => bodyLimit(path, limits) / 2 ** 20
  expect(megabytes('/api/products/import')).toBe(128)
  expect(megabytes('/api/products')).toBe(10)
})

test('an attachment up to four times over its limit still reaches the application (issue 6, upload)', () => {
  const limits = { uploadBytes: 2_000_000, attachmentBytes: 10 * 2 ** 20 }
  const megabytes = (path: string) => bodyLimit(path, limits) / 2 ** 20
  expect(megabytes('/file/upload')).toBe(40)
  expect(megabytes('/biomedical-admin-api/file/upload')).toBe(40)
  expect(megabytes('/file/uploads')).toBe(0.25)
})

test('requests over the concurrency limit are refused with 503 and retry-after', async () => {
  const goOn = Promise.withResolvers<void>()
  const started = Promise.withResolvers<void>()
  const { sendRequest } = await openGateway(
    async (_req, res) => {
      started.resolve()
      await goOn.promise
      res.end('done')
    },
    { maxConcurrent: 1 },
  )
  const first = sendRequest('/api/a')
  await started.promise
  expect(await sendRequest('/api/b')).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
  goOn.resolve()
  expect((await first).text).toBe('done')
})

const signIn = (email: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email, password: 'guess' }),
})

test('password guesses for one account are refused before the application hashes', async () => {
  const tried = vi.fn<(body: string) => void>()
  const { sendRequest } = await openGateway(async (req, res) => {
    tried(await text(req))
    res.statusCode = 401
    res.end()
  })
  for (let attempt = 0; attempt < 10; attempt++) {
    expect((await sendRequest('/api/users/login', signIn('Editor@maker.example'))).status).toBe(401)
  }
  const refused = await sendRequest('/api/users/login', signIn(' editor@maker.example'))
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect(tried).toHaveBeenCalledTimes(10)
  expect(tried).toHaveBeenCalledWith(signIn('Editor@maker.example').body)
  expect((await sendRequest('/api/users/login', signIn('another@maker.example'))).status).toBe(401)
})

test('the account is read from the form data of the admin', async () => {
  const body = (boundary: string) =>
    [
      `--${boundary}`,
      'Content-Disposition: form-data; name="_payload"',
      '',
      '{"email":"a@b.example","password":"x"}',
      `--${boundary}--`,
      '',
    ].join('\r\n')
  const { sendRequest } = await openGateway((_req, res) => void res.writeHead(401).end())
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  for (let attempt = 0; attempt < 10; attempt++) {
    await sendRequest('/api/users/login', { method: 'POST', headers, body: body('b') })
  }
  expect((await sendRequest('/api/users/login', signIn('a@b.example'))).status).toBe(429)
})

test.each([
  ['/api/users/login', 10],
  ['/api/users/forgot-password', 10],
  ['/api/users/reset-password', 10],
  ['/api/users/unlock', 10],
  ['/api/users/first-register', 10],
  ['/api/users/verify/x', 10],
  ['/f/messageBoard/add', 30],
  ['/biomedical-admin-api/f/messageBoard/add', 30],
  ['/api/f/messageBoard/add', 30],
  ['/file/upload', 30],
  ['/biomedical-admin-api/file/upload', 30],
])('all encodings of %s share its limit of %i (issue 14)', async (path, limit) => {
  const seen = new Set<string>()
  const { sendRequest } = await openGateway((req, res) => {
    seen.add(req.url ?? '')
    res.writeHead(401).end()
  })
  const letters = [path.toUpperCase(), path.replace(/\w(?=\w*$)/, (letter) => letter.toUpperCase())]
  const spellings = [...encodedOnce(path), ...letters, `${path}/`].filter((one) => !/%2f/i.test(one))
  const statuses: number[] = []
  for (const one of [...spellings, ...spellings])
    statuses.push((await sendRequest(one, signIn('editor@maker.example'))).status)

  expect(statuses.filter((status) => status === 401)).toHaveLength(limit)
  expect(statuses.filter((status) => status === 429)).toHaveLength(statuses.length - limit)
  expect([...seen].filter((url) => url.includes('%'))).toEqual([])
})

test.each([
  ['/api/users/%6cogin?a=%6c', '/api/users/login?a=%6c'],
  ['/file/%e5%ae%89.pdf', '/file/%E5%AE%89.pdf'],
])('for %s the application sees %s (issue 14)', async (sent, given) => {
  const { sendRequest } = await openGateway((req, res) => void res.end(req.url))
  expect((await sendRequest(sent)).text).toBe(given)
})

test('successful sign-ins are not limited', async () => {
  const { sendRequest } = await openGateway((_req, res) => void res.end('{}'))
  for (let attempt = 0; attempt < 15; attempt++) {
    expect((await sendRequest('/api/users/login', signIn('editor@maker.example'))).status).toBe(200)
  }
})

test('writes of the contract are limited, reads are not', async () => {
  const { sendRequest } = await openGateway((_req, res) => void res.end('{}'))
  const statuses: number[] = []
  for (let attempt = 0; attempt < 31; attempt++) {
    statuses.push((await sendRequest('/f/messageBoard/add', { method: 'POST', body: '{}' })).status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
  expect((await sendRequest('/f/news/getNews')).status).toBe(200)
})

test('suggestions are limited to 600 per minute and network', async () => {
  const { sendRequest } = await openGateway((_req, res) => void res.end('{}'))
  const statuses = await Promise.all(
    Array.from({ length: 601 }, async () => (await sendRequest('/suggest')).status),
  )
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect((await sendRequest('/file/a')).status).toBe(200)
})

test('without a proxy, forwarded addresses are ignored', async () => {
  const { sendRequest, logged } = await openGateway((req, res) => void res.end(JSON.stringify(req.headers)))
  const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'evil.example' }
  const seen = JSON.parse((await sendRequest('/api/a', { headers })).text)
  expect(seen['x-forwarded-host']).toBeUndefined()
  expect(logged.at(-1)).toMatchObject({ address: '127.0.0.1' })
})

test('behind a trusted proxy the last forwarded address is used', async () => {
  const { sendRequest, logged } = await openGateway((_req, res) => void res.end(), { trustProxy: true })
  await sendRequest('/api/a', { headers: { 'x-forwarded-for': '10.0.0.1, 203.0.113.9' } })
  expect(logged.at(-1)).toMatchObject({ address: '203.0.113.9' })
})

test('an unreadable forwarded address is ignored, another spelling of an address is the same one', async () => {
  const { sendRequest, logged } = await openGateway((_req, res) => void res.end(), { trustProxy: true })
  await sendRequest('/api/a', { headers: { 'x-forwarded-for': 'unknown' } })
  expect(logged.at(-1)).toMatchObject({ address: '127.0.0.1' })
  await sendRequest('/api/a', { headers: { 'x-forwarded-for': '::ffff:cb00:7109' } })
  expect(logged.at(-1)).toMatchObject({ address: '203.0.113.9' })
})

test('an IPv6 subscriber is one network', () => {
  expect(networkOf('2001:DB8:0001:2::1')).toBe(networkOf('2001:db8:1:2::1'))
  expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:2:ffff:ffff:ffff:ffff'))
  expect(networkOf('2001:db8::1')).not.toBe(networkOf('2001:db8:0:1::1'))
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9')
})

test('a request must have exactly one host header (issue 14)', async () => {
  const { gateway } = await openGateway(unreachable)
  for (const hosts of ['', 'host: a\r\nhost: b\r\n', 'host: a\r\nHost: a\r\n']) {
    const response = await text(connectTo(gateway, `GET /en HTTP/1.1\r\n${hosts}\r\n`))
    expect([hosts, response.slice(0, 12)]).toEqual([hosts, 'HTTP/1.1 400'])
  }
})
