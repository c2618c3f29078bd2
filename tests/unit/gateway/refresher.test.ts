import { expect, test } from 'vitest'
import { openGateway, servePage } from '../../support/gateway'

/** A site whose pages show the number of their rendering, and whose tag is the path. */
async function openSite() {
  const rendered: string[] = []
  const site = await openGateway((req, res) => {
    rendered.push(String(req.url))
    if (req.url?.startsWith('/page/'))
      servePage(site.pageCache, res, { tags: [req.url], html: `<p>${rendered.length}` })
    else {
      res.setHeader('cache-control', 'no-cache, s-maxage=60')
      res.setHeader('x-isotherm-tags', String(req.url))
      if (req.url?.startsWith('/f/article')) res.setHeader('x-isotherm-counter', 'news:1')
      res.end(String(rendered.length))
    }
  })
  const visit = async (path: string, times: number) => {
    for (let time = 0; time < times; time += 1) await site.sendRequest(path)
  }
  const change = async (...tags: string[]) => {
    rendered.length = 0
    site.pageCache.invalidationLog.invalidate(tags)
    await site.gateway.refreshFrequent()
    return [...rendered]
  }
  return { ...site, rendered, visit, change }
}

test('what is requested frequently is rendered again after a change, the most requested first', async () => {
  const { visit, change, sendRequest } = await openSite()
  await visit('/page/often', 4)
  await visit('/page/most', 6)
  await visit('/f/list?type=1', 5)
  await visit('/page/once', 1)
  await visit('/page/other', 9)
  expect(await change('/page/often', '/page/most', '/f/list?type=1', '/page/once')).toEqual([
    '/page/most',
    '/f/list?type=1',
    '/page/often',
  ])
  // No visitor waits.
  expect((await sendRequest('/page/most')).headers['x-cache']).toBe('hit')
  expect((await sendRequest('/page/once')).headers['x-cache']).toBe('miss')
})

test('a change of something else renders nothing', async () => {
  const { visit, change } = await openSite()
  await visit('/page/often', 4)
  expect(await change('/page/unknown')).toEqual([])
})

test('our own requests do not make a page frequent, and no view is counted', async () => {
  const { visit, change, counted, logged } = await openSite()
  await visit('/page/often', 3)
  await visit('/f/article?id=1', 4)
  const views = counted.length
  logged.length = 0
  for (let round = 0; round < 3; round += 1) {
    expect(await change('/page/often', '/f/article?id=1')).toEqual(['/page/often'])
  }
  expect(counted).toHaveLength(views)
})

test('a page that only visitors with a cookie get is not requested without it', async () => {
  const { visit, change, sendRequest } = await openSite()
  await visit('/page/often', 3)
  const personal = { headers: { cookie: 'payload-token=secret' } }
  for (let time = 0; time < 5; time += 1) await sendRequest('/page/personal', personal)
  expect(await change('/page/often', '/page/personal')).toEqual(['/page/often'])
})

test('what fails is not tried again, and the rest is', async () => {
  const failing = { on: false }
  const rendered: string[] = []
  const site = await openGateway((req, res) => {
    rendered.push(String(req.url))
    if (failing.on && req.url === '/page/a') {
      res.statusCode = 500
      res.end()
    } else servePage(site.pageCache, res, { tags: ['all'], html: '<p>' })
  })
  for (const path of ['/page/a', '/page/a', '/page/a', '/page/a', '/page/b', '/page/b', '/page/b'])
    await site.sendRequest(path)
  rendered.length = 0
  failing.on = true
  site.pageCache.invalidationLog.invalidate(['all'])
  await site.gateway.refreshFrequent()
  expect(rendered).toEqual(['/page/a', '/page/b'])
})

test('a change during the renderings is followed by another one', async () => {
  const rendered: string[] = []
  const site = await openGateway((req, res) => {
    rendered.push(String(req.url))
    // The first rendering after the change is overtaken by another change.
    if (rendered.length === 3) site.pageCache.invalidationLog.invalidate(['b'])
    servePage(site.pageCache, res, { tags: req.url === '/page/a' ? ['a'] : ['b'], html: '<p>' })
  })
  for (const path of ['/page/a', '/page/a', '/page/a', '/page/a', '/page/b', '/page/b', '/page/b'])
    await site.sendRequest(path)
  site.pageCache.invalidationLog.invalidate(['a', 'b'])
  await site.gateway.refreshFrequent()
  expect(rendered).toEqual(['/page/a', '/page/b', '/page/a', '/page/b'])
})

test('a gateway that stops or does not learn of changes renders nothing', async () => {
  const { visit, change, live, gateway } = await openSite()
  await visit('/page/often', 4)
  live.on = false
  expect(await change('/page/often')).toEqual([])
  live.on = true
  void gateway.drain({ limit: 1_000 })
  expect(await change('/page/often')).toEqual([])
})
