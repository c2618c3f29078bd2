import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchBody } from '@/door/body'
import type { Refusal } from '@/door/refusal'
import type { Door } from '@/door/server'
import { begunPost, connectTo, openDoor } from '../../support/door'

const patience = { headers: 60_000, body: { bytes: 1024, every: 60_000 }, reading: 60_000, answer: 60_000 }
const soon = 20
const from = (network: string) => ({ headers: { 'x-forwarded-for': network } })
const filled = 'x'.repeat(70_000)

/** Resolves when so many requests have reached the door. */
async function arrived(door: Door, count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) await once(door.server, 'request')
}

async function connections(door: Door): Promise<number> {
  return new Promise((resolve) => door.server.getConnections((_error, count) => resolve(count)))
}

test('bodies that were begun and not sent take no places (issue 14)', async () => {
  const { ask, door } = await openDoor(
    async (req, res) => {
      await text(req)
      res.end('served')
    },
    { maxConcurrent: 4 },
  )
  const begun = arrived(door, 20)
  for (let each = 0; each < 20; each++) connectTo(door, begunPost('/request', { length: 1000 }))
  await begun
  expect((await ask('/api/a')).text).toBe('served')
})

test.each(['content-length: 5', 'transfer-encoding: chunked'])(
  'the application gets a small body with %s when it is complete (issue 14)',
  async (header) => {
    const handle = vi.fn<(req: IncomingMessage) => void>()
    const { door } = await openDoor(async (req, res) => {
      handle(req)
      res.end(await text(req))
    })
    const begun = arrived(door, 1)
    const chunked = header.startsWith('transfer')
    const socket = connectTo(door, `POST /a HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${header}\r\n\r\n`)
    await begun
    expect(handle).not.toHaveBeenCalled()
    socket.write(chunked ? '5\r\nwhole\r\n0\r\n\r\n' : 'whole')
    expect(await text(socket)).toContain('whole')
  },
)

test('an empty body without a declared length is passed on like any other (issue 14)', async () => {
  const { door } = await openDoor(async (req, res) => void res.end(`read ${(await text(req)).length}`))
  const begun = arrived(door, 1)
  const head = 'POST /a HTTP/1.1\r\nhost: a\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n'
  const socket = connectTo(door, head)
  await begun
  socket.write('0\r\n\r\n')
  expect(await text(socket)).toContain('read 0')
})

test('a large body is passed on while it still comes (issue 14)', async () => {
  const reached = Promise.withResolvers<void>()
  const { door } = await openDoor(async (req, res) => {
    reached.resolve()
    res.end(`read ${(await text(req)).length}`)
  })
  const head = begunPost('/api/media', { length: 140_000, sent: filled }).replace(
    'host',
    'connection: close\r\nhost',
  )
  const socket = connectTo(door, head)
  await reached.promise
  socket.write(filled)
  expect(await text(socket)).toContain('read 140000')
})

test.each([
  ['of which nothing more comes', { length: 1000 }],
  ['that the application is reading already', { length: 140_000, sent: filled }],
])('a body %s is refused with 408 (issue 14)', async (_which, begun) => {
  const { door, logged } = await openDoor(async (req) => void (await text(req)), {
    patience: { ...patience, body: { bytes: 1024, every: soon } },
  })
  const socket = connectTo(door, begunPost('/api/media', begun))
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('connection: close')
  await vi.waitFor(async () => expect(await connections(door)).toBe(0))
  expect(logged.filter(({ err }) => err)).toEqual([])
})

test('a body that waits for the application is not too slow (issue 14)', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const socket = { bytesRead: 0 }
  const req = Object.assign(new Readable({ read: () => undefined }), { socket, complete: false })
  const refuse = vi.fn<(refusal: Refusal) => void>()
  void watchBody(req as unknown as IncomingMessage, {
    limit: 1_000_000,
    pace: { bytes: 1024, every: 10 },
    refuse,
  })
  req.push(Buffer.alloc(req.readableHighWaterMark))
  vi.advanceTimersByTime(100)
  expect(refuse).not.toHaveBeenCalled()
  req.read()
  vi.advanceTimersByTime(10)
  expect(refuse).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 408 }))
})

test('one network takes a part of the places and leaves the rest to others (issue 14)', async () => {
  const goOn = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const { ask } = await openDoor(
    async (req, res) => {
      begun.resolve()
      if (req.url === '/api/slow') await goOn.promise
      res.end('served')
    },
    { maxConcurrent: 4, trustProxy: true },
  )
  const slow = ask('/api/slow', from('203.0.113.1'))
  await begun.promise
  expect(await ask('/api/a', from('203.0.113.1'))).toMatchObject({
    status: 429,
    headers: { 'retry-after': '1' },
  })
  expect((await ask('/api/a', from('203.0.113.2'))).text).toBe('served')
  goOn.resolve()
  expect((await slow).text).toBe('served')
  expect((await ask('/api/a', from('203.0.113.1'))).text).toBe('served')
})

test('uploads that still come leave most places to everything else (issue 14)', async () => {
  const { ask, door } = await openDoor(
    async (req, res) => {
      await text(req)
      res.end('served')
    },
    { maxConcurrent: 4, trustProxy: true },
  )
  const begun = arrived(door, 1)
  connectTo(door, begunPost('/api/media', { length: 1_000_000, sent: filled }))
  await begun
  const another = { method: 'POST', body: 'x'.repeat(1_000_000), ...from('203.0.113.2') }
  await expect.poll(async () => (await ask('/api/media', another)).status).toBe(503)
  expect((await ask('/api/a', from('203.0.113.2'))).text).toBe('served')
})

test('a place is free again when the application is done, however slowly its answer is read (issue 14)', async () => {
  const { ask, door } = await openDoor(
    (req, res) => void res.end(req.url === '/api/large' ? Buffer.alloc(50_000_000) : 'served'),
    { maxConcurrent: 1 },
  )
  const begun = arrived(door, 1)
  connectTo(door, 'GET /api/large HTTP/1.1\r\nhost: a\r\n\r\n').pause()
  await begun
  expect((await ask('/api/a')).text).toBe('served')
})

test.each([
  ['never sent a byte', ''],
  ['sent half of its headers', 'GET / HTTP/1.1\r\nhost: a\r\n'],
])('a client that %s is closed after the time for headers (issue 14)', async (_what, sent) => {
  const { door } = await openDoor(() => expect.unreachable(), { patience: { ...patience, headers: soon } })
  const socket = connectTo(door, sent)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
  await vi.waitFor(async () => expect(await connections(door)).toBe(0), { timeout: 10_000 })
})

test('a client that does not read its answer is closed, one that waits for it is not (issue 14)', async () => {
  const quiet = Promise.withResolvers<void>()
  const { ask, door, logged } = await openDoor(
    async (req, res) => {
      if (req.url === '/api/large') return void res.end(Buffer.alloc(50_000_000))
      await quiet.promise
      res.end('served')
    },
    { patience: { ...patience, reading: soon } },
  )
  door.server.once('timeout', () => quiet.resolve())
  expect((await ask('/api/a')).text).toBe('served')
  connectTo(door, 'GET /api/large HTTP/1.1\r\nhost: a\r\n\r\n').pause()
  await vi.waitFor(() =>
    expect(logged).toContainEqual(expect.objectContaining({ path: '/api/large', status: 499 })),
  )
})
