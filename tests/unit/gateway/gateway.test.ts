import { once } from 'node:events'
import { expect, test } from 'vitest'
import { partialPost, connectTo, openGateway, servePage } from '../../support/gateway'

test('a response has the request id of the client or a new one', async () => {
  const { sendRequest, logged } = await openGateway((req, res) => void res.end(req.headers['x-request-id']))
  const named = await sendRequest('/api/a?secret=1', { headers: { 'x-request-id': 'trace-12345' } })
  const unnamed = await sendRequest('/api/a', { headers: { 'x-request-id': 'a b' } })

  expect([named.text, named.headers['x-request-id']]).toEqual(['trace-12345', 'trace-12345'])
  expect(unnamed.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(logged[0]).toMatchObject({
    id: 'trace-12345',
    method: 'GET',
    path: '/api/a',
    status: 200,
    cache: 'pass',
  })
})

test.each([
  ['GET', 'cors', 'cross-site'],
  ['GET', undefined, 'cross-site'],
  ['POST', 'navigate', 'cross-site'],
  ['GET', 'navigate', 'same-site'],
])(
  'a %s request of a sibling host with the mode %s is passed on as %s (issue 14, security)',
  async (method, mode, expected) => {
    const { sendRequest } = await openGateway((req, res) => void res.end(req.headers['sec-fetch-site']))
    const headers = { 'sec-fetch-site': 'same-site', ...(mode && { 'sec-fetch-mode': mode }) }
    expect((await sendRequest('/api/users/me', { method, headers })).text).toBe(expected)
  },
)

test('a server error reveals no details', async () => {
  const { sendRequest, logged } = await openGateway(() => {
    throw new Error('password=hunter2')
  })
  const page = await sendRequest('/page/1')
  const operation = await sendRequest('/f/news/getNews')

  expect([page.status, page.text]).toEqual([500, expect.not.stringContaining('hunter2')])
  expect(JSON.parse(operation.text)).toMatchObject({ code: 500, result: null })
  expect(logged.filter(({ err }) => err)).toHaveLength(2)
})

test('an error in the middle of a response aborts it', async () => {
  const { sendRequest } = await openGateway((_req, res) => {
    res.writeHead(200, { 'content-type': 'text/plain' })
    res.write('half')
    throw new Error('too late')
  })
  await expect(sendRequest('/api/a')).rejects.toThrow()
})

test('a client that disconnects during rendering does not block others', async () => {
  const proceed = Promise.withResolvers<void>()
  const started = Promise.withResolvers<void>()
  let renderings = 0
  const { sendRequest, pageCache, gateway } = await openGateway(async (_req, res) => {
    renderings += 1
    if (renderings === 1) {
      started.resolve()
      await proceed.promise
    }
    servePage(pageCache, res, { tags: [], html: `<p>${renderings}</p>` })
  })
  const first = sendRequest('/page/1').catch(() => 'left')
  await started.promise
  gateway.server.closeAllConnections()
  expect(await first).toBe('left')
  expect((await sendRequest('/page/1')).text).toBe('<p>2</p>')
  proceed.resolve()
})

test('health and readiness are reported', async () => {
  const { sendRequest, live } = await openGateway(() => expect.unreachable())
  expect((await sendRequest('/healthz')).status).toBe(200)
  expect((await sendRequest('/readyz')).status).toBe(200)
  live.ready = false
  expect((await sendRequest('/readyz')).status).toBe(503)
  expect((await sendRequest('/healthz')).status).toBe(200)
})

test('draining finishes running requests and accepts no new ones', async () => {
  const proceed = Promise.withResolvers<void>()
  const started = Promise.withResolvers<void>()
  const { sendRequest, gateway } = await openGateway(async (_req, res) => {
    started.resolve()
    await proceed.promise
    res.end('finished')
  })
  const running = sendRequest('/api/a')
  await started.promise
  const drained = gateway.drain({ limit: 10_000 })
  await expect(sendRequest('/healthz')).rejects.toThrow('ECONNREFUSED')
  proceed.resolve()

  expect(await running).toMatchObject({ text: 'finished', headers: { connection: 'close' } })
  await drained
})

test('draining has a time limit', async () => {
  const started = Promise.withResolvers<void>()
  const { sendRequest, gateway } = await openGateway(() => started.resolve())
  const aborted = sendRequest('/api/a').catch(() => 'cut')
  await started.promise
  await gateway.drain({ limit: 10 })
  expect(await aborted).toBe('cut')
})

test('in development nothing is cached and documents are streamed', async () => {
  let renderings = 0
  const { sendRequest, pageCache } = await openGateway(
    (_req, res) => {
      renderings += 1
      servePage(pageCache, res, { tags: [], html: `<p>${renderings}</p>` })
    },
    { dev: true },
  )
  await sendRequest('/page/1')
  const response = await sendRequest('/page/1')
  expect([response.text, response.headers['content-security-policy']]).toEqual([
    '<p>2</p>',
    expect.stringContaining("'unsafe-eval'"),
  ])
})

test('web sockets of the development server do not block draining; in production upgrades are ignored', async () => {
  const upgrade = { headers: { connection: 'Upgrade', upgrade: 'websocket' } }
  const development = await openGateway(() => undefined, { dev: true })
  const admitted = new Promise((resolve) => development.gateway.server.on('upgrade', resolve))
  const open = development.sendRequest('/_next/hmr', upgrade).catch(() => 'closed')
  await admitted
  await development.gateway.drain({ limit: 60_000 })
  expect(await open).toBe('closed')

  const production = await openGateway((_req, res) => void res.end('as usual'))
  expect((await production.sendRequest('/api/a', upgrade)).text).toBe('as usual')
})

test.each([
  ['/api/users/me', undefined, 'private, no-store'],
  ['/api/products/export', 'no-store, no-transform', 'no-store, no-transform'],
  ['/file/a.pdf', 'private, max-age=0', 'private, max-age=0'],
  ['/admin', undefined, undefined],
])('%s with the cache-control %s is sent with %s (issue 14)', async (path, sent, expected) => {
  const { sendRequest } = await openGateway((_req, res) => {
    if (sent) res.setHeader('cache-control', sent)
    res.end('{}')
  })
  expect((await sendRequest(path)).headers['cache-control']).toBe(expected)
})

test.each(['/page/1', '/api/a', '/nowhere'])(
  '%s has a cross-origin opener policy (issue 14)',
  async (path) => {
    const { sendRequest, pageCache } = await openGateway((_req, res) =>
      servePage(pageCache, res, { tags: [], html: '<p>1</p>' }),
    )
    expect((await sendRequest(path)).headers['cross-origin-opener-policy']).toBe('same-origin')
  },
)

test('a warning is part of the readiness response and does not change its status (issue 14)', async () => {
  const { sendRequest, live } = await openGateway(() => expect.unreachable())
  live.warning = 'disk low'
  expect(await sendRequest('/readyz')).toMatchObject({ status: 200, text: 'ready\nwarning: disk low\n' })
})

test('the process reports not ready before it closes the port (issue 14)', async () => {
  const { sendRequest, gateway } = await openGateway((_req, res) => void res.end('served'))
  void gateway.drain({ delay: 1_000_000, limit: 0 })
  expect((await sendRequest('/readyz')).status).toBe(503)
  expect(await sendRequest('/api/a')).toMatchObject({ text: 'served', headers: { connection: 'close' } })
})

test.each([
  ['has never sent a byte', ''],
  ['has sent half of its headers', 'GET / HTTP/1.1\r\nhost: a\r\n'],
])('draining does not wait for a connection that %s (issue 14)', async (_what, sent) => {
  const { gateway } = await openGateway(() => expect.unreachable())
  const connected = once(gateway.server, 'connection')
  connectTo(gateway, sent)
  await connected
  await gateway.drain({ limit: 1_000_000 })
  expect(gateway.server.listening).toBe(false)
})

test('draining waits for a request with an unfinished body (issue 14)', async () => {
  const { gateway } = await openGateway((_req, res) => void res.end('served'))
  const started = once(gateway.server, 'request')
  const socket = connectTo(gateway, partialPost('/api/a', { length: 2 }))
  await started
  const drained = gateway.drain({ limit: 1_000_000 })
  socket.end('y')
  const [response] = (await once(socket, 'data')) as [Buffer]
  expect(response.toString()).toContain('served')
  await drained
})
