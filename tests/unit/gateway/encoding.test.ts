import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding } from '@/gateway/encoding'
import { openGateway, servePage } from '../../support/gateway'

const html = `<p>${'freezer '.repeat(500)}</p>`

test('the client gets the best encoding that it accepts', () => {
  expect(chooseEncoding('gzip, deflate, br')).toBe('br')
  expect(chooseEncoding('gzip;q=1.0, br;q=0')).toBe('gzip')
  expect(chooseEncoding('GZIP')).toBe('gzip')
  expect(chooseEncoding('br;q=0.0')).toBe('identity')
  // The wildcard names every encoding that is not listed (RFC 9110, 12.5.3).
  expect(chooseEncoding('br;q=0.0, *')).toBe('gzip')
  expect(chooseEncoding('br;q=0.2, gzip')).toBe('gzip')
  expect(chooseEncoding('')).toBe('identity')
})

test('a cached page has a strong ETag and a length for each encoding', async () => {
  const { sendRequest, pageCache } = await openGateway((_req, res) =>
    servePage(pageCache, res, { tags: [], html }),
  )
  await sendRequest('/page/1')
  const plain = await sendRequest('/page/1')
  const br = await sendRequest('/page/1', { headers: { 'accept-encoding': 'gzip, br' } })
  const gzip = await sendRequest('/page/1', { headers: { 'accept-encoding': 'gzip' } })

  expect(plain.text).toBe(html)
  expect(brotliDecompressSync(br.body).toString()).toBe(html)
  expect(gunzipSync(gzip.body).toString()).toBe(html)
  expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
  for (const { headers, body } of [plain, br, gzip]) {
    expect(headers.etag).toMatch(/^"/)
    expect(headers['content-length']).toBe(String(body.length))
    expect(headers.vary).toContain('Accept-Encoding')
  }
})

test('a matching If-None-Match gives 304, and the application does not see the header', async () => {
  const seen: unknown[] = []
  const { sendRequest, pageCache } = await openGateway((req, res) => {
    seen.push(req.headers['if-none-match'], req.headers['accept-encoding'])
    servePage(pageCache, res, { tags: [], html })
  })
  const headers = { 'accept-encoding': 'br' }
  const { etag = '' } = (await sendRequest('/page/1', { headers: { ...headers, 'if-none-match': '"x"' } }))
    .headers

  const known = await sendRequest('/page/1', { headers: { ...headers, 'if-none-match': `"y", W/${etag}` } })
  expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, etag])
  expect((await sendRequest('/page/1', { headers: { 'if-none-match': etag } })).status).toBe(200)
  expect(seen).toEqual([undefined, undefined])
})

test('HEAD gets the headers of the cached response without a body', async () => {
  const { sendRequest, pageCache } = await openGateway((_req, res) =>
    servePage(pageCache, res, { tags: [], html }),
  )
  await sendRequest('/page/1')
  const head = await sendRequest('/page/1', { method: 'HEAD' })
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
    200,
    String(html.length),
    0,
  ])
})

test('a response that is not cached is compressed as it is streamed', async () => {
  const { sendRequest } = await openGateway((_req, res) => {
    res.writeHead(200, { 'content-type': 'application/json', etag: '"1"' })
    res.write('{"a":"')
    res.write('b'.repeat(2000))
    res.end('"}')
  })
  const response = await sendRequest('/api/news', { headers: { 'accept-encoding': 'br' } })
  expect(JSON.parse(brotliDecompressSync(response.body).toString())).toEqual({ a: 'b'.repeat(2000) })
  expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding', etag: 'W/"1"' })
})

test.each([
  ['pictures', { 'content-type': 'image/webp' }],
  ['ranges', { 'content-type': 'text/plain', 'content-range': 'bytes 0-1/2' }],
  ['event streams', { 'content-type': 'text/event-stream' }],
  ['encoded responses', { 'content-type': 'text/css', 'content-encoding': 'zstd' }],
])('%s are not compressed', async (_name, headers) => {
  const { sendRequest } = await openGateway((_req, res) => {
    res.writeHead(200, headers)
    res.end('x'.repeat(2000))
  })
  expect((await sendRequest('/api/x', { headers: { 'accept-encoding': 'br, gzip' } })).body.length).toBe(2000)
})

test('with compression disabled nothing is encoded', async () => {
  const { sendRequest, pageCache } = await openGateway(
    (_req, res) => servePage(pageCache, res, { tags: [], html }),
    {
      compress: false,
    },
  )
  const response = await sendRequest('/page/1', { headers: { 'accept-encoding': 'br' } })
  expect([response.text, response.headers['content-encoding']]).toEqual([html, undefined])
})
