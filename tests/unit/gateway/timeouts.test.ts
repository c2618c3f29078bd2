import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchBody } from '@/gateway/request-body'
import type { Refusal } from '@/gateway/refusal'
import type { Gateway } from '@/gateway/gateway'
import { partialPost, connectTo, openGateway } from '../../support/gateway'

const timeouts = {
  headers: 60_000,
  body: { bytes: 1024, intervalMs: 60_000 },
  clientRead: 60_000,
  appResponse: 60_000,
}
const soon = 20
const from = (network: string) => ({ headers: { 'x-forwarded-for': network } })
const largeBody = 'x'.repeat(70_000)

/** Resolves when `count` requests have reached the gateway. */
async function arrived(gateway: Gateway, count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) await once(gateway.server, 'request')
}

async function connections(gateway: Gateway): Promise<number> {
  return new Promise((resolve) => gateway.server.getConnections((_error, count) => resolve(count)))
}

test('requests with an unfinished body hold no slots (issue 14)', async () => {
  const { sendRequest, gateway } = await openGateway(
    async (req, res) => {
      await text(req)
      res.end('served')
    },
    { maxConcurrent: 4 },
  )
  const started = arrived(gateway, 20)
  for (let each = 0; each < 20; each++) connectTo(gateway, partialPost('/request', { length: 1000 }))
  await started
  expect((await sendRequest('/api/a')).text).toBe('served')
})

test.each(['content-length: 5', 'transfer-encoding: chunked'])(
  'the application starts when a small body with %s is complete (issue 14)',
  async (header) => {
    const handle = vi.fn<(req: IncomingMessage) => void>()
    const { gateway } = await openGateway(async (req, res) => {
      handle(req)
      res.end(await text(req))
    })
    const started = arrived(gateway, 1)
    const chunked = header.startsWith('transfer')
    const socket = connectTo(gateway, `POST /a HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${header}\r\n\r\n`)
    await started
    expect(handle).not.toHaveBeenCalled()
    socket.write(chunked ? '5\r\nwhole\r\n0\r\n\r\n' : 'whole')
    expect(await text(socket)).toContain('whole')
  },
)

test('an empty body without a declared length is passed on like any other (issue 14)', async () => {
  const { gateway } = await openGateway(async (req, res) => void res.end(`read ${(await text(req)).length}`))
  const started = arrived(gateway, 1)
  const head = 'POST /a HTTP/1.1\r\nhost: a\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n'
  const socket = connectTo(gateway, head)
  await started
  socket.write('0\r\n\r\n')
  expect(await text(socket)).toContain('read 0')
})

test('the application starts while a large body is being received (issue 14)', async () => {
  const reached = Promise.withResolvers<void>()
  const { gateway } = await openGateway(async (req, res) => {
    reached.resolve()
    res.end(`read ${(await text(req)).length}`)
  })
  const head = partialPost('/api/media', { length: 140_000, sent: largeBody }).replace(
    'host',
    'connection: close\r\nhost',
  )
  const socket = connectTo(gateway, head)
  await reached.promise
  socket.write(largeBody)
  expect(await text(socket)).toContain('read 140000')
})

test.each([
  ['that stalls', { length: 1000 }],
  ['that stalls while the application reads it', { length: 140_000, sent: largeBody }],
])('a body %s is refused with 408 (issue 14)', async (_which, started) => {
  const { gateway, logged } = await openGateway(async (req) => void (await text(req)), {
    timeouts: { ...timeouts, body: { bytes: 1024, intervalMs: soon } },
  })
  const socket = connectTo(gateway, partialPost('/api/media', started))
  const response = await text(socket)
  expect(response).toMatch(/^HTTP\/1\.1 408 /)
  expect(response).toContain('connection: close')
  await vi.waitFor(async () => expect(await connections(gateway)).toBe(0))
  expect(logged.filter(({ err }) => err)).toEqual([])
})

test('backpressure of the application does not count as a slow body (issue 14)', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const socket = { bytesRead: 0 }
  const req = Object.assign(new Readable({ read: () => undefined }), { socket, complete: false })
  const refuse = vi.fn<(refusal: Refusal) => void>()
  void watchBody(req as unknown as IncomingMessage, {
    limit: 1_000_000,
    minRate: { bytes: 1024, intervalMs: 10 },
    refuse,
  })
  req.push(Buffer.alloc(req.readableHighWaterMark))
  vi.advanceTimersByTime(100)
  expect(refuse).not.toHaveBeenCalled()
  req.read()
  vi.advanceTimersByTime(10)
  expect(refuse).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 408 }))
})

