import { expect, test } from 'vitest'
import { openGateway, servePage } from '../../support/gateway'

const missing = '<meta name="isotherm:status" content="404"/>'

test('an address that is no page is redirected before the cached error page is sent', async () => {
  const { sendRequest, pageCache, redirects } = await openGateway((_req, res) =>
    servePage(pageCache, res, { tags: ['shell'], html: missing }),
  )
  expect((await sendRequest('/nowhere')).status).toBe(404)
  expect((await sendRequest('/nowhere')).headers['x-cache']).toBe('hit')
  redirects.set('/nowhere', { to: '/new', permanent: true })
  const { status, headers } = await sendRequest('/nowhere')
  expect([status, headers.location]).toEqual([301, '/new'])
})

test('a page whose document is missing is redirected, with GET and HEAD', async () => {
  const methods: (string | undefined)[] = []
  const { sendRequest, pageCache, redirects } = await openGateway((req, res) => {
    methods.push(req.method)
    servePage(pageCache, res, { tags: ['a'], html: missing })
  })
  expect((await sendRequest('/page/1', { method: 'HEAD' })).status).toBe(404)
  redirects.set('/page/1', { to: '/new', permanent: false })
  for (const method of ['GET', 'HEAD']) {
    const { status, headers, text } = await sendRequest('/page/1', { method })
    expect([status, headers.location, text]).toEqual([302, '/new', ''])
  }
  expect(methods).toEqual(['GET', 'GET', 'GET'])
})

test('a page that exists is not looked up', async () => {
  const gateway = await openGateway((_req, res) =>
    servePage(gateway.pageCache, res, { tags: ['a'], html: '<p>here</p>' }),
  )
  gateway.redirects.set('/page/1', { to: '/new', permanent: true })
  expect((await gateway.sendRequest('/page/1')).status).toBe(200)
  expect(gateway.missing).toEqual([])
})

test('an editor, whose requests bypass the cache, is redirected as well', async () => {
  const { sendRequest, pageCache, redirects } = await openGateway((_req, res) =>
    servePage(pageCache, res, { tags: ['a'], html: missing }),
  )
  redirects.set('/page/1', { to: '/new', permanent: true })
  const headers = { cookie: 'payload-token=x' }
  expect((await sendRequest('/page/1', { headers })).status).toBe(301)
})
