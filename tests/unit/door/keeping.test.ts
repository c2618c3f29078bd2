import { expect, test } from 'vitest'
import { openDoor, servePage } from '../../support/door'

test('a page is made once and answered from its bytes', async () => {
  let made = 0
  const { ask, pageCache } = await openDoor((_req, res) => {
    made += 1
    servePage(pageCache, res, { tags: ['news:1'], html: `<p>${made}</p>` })
  })
  const first = await ask('/page/1')
  const second = await ask('/page/1')

  expect([first.text, first.headers['x-cache']]).toEqual(['<p>1</p>', 'miss'])
  expect([second.text, second.headers['x-cache']]).toEqual(['<p>1</p>', 'hit'])
  expect(second.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test('a change of one of its tags makes a page anew, a change of others does not', async () => {
  let made = 0
  const { ask, pageCache } = await openDoor((_req, res) => {
    made += 1
    servePage(pageCache, res, { tags: ['news:1@en_UK', 'news:list'], html: `<p>${made}</p>` })
  })
  await ask('/page/1')
  pageCache.ledger.expire(['news:1', 'news:1@en_US', 'news:2'])
  expect((await ask('/page/1')).text).toBe('<p>1</p>')
  pageCache.ledger.expire(['news:1@en_UK'])
  expect((await ask('/page/1')).text).toBe('<p>2</p>')
  pageCache.ledger.expire(['*'])
  expect((await ask('/page/1')).text).toBe('<p>3</p>')
})

test('an answer begun before a change is not kept, and later visitors never get it', async () => {
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  let made = 0
  const { ask, pageCache } = await openDoor(async (_req, res) => {
    made += 1
    const html = `<p>${made}</p>`
    if (made === 1) {
      begun.resolve()
      await goOn.promise
    }
    servePage(pageCache, res, { tags: ['news:1'], html })
  })
  const early = ask('/page/1')
  await begun.promise
  pageCache.ledger.expire(['news:1'])
  const late = ask('/page/1')
  goOn.resolve()

  expect((await early).text).toBe('<p>1</p>')
  expect((await late).text).toBe('<p>2</p>')
  expect((await ask('/page/1')).text).toBe('<p>2</p>')
})

test('visitors who come at the same time share one making', async () => {
  const goOn = Promise.withResolvers<void>()
  let made = 0
  const { ask, pageCache } = await openDoor(async (_req, res) => {
    made += 1
    await goOn.promise
    servePage(pageCache, res, { tags: [], html: '<p>shared</p>' })
  })
  const visits = [ask('/page/1'), ask('/page/1'), ask('/page/1')]
  setImmediate(goOn.resolve)

  expect((await Promise.all(visits)).map(({ text }) => text)).toEqual(Array(3).fill('<p>shared</p>'))
  expect(made).toBe(1)
})

test('while changes go unheard nothing is answered from bytes', async () => {
  let made = 0
  const { ask, pageCache, live } = await openDoor((_req, res) => {
    made += 1
    servePage(pageCache, res, { tags: ['news:1'], html: `<p>${made}</p>` })
  })
  await ask('/page/1')
  live.on = false
  const answer = await ask('/page/1')
  expect([answer.text, answer.headers['x-cache']]).toEqual(['<p>2</p>', 'pass'])
})

test.each([
  ['draft mode', { headers: { cookie: 'site=en_US; __prerender_bypass=1' } }],
  ['a signed-in editor', { headers: { cookie: 'payload-token=abc' } }],
  ["a request of Next's client", { headers: { rsc: '1' } }],
  ['a range', { headers: { range: 'bytes=0-1' } }],
  ['another origin', { headers: { origin: 'https://other.example' } }],
  ['a write', { method: 'POST', body: 'x' }],
])('%s passes the bytes by', async (_name, options) => {
  let made = 0
  const { ask, pageCache } = await openDoor((_req, res) => {
    made += 1
    servePage(pageCache, res, { tags: [], html: `<p>${made}</p>` })
  })
  await ask('/page/1')
  const answer = await ask('/page/1', options)
  expect([answer.text, answer.headers['x-cache']]).toEqual(['<p>2</p>', 'pass'])
})

test.each([
  ['private', 200, { 'cache-control': 'private', 'x-isotherm-tags': 'a' }],
  ['a cookie', 200, { 'set-cookie': 'a=b', 'x-isotherm-tags': 'a' }],
  ['a failure', 500, { 'x-isotherm-tags': 'a' }],
  ['missing', 404, { 'x-isotherm-tags': 'a' }],
  ['dependent on cookies', 200, { vary: 'Cookie', 'x-isotherm-tags': 'a' }],
  ['without tags, as one that counts views', 200, {}],
])('an answer that is %s is not kept', async (_name, status, headers) => {
  let made = 0
  const { ask } = await openDoor((_req, res) => {
    made += 1
    res.writeHead(status, headers)
    res.end(String(made))
  })
  await ask('/f/news/queryById?id=1')
  expect((await ask('/f/news/queryById?id=1')).text).toBe('2')
})

test('a page that Next served for another address is not kept under this one', async () => {
  let made = 0
  const { ask, pageCache } = await openDoor((_req, res) => {
    made += 1
    res.setHeader('x-middleware-rewrite', '/page/other')
    servePage(pageCache, res, { tags: [], html: `<p>${made}</p>` })
  })
  await ask('/page/1')
  expect((await ask('/page/1')).text).toBe('<p>2</p>')
})

test('the page of unknown addresses is kept with its status', async () => {
  let made = 0
  const { ask, pageCache } = await openDoor((_req, res) => {
    made += 1
    res.statusCode = 404
    servePage(pageCache, res, { tags: [], html: '<p>unknown</p>' })
  })
  await ask('/nowhere')
  expect(await ask('/nowhere')).toMatchObject({ status: 404, text: '<p>unknown</p>' })
  expect(made).toBe(1)
})

test('a page that stands for a missing one is answered with 404 and takes no place in the cache (S1 2.18)', async () => {
  let made = 0
  const { ask, pageCache } = await openDoor((_req, res) => {
    made += 1
    const html = '<head><meta name="isotherm:status" content="404"/></head>'
    servePage(pageCache, res, { tags: ['news:9'], html })
  })
  expect((await ask('/page/9')).status).toBe(404)
  expect((await ask('/page/9')).status).toBe(404)
  expect(made).toBe(2)
})

test('an answer that ends by time is made anew after it', async () => {
  let made = 0
  const { ask } = await openDoor((_req, res) => {
    made += 1
    res.writeHead(200, { 'x-isotherm-tags': 'a', 'cache-control': 's-maxage=0' })
    res.end(String(made))
  })
  await ask('/f/a')
  expect((await ask('/f/a')).text).toBe('2')
})

test('an answer too large to hold goes on as it comes', async () => {
  const chunk = Buffer.alloc(3_000_000, 'a')
  const { ask } = await openDoor((_req, res) => {
    res.writeHead(200, { 'x-isotherm-tags': 'a', 'content-type': 'video/mp4' })
    for (let part = 0; part < 4; part++) res.write(chunk)
    res.end()
  })
  expect((await ask('/f/film')).body.length).toBe(12_000_000)
  expect((await ask('/f/film')).headers['x-cache']).toBe('miss')
})

test('an address that leads elsewhere does so at the door', async () => {
  const { ask } = await openDoor(() => expect.unreachable())
  expect(await ask('/moved')).toMatchObject({ status: 308, headers: { location: '/page/1' } })
})

test('a page that leads elsewhere goes out as a redirect, and is not kept (S1 2.12, readings 4)', async () => {
  let made = 0
  const { ask } = await openDoor((_req, res) => {
    made += 1
    // As Next sends a kept redirect.
    res.setHeader('location', ['/en/products/videoDetail?id=1', '/en/products/videoDetail?id=1'])
    res.writeHead(308, {
      'content-type': 'text/html',
      'cache-control': 's-maxage=31536000',
    })
    res.end('<html><head></head></html>')
  })
  for (const visit of [1, 2]) {
    const answer = await ask('/page/1')
    expect([answer.status, made]).toEqual([308, visit])
    expect(answer.headers.location).toBe('/en/products/videoDetail?id=1')
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  }
})