test('one network can only take a part of the slots (issue 14)', async () => {
  const proceed = Promise.withResolvers<void>()
  const started = Promise.withResolvers<void>()
  const { sendRequest } = await openGateway(
    async (req, res) => {
      started.resolve()
      if (req.url === '/api/slow') await proceed.promise
      res.end('served')
    },
    { maxConcurrent: 4, trustProxy: true },
  )
  const slow = sendRequest('/api/slow', from('203.0.113.1'))
  await started.promise
  expect(await sendRequest('/api/a', from('203.0.113.1'))).toMatchObject({
    status: 429,
    headers: { 'retry-after': '1' },
  })
  expect((await sendRequest('/api/a', from('203.0.113.2'))).text).toBe('served')
  proceed.resolve()
  expect((await slow).text).toBe('served')
  expect((await sendRequest('/api/a', from('203.0.113.1'))).text).toBe('served')
})

test('unfinished uploads can only take a part of the slots (issue 14)', async () => {
  const { sendRequest, gateway } = await openGateway(
    async (req, res) => {
      await text(req)
      res.end('served')
    },
    { maxConcurrent: 4, trustProxy: true },
  )
  const started = arrived(gateway, 1)
  connectTo(gateway, partialPost('/api/media', { length: 1_000_000, sent: largeBody }))
  await started
  const another = { method: 'POST', body: 'x'.repeat(1_000_000), ...from('203.0.113.2') }
  await expect.poll(async () => (await sendRequest('/api/media', another)).status).toBe(503)
  expect((await sendRequest('/api/a', from('203.0.113.2'))).text).toBe('served')
})

test('a slot is released when the application is done, even if the client reads slowly (issue 14)', async () => {
  const { sendRequest, gateway } = await openGateway(
    (req, res) => void res.end(req.url === '/api/large' ? Buffer.alloc(50_000_000) : 'served'),
    { maxConcurrent: 1 },
  )
  const started = arrived(gateway, 1)
  connectTo(gateway, 'GET /api/large HTTP/1.1\r\nhost: a\r\n\r\n').pause()
  await started
  expect((await sendRequest('/api/a')).text).toBe('served')
})

test.each([
  ['never sent a byte', ''],
  ['sent half of its headers', 'GET / HTTP/1.1\r\nhost: a\r\n'],
])(
  'the connection of a client that %s is closed after the header timeout (issue 14)',
  async (_what, sent) => {
    const { gateway } = await openGateway(() => expect.unreachable(), {
      timeouts: { ...timeouts, headers: soon },
    })
    const socket = connectTo(gateway, sent)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
    await vi.waitFor(async () => expect(await connections(gateway)).toBe(0), { timeout: 10_000 })
  },
)

test('the connection of a client that does not read is closed, that of a waiting client is not (issue 14)', async () => {
  const quiet = Promise.withResolvers<void>()
  const { sendRequest, gateway, logged } = await openGateway(
    async (req, res) => {
      if (req.url === '/api/large') return void res.end(Buffer.alloc(50_000_000))
      await quiet.promise
      res.end('served')
    },
    // Longer than a busy machine takes from a connection to its request.
    { timeouts: { ...timeouts, clientRead: 500 } },
  )
  gateway.server.once('timeout', () => quiet.resolve())
  expect((await sendRequest('/api/a')).text).toBe('served')
  connectTo(gateway, 'GET /api/large HTTP/1.1\r\nhost: a\r\n\r\n').pause()
  await vi.waitFor(
    () => expect(logged).toContainEqual(expect.objectContaining({ path: '/api/large', status: 499 })),
    { timeout: 20_000 },
  )
})

test('a connection is usable after a response to a body that was read in part (issue 14, attacks)', async () => {
  const { gateway } = await openGateway((req, res) => {
    if (req.method === 'GET') return void res.end('second')
    req.pipe(new PassThrough())
    req.once('data', () => res.end('first'))
  })
  const length = 1_500_000
  const socket = connectTo(gateway, partialPost('/api/media', { length, sent: 'x'.repeat(length) }))
  socket.setEncoding('utf8')
  socket.write('GET /a HTTP/1.1\r\nhost: a\r\n\r\n')
  let received = ''
  for await (const chunk of socket) {
    received += chunk
    if (received.includes('second')) break
  }
  expect(received).toMatch(/first[\s\S]*second/)
})
