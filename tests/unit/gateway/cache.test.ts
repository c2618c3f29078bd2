import { expect, onTestFinished, test, vi } from 'vitest'
import { openGateway, servePage } from '../../support/gateway'

test('a page is rendered once and then served from the cache', async () => {
  let renderings = 0
  const { sendRequest, pageCache } = await openGateway((_req, res) => {
    renderings += 1
    servePage(pageCache, res, { tags: ['news:1'], html: `<p>${renderings}</p>` })
  })
  const first = await sendRequest('/page/1')
  const second = await sendRequest('/page/1')

  expect([first.text, first.headers['x-cache']]).toEqual(['<p>1</p>', 'miss'])
  expect([second.text, second.headers['x-cache']]).toEqual(['<p>1</p>', 'hit'])
  expect(second.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test('a page is rendered again when one of its tags is invalidated, not for other tags', async () => {
  let renderings = 0
  const { sendRequest, pageCache } = await openGateway((_req, res) => {
    renderings += 1
    servePage(pageCache, res, { tags: ['news:1@en_UK', 'news:list'], html: `<p>${renderings}</p>` })
  })
  await sendRequest('/page/1')
  pageCache.invalidationLog.invalidate(['news:1', 'news:1@en_US', 'news:2'])
  expect((await sendRequest('/page/1')).text).toBe('<p>1</p>')
  pageCache.invalidationLog.invalidate(['news:1@en_UK'])
  expect((await sendRequest('/page/1')).text).toBe('<p>2</p>')
  pageCache.invalidationLog.invalidate(['*'])
  expect((await sendRequest('/page/1')).text).toBe('<p>3</p>')
})

test('a response started before an invalidation is not cached or shared with later requests', async () => {
  const started = Promise.withResolvers<void>()
  const proceed = Promise.withResolvers<void>()
  let renderings = 0
  const { sendRequest, pageCache } = await openGateway(async (_req, res) => {
    renderings += 1
    const html = `<p>${renderings}</p>`
    if (renderings === 1) {
      started.resolve()
      await proceed.promise
    }
    servePage(pageCache, res, { tags: ['news:1'], html })
  })
  const early = sendRequest('/page/1')
  await started.promise
  pageCache.invalidationLog.invalidate(['news:1'])
  const late = sendRequest('/page/1')
  proceed.resolve()

  expect((await early).text).toBe('<p>1</p>')
  expect((await late).text).toBe('<p>2</p>')
  expect((await sendRequest('/page/1')).text).toBe('<p>2</p>')
})

test('concurrent requests share one rendering', async () => {
  const proceed = Promise.withResolvers<void>()
  let renderings = 0
  const { sendRequest, pageCache } = await openGateway(async (_req, res) => {
    renderings += 1
    await proceed.promise
    servePage(pageCache, res, { tags: [], html: '<p>shared</p>' })
  })
  const visits = [sendRequest('/page/1'), sendRequest('/page/1'), sendRequest('/page/1')]
  setImmediate(proceed.resolve)

  expect((await Promise.all(visits)).map(({ text }) => text)).toEqual(Array(3).fill('<p>shared</p>'))
  expect(renderings).toBe(1)
})

test('while the LISTEN connection is down the cache is bypassed', async () => {
  let renderings = 0
  const { sendRequest, pageCache, live } = await openGateway((_req, res) => {
    renderings += 1
    servePage(pageCache, res, { tags: ['news:1'], html: `<p>${renderings}</p>` })
  })
  await sendRequest('/page/1')
  live.on = false
  const response = await sendRequest('/page/1')
  expect([response.text, response.headers['x-cache']]).toEqual(['<p>2</p>', 'pass'])
})

test.each([
  ['draft mode', { headers: { cookie: 'site=en_US; __prerender_bypass=1' } }],
  ['a signed-in editor', { headers: { cookie: 'payload-token=abc' } }],
  ["a request of Next's client", { headers: { rsc: '1' } }],
  ['a range', { headers: { range: 'bytes=0-1' } }],
  ['another origin', { headers: { origin: 'https://other.example' } }],
  ['a write', { method: 'POST', body: 'x' }],
])('%s bypasses the cache', async (_name, options) => {
  let renderings = 0
  const { sendRequest, pageCache } = await openGateway((_req, res) => {
    renderings += 1
    servePage(pageCache, res, { tags: [], html: `<p>${renderings}</p>` })
  })
  await sendRequest('/page/1')
  const response = await sendRequest('/page/1', options)
  expect([response.text, response.headers['x-cache']]).toEqual(['<p>2</p>', 'pass'])
})

test.each([
  ['private', 200, { 'cache-control': 'private', 'x-isotherm-tags': 'a' }],
  ['a cookie', 200, { 'set-cookie': 'a=b', 'x-isotherm-tags': 'a' }],
  ['a server error', 500, { 'x-isotherm-tags': 'a' }],
  ['a 404', 404, { 'x-isotherm-tags': 'a' }],
  ['dependent on cookies', 200, { vary: 'Cookie', 'x-isotherm-tags': 'a' }],
  ['without tags', 200, {}],
])('a response that is %s is not cached', async (_name, status, headers) => {
  let renderings = 0
  const { sendRequest } = await openGateway((_req, res) => {
    renderings += 1
    res.writeHead(status, headers)
    res.end(String(renderings))
  })
  await sendRequest('/f/news/queryById?id=1')
  expect((await sendRequest('/f/news/queryById?id=1')).text).toBe('2')
})

test('a page that Next rewrote to another path is not cached', async () => {
  let renderings = 0
  const { sendRequest, pageCache } = await openGateway((_req, res) => {
    renderings += 1
    res.setHeader('x-middleware-rewrite', '/page/other')
    servePage(pageCache, res, { tags: [], html: `<p>${renderings}</p>` })
  })
  await sendRequest('/page/1')
  expect((await sendRequest('/page/1')).text).toBe('<p>2</p>')
})

test('the not-found page is cached with its status', async () => {
  let renderings = 0
  const { sendRequest, pageCache } = await openGateway((_req, res) => {
    renderings += 1
    res.statusCode = 404
    servePage(pageCache, res, { tags: [], html: '<p>unknown</p>' })
  })
  await sendRequest('/nowhere')
  expect(await sendRequest('/nowhere')).toMatchObject({ status: 404, text: '<p>unknown</p>' })
  expect(renderings).toBe(1)
})

test('the not-found view of a document has status 404 and is not cached (S1 2.18)', async () => {
  let renderings = 0
  const { sendRequest, pageCache } = await openGateway((_req, res) => {
    renderings += 1
    const html = '<head><meta name="isotherm:status" content="404"/></head>'
    servePage(pageCache, res, { tags: ['news:9'], html })
  })
  expect((await sendRequest('/page/9')).status).toBe(404)
  expect((await sendRequest('/page/9')).status).toBe(404)
  expect(renderings).toBe(2)
})

test('a response with s-maxage is cached until it expires', async () => {
  let renderings = 0
  const { sendRequest } = await openGateway((_req, res) => {
    renderings += 1
    res.writeHead(200, { 'x-isotherm-tags': 'a', 'cache-control': 's-maxage=0' })
    res.end(String(renderings))
  })
  await sendRequest('/f/a')
  expect((await sendRequest('/f/a')).text).toBe('2')
})

test('a response that is too large to buffer is streamed', async () => {
  const chunk = Buffer.alloc(3_000_000, 'a')
  const { sendRequest } = await openGateway((_req, res) => {
    res.writeHead(200, { 'x-isotherm-tags': 'a', 'content-type': 'video/mp4' })
    for (let part = 0; part < 4; part++) res.write(chunk)
    res.end()
  })
  expect((await sendRequest('/f/film')).body.length).toBe(12_000_000)
  expect((await sendRequest('/f/film')).headers['x-cache']).toBe('miss')
})

test('the gateway sends redirects itself', async () => {
  const { sendRequest } = await openGateway(() => expect.unreachable())
  expect(await sendRequest('/moved')).toMatchObject({ status: 308, headers: { location: '/page/1' } })
})

test('a redirect of a page is sent and not cached (S1 2.12, readings 4)', async () => {
  let renderings = 0
  const { sendRequest } = await openGateway((_req, res) => {
    renderings += 1
    // As Next sends a cached redirect.
    res.setHeader('location', ['/en/products/videoDetail?id=1', '/en/products/videoDetail?id=1'])
    res.writeHead(308, {
      'content-type': 'text/html',
      'cache-control': 's-maxage=31536000',
    })
    res.end('<html><head></head></html>')
  })
  for (const visit of [1, 2]) {
    const response = await sendRequest('/page/1')
    expect([response.status, renderings]).toEqual([308, visit])
    expect(response.headers.location).toBe('/en/products/videoDetail?id=1')
    expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  }
})

test('each response with a counter that is sent from the cache is counted, also one without a body', async () => {
  let rendered = 0
  const { sendRequest, counted, pageCache } = await openGateway((_req, res) => {
    rendered += 1
    res.setHeader('content-type', 'application/json')
    res.setHeader('cache-control', 'no-cache, s-maxage=5')
    res.setHeader('x-isotherm-tags', 'news:1')
    res.setHeader('x-isotherm-counter', 'news:1')
    res.end('{}')
  })
  const first = await sendRequest('/f/article?id=1')
  expect(first.headers['x-isotherm-counter']).toBeUndefined()
  // The application has counted what it has answered.
  expect(counted).toEqual([])
  const { headers } = await sendRequest('/f/article?id=1')
  expect(headers['x-isotherm-counter']).toBeUndefined()
  await sendRequest('/f/article?id=1', { headers: { 'if-none-match': String(headers.etag) } })
  expect(counted).toEqual(['news:1', 'news:1'])
  // The head of a response is no view.
  await sendRequest('/f/article?id=1', { method: 'HEAD' })
  expect(counted).toHaveLength(2)
  expect(rendered).toBe(1)

  pageCache.invalidationLog.invalidate(['news:1'])
  await sendRequest('/f/article?id=1')
  expect({ rendered, counted: counted.length }).toEqual({ rendered: 2, counted: 2 })
})

test('requests that share one rendering are counted, except the one that the application has counted', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { sendRequest, counted } = await openGateway(async (_req, res) => {
    await promise
    res.setHeader('content-type', 'application/json')
    res.setHeader('cache-control', 'no-cache, s-maxage=5')
    res.setHeader('x-isotherm-tags', 'news:1')
    res.setHeader('x-isotherm-counter', 'news:1')
    res.end('{}')
  })
  const responses = Array.from({ length: 5 }, () => sendRequest('/f/article?id=1'))
  resolve()
  await Promise.all(responses)
  expect(counted).toHaveLength(4)
})

test('a page that is rendered for each request is sent to others for a while, if the application allows it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  let rendered = 0
  const { sendRequest, counted, pageCache } = await openGateway((req, res) => {
    rendered += 1
    pageCache.capture.getStore()?.reads.add('search@en_EN')
    res.setHeader('content-type', 'text/html; charset=utf-8')
    res.setHeader('cache-control', 'private, no-cache, no-store, max-age=0, must-revalidate')
    if (req.url === '/page/shared') res.setHeader('x-isotherm-shared-for', '60')
    res.end('<!doctype html><meta name="isotherm:counter" content="search:en_EN:3:ZnJpZGdl"/>')
  })
  const first = await sendRequest('/page/shared')
  expect(first.headers).not.toHaveProperty('x-isotherm-shared-for')
  expect(first.headers['cache-control']).toContain('no-store')
  expect(counted).toEqual([])
  const second = await sendRequest('/page/shared')
  expect({ rendered, cache: second.headers['x-cache'], counted }).toEqual({
    rendered: 1,
    cache: 'hit',
    counted: ['search:en_EN:3:ZnJpZGdl'],
  })
  pageCache.invalidationLog.invalidate(['search@en_EN'])
  await sendRequest('/page/shared')
  expect(rendered).toBe(2)
  vi.setSystemTime(Date.now() + 61_000)
  await sendRequest('/page/shared')
  expect(rendered).toBe(3)

  await sendRequest('/page/own')
  await sendRequest('/page/own')
  expect(rendered).toBe(5)
})
