import { once } from 'node:events'
import { expect, test } from 'vitest'
import { begunPost, connectTo, openDoor, servePage } from '../../support/door'

test('an answer names its request, as the client or the door called it', async () => {
  const { ask, logged } = await openDoor((req, res) => void res.end(req.headers['x-request-id']))
  const named = await ask('/api/a?secret=1', { headers: { 'x-request-id': 'trace-12345' } })
  const unnamed = await ask('/api/a', { headers: { 'x-request-id': 'a b' } })

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

test('a failing application tells the visitor nothing of the inside', async () => {
  const { ask, logged } = await openDoor(() => {
    throw new Error('password=hunter2')
  })
  const page = await ask('/page/1')
  const operation = await ask('/f/news/getNews')

  expect([page.status, page.text]).toEqual([500, expect.not.stringContaining('hunter2')])
  expect(JSON.parse(operation.text)).toMatchObject({ code: 500, result: null })
  expect(logged.filter(({ err }) => err)).toHaveLength(2)
})

test('an application that fails in the middle of an answer breaks it off', async () => {
  const { ask } = await openDoor((_req, res) => {
    res.writeHead(200, { 'content-type': 'text/plain' })
    res.write('half')
    throw new Error('too late')
  })
  await expect(ask('/api/a')).rejects.toThrow()
})

test('a visitor who leaves while a page is made does not keep others from it', async () => {
  const goOn = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  let made = 0
  const { ask, pageCache, door } = await openDoor(async (_req, res) => {
    made += 1
    if (made === 1) {
      begun.resolve()
      await goOn.promise
    }
    servePage(pageCache, res, { tags: [], html: `<p>${made}</p>` })
  })
  const first = ask('/page/1').catch(() => 'left')
  await begun.promise
  door.server.closeAllConnections()
  expect(await first).toBe('left')
  expect((await ask('/page/1')).text).toBe('<p>2</p>')
  goOn.resolve()
})

test('the process says that it lives, and whether it is ready', async () => {
  const { ask, live } = await openDoor(() => expect.unreachable())
  expect((await ask('/healthz')).status).toBe(200)
  expect((await ask('/readyz')).status).toBe(200)
  live.ready = false
  expect((await ask('/readyz')).status).toBe(503)
  expect((await ask('/healthz')).status).toBe(200)
})

test('stopping finishes running requests and takes no new ones', async () => {
  const goOn = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const { ask, door } = await openDoor(async (_req, res) => {
    begun.resolve()
    await goOn.promise
    res.end('finished')
  })
  const running = ask('/api/a')
  await begun.promise
  const drained = door.drain({ limit: 10_000 })
  await expect(ask('/healthz')).rejects.toThrow('ECONNREFUSED')
  goOn.resolve()

  expect(await running).toMatchObject({ text: 'finished', headers: { connection: 'close' } })
  await drained
})

test('stopping does not wait for ever', async () => {
  const begun = Promise.withResolvers<void>()
  const { ask, door } = await openDoor(() => begun.resolve())
  const hanging = ask('/api/a').catch(() => 'cut')
  await begun.promise
  await door.drain({ limit: 10 })
  expect(await hanging).toBe('cut')
})

test('in development nothing is kept and documents stream', async () => {
  let made = 0
  const { ask, pageCache } = await openDoor(
    (_req, res) => {
      made += 1
      servePage(pageCache, res, { tags: [], html: `<p>${made}</p>` })
    },
    { dev: true },
  )
  await ask('/page/1')
  const answer = await ask('/page/1')
  expect([answer.text, answer.headers['content-security-policy']]).toEqual([
    '<p>2</p>',
    expect.stringContaining("'unsafe-eval'"),
  ])
})

test("the development server's sockets do not hold up stopping; elsewhere nobody offers any", async () => {
  const upgrade = { headers: { connection: 'Upgrade', upgrade: 'websocket' } }
  const development = await openDoor(() => undefined, { dev: true })
  const admitted = new Promise((resolve) => development.door.server.on('upgrade', resolve))
  const open = development.ask('/_next/hmr', upgrade).catch(() => 'closed')
  await admitted
  await development.door.drain({ limit: 60_000 })
  expect(await open).toBe('closed')

  const production = await openDoor((_req, res) => void res.end('as usual'))
  expect((await production.ask('/api/a', upgrade)).text).toBe('as usual')
})

test.each([
  ['/api/users/me', undefined, 'private, no-store'],
  ['/api/products/export', 'no-store, no-transform', 'no-store, no-transform'],
  ['/file/a.pdf', 'private, max-age=0', 'private, max-age=0'],
  ['/admin', undefined, undefined],
])('%s with the caching %s is answered with %s (issue 14)', async (path, sent, answered) => {
  const { ask } = await openDoor((_req, res) => {
    if (sent) res.setHeader('cache-control', sent)
    res.end('{}')
  })
  expect((await ask(path)).headers['cache-control']).toBe(answered)
})

test.each(['/page/1', '/api/a', '/nowhere'])(
  '%s shares no window with other origins (issue 14)',
  async (path) => {
    const { ask, pageCache } = await openDoor((_req, res) =>
      servePage(pageCache, res, { tags: [], html: '<p>1</p>' }),
    )
    expect((await ask(path)).headers['cross-origin-opener-policy']).toBe('same-origin')
  },
)

test('what an operator should know stands below the readiness and does not end it (issue 14)', async () => {
  const { ask, live } = await openDoor(() => expect.unreachable())
  live.warning = 'disk low'
  expect(await ask('/readyz')).toMatchObject({ status: 200, text: 'ready\nwarning: disk low\n' })
})

test('before the port closes the process says that it is not ready (issue 14)', async () => {
  const { ask, door } = await openDoor((_req, res) => void res.end('served'))
  void door.drain({ delay: 1_000_000, limit: 0 })
  expect((await ask('/readyz')).status).toBe(503)
  expect(await ask('/api/a')).toMatchObject({ text: 'served', headers: { connection: 'close' } })
})

test.each([
  ['has never sent a byte', ''],
  ['has sent half of its headers', 'GET / HTTP/1.1\r\nhost: a\r\n'],
])('stopping does not wait for a connection that %s (issue 14)', async (_what, sent) => {
  const { door } = await openDoor(() => expect.unreachable())
  const connected = once(door.server, 'connection')
  connectTo(door, sent)
  await connected
  await door.drain({ limit: 1_000_000 })
  expect(door.server.listening).toBe(false)
})

test('stopping waits for a request whose body still comes (issue 14)', async () => {
  const { door } = await openDoor((_req, res) => void res.end('served'))
  const begun = once(door.server, 'request')
  const socket = connectTo(door, begunPost('/api/a', { length: 2 }))
  await begun
  const drained = door.drain({ limit: 1_000_000 })
  socket.end('y')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toContain('served')
  await drained
})
