import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { faultHeader } from '@/lib/gateway-protocol'
import { openGateway } from '../../support/gateway'

/** A gateway whose application fails while the database is unavailable. */
async function failing(ready = false) {
  const opened = await openGateway((req, res) => {
    if (req.url?.startsWith('/f/')) res.setHeader(faultHeader, '1')
    else res.statusCode = 500
    res.end('a fault')
  })
  opened.live.ready = ready
  return opened.sendRequest
}

test('a page that needs the database is replaced by a page without scripts (issue 14)', async () => {
  const sendRequest = await failing()
  const response = await sendRequest('/page/fr_FR')
  expect(response).toMatchObject({
    status: 503,
    headers: { 'retry-after': '10', 'cache-control': 'no-store' },
  })
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  const { document } = new JSDOM(response.text).window
  expect(document.documentElement.lang).toBe('fr')
  expect(document.title).toBe('Cette page est momentanément indisponible | Norvane')
  expect(document.querySelector('h1')?.textContent).toBe('Cette page est momentanément indisponible')
  expect(document.querySelector('main')?.textContent).toContain('Réessayez dans quelques minutes.')
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['mailto:a@maker.example', 'tel:+442079460000', ''])
  expect(document.querySelector('script')).toBeNull()
})

test.each([
  ['/page/zh_CN', 'zh-CN', '页面暂时无法访问'],
  ['/page/es_ES', 'es', 'Esta página no está disponible en este momento'],
  ['/nowhere', 'en', 'This page is not available at the moment'],
  ['/admin/login', 'en', 'This page is not available at the moment'],
])('%s is refused in %s (issue 14)', async (path, lang, title) => {
  const sendRequest = await failing()
  const { document } = new JSDOM((await sendRequest(path)).text).window
  expect([document.documentElement.lang, document.querySelector('h1')?.textContent]).toEqual([lang, title])
})

test.each([
  '/f/news/pageList',
  '/suggest',
  '/file/documents/a.pdf',
  '/request/start',
  '/distributor/session',
])(
  '%s is refused with 503 and the envelope in the language of the site (readings 20, issue 14)',
  async (path) => {
    const sendRequest = await failing()
    const response = await sendRequest(`${path}?siteId=zh_CN`)
    expect(response).toMatchObject({ status: 503, headers: { 'retry-after': '10' } })
    expect(response.headers[faultHeader]).toBeUndefined()
    expect(JSON.parse(response.text)).toEqual({
      code: 503,
      result: null,
      message: '系统出现技术故障，我们正在处理，请几分钟后再试。',
    })
  },
)

test('the admin gets an error message that it can show (issue 14)', async () => {
  const sendRequest = await failing()
  expect(JSON.parse((await sendRequest('/api/news')).text)).toEqual({
    errors: [{ message: expect.stringContaining('technical problem') }],
  })
})

test('a HEAD is refused with the same status (issue 14)', async () => {
  const sendRequest = await failing()
  expect(await sendRequest('/page/fr_FR', { method: 'HEAD' })).toMatchObject({ status: 503, text: '' })
})

test('a server error while the database is available is sent unchanged (issue 14)', async () => {
  const sendRequest = await failing(true)
  expect(await sendRequest('/page/fr_FR')).toMatchObject({ status: 500, text: 'a fault' })
  const operation = await sendRequest('/f/news/pageList')
  expect(operation).toMatchObject({ status: 200, text: 'a fault' })
  expect(operation.headers[faultHeader]).toBeUndefined()
})

test('an exception while the database is unavailable gives 503 (issue 14)', async () => {
  const { sendRequest, live } = await openGateway(() => {
    throw new Error('no connection')
  })
  live.ready = false
  expect(await sendRequest('/page/fr_FR')).toMatchObject({ status: 503 })
  live.ready = true
  expect(await sendRequest('/page/fr_FR')).toMatchObject({ status: 500 })
})

const timeouts = {
  headers: 60_000,
  body: { bytes: 1024, intervalMs: 60_000 },
  clientRead: 60_000,
  appResponse: 20,
}

test('reads have a timeout, writes do not (issue 14)', async () => {
  const proceed = Promise.withResolvers<void>()
  const { sendRequest } = await openGateway(
    async (req, res) => {
      await proceed.promise
      if (req.method === 'POST') res.end('written')
    },
    { timeouts },
  )
  const written = sendRequest('/api/a', { method: 'POST', body: 'a' })
  expect(await sendRequest('/page/fr_FR')).toMatchObject({ status: 503, headers: { 'retry-after': '10' } })
  expect(JSON.parse((await sendRequest('/f/news/pageList')).text)).toMatchObject({ code: 503 })
  proceed.resolve()
  expect((await written).text).toBe('written')
})

/** A gateway that has cached a response that expires at once; then the application fails. */
async function withCached(path: string) {
  let fails = false
  const opened = await openGateway((_req, res) => {
    if (fails) res.setHeader(faultHeader, '1')
    else res.writeHead(200, { 'x-isotherm-tags': 'news:1', 'cache-control': 's-maxage=0' })
    res.end(fails ? 'a fault' : 'content')
  })
  expect((await opened.sendRequest(path)).text).toBe('content')
  fails = true
  return opened
}

test('while the database does not respond, cached responses are sent without asking the application (issue 14)', async () => {
  const { sendRequest, live } = await withCached('/f/a')
  Object.assign(live, { on: false, ready: false, responds: false })
  expect(await sendRequest('/f/a')).toMatchObject({
    status: 200,
    text: 'content',
    headers: { 'x-cache': 'hit' },
  })
  expect((await sendRequest('/f/b')).status).toBe(503)
})

test('a cached response replaces a failed one before the loss of the database is known (issue 14)', async () => {
  const { sendRequest, live } = await withCached('/f/a')
  live.ready = false
  expect(await sendRequest('/f/a')).toMatchObject({
    status: 200,
    text: 'content',
    headers: { 'x-cache': 'hit' },
  })
})

test('a cached response replaces one that takes too long (issue 14)', async () => {
  let renderings = 0
  const { sendRequest, live } = await openGateway(
    (_req, res) => {
      renderings += 1
      if (renderings > 1) return new Promise(() => undefined)
      res.writeHead(200, { 'x-isotherm-tags': 'news:1', 'cache-control': 's-maxage=0' })
      res.end('content')
    },
    {
      timeouts: {
        headers: 15_000,
        body: { bytes: 1024, intervalMs: 10_000 },
        clientRead: 30_000,
        appResponse: 50,
      },
    },
  )
  await sendRequest('/f/a')
  live.ready = false
  expect((await sendRequest('/f/a')).text).toBe('content')
})

test('content that was changed is not sent from the cache, even without the database (issue 14)', async () => {
  const { sendRequest, live, pageCache } = await withCached('/f/a')
  pageCache.invalidationLog.invalidate(['news:1'])
  Object.assign(live, { on: false, ready: false, responds: false })
  expect((await sendRequest('/f/a')).status).toBe(503)
})
