import config from '@payload-config'
import { handleEndpoints } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { testCms } from '../support/cms'

beforeAll(() => testCms())

function send(path: string, init?: RequestInit): Promise<Response> {
  const url = new URL(path ? `/api/f/${path}` : '/api/f', 'http://localhost')
  return handleEndpoints({ config, path: url.pathname, request: new Request(url, init) })
}

test('the contract is served by the endpoints of the CMS', async () => {
  const response = await send('news/getNewsTypeAndNewsCount?siteId=zh_CN')
  expect(response.status).toBe(200)
  expect(response.headers.get('x-isotherm-tags')).toContain('news-types:list@zh_CN')
  expect(await response.json()).toMatchObject({ code: 200, message: '成功' })
})

test.each([
  'news/queryById',
  'news/queryById?id[]=1',
  'news/queryById?id[equals]=1',
  'news/queryById?id=1&id=2',
  'news/queryById?id=%00',
  'news/getPageListByNewsType?type=1&search=%00',
  'news/pageList?pageNo=-1',
  'news/pageList?pageSize=1e9',
])('%s is code 400', async (path) => {
  const response = await send(path)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ code: 400, result: null })
})

test.each(['news/queryById?id=', 'news/getPageListByNewsType?type=1&search='])(
  '%s with a very long text is code 400',
  async (path) => {
    expect(await (await send(path + 'x'.repeat(50_000))).json()).toMatchObject({ code: 400, result: null })
  },
)

test.each([
  "news/queryById?id=1'%20or%20'1'='1",
  'news/queryById?id=%F0%9F%98%80',
  'news/queryById?id=%',
  'news/nothing',
  'news',
  '',
  'constructor',
  'news/queryById/1',
])('%s is code 404', async (path) => {
  const response = await send(path)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ code: 404, result: null })
})

test.each(['%', '_', '\\', "'", '"', '(', '[', '*', '%5C%25', '%F0%9F%98%80', '安静'])(
  'searching for %s is an ordinary search',
  async (search) => {
    const query = new URLSearchParams({ type: '1', search })
    expect(await (await send(`news/getPageListByNewsType?${query}`)).json()).toMatchObject({ code: 200 })
  },
)

test('a path parameter is read (S2 7)', async () => {
  const response = await send('solution/1/catalogue?siteId=zh_CN')
  expect(response.headers.get('x-isotherm-tags')).toContain('solutions:1@zh_CN')
  expect(await response.json()).toEqual({ code: 200, result: [], message: '成功' })
})

test.each(['%F0%9F%98%80', '安静', '%25', "1'%20or%20'1'='1", '..%2E', '%7BsolutionId%7D'])(
  'a solution with the id %s is unknown',
  async (id) => {
    expect(await (await send(`solution/${id}/catalogue`)).json()).toMatchObject({ code: 200, result: [] })
  },
)

test.each([
  'solution/%00/catalogue',
  `solution/${'x'.repeat(65)}/catalogue`,
  'solution/1/catalogue?solutionId=2',
])('%s is code 400', async (path) => {
  expect(await (await send(path)).json()).toMatchObject({ code: 400, result: null })
})

test.each(['solution/a%2Fb/catalogue', 'solution/1/catalogue/2', 'solution/1', 'solution/catalogue'])(
  '%s is code 404',
  async (path) => {
    expect(await (await send(path)).json()).toMatchObject({ code: 404, result: null })
  },
)

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a %s to a read is code 405', async (method) => {
  const response = await send('news/pageList', { method })
  expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  expect(await response.json()).toMatchObject({ code: 405, result: null })
})

test('parameters of the CMS change nothing and prevent caching', async () => {
  const response = await send('news/pageList?depth=9&locale=all&limit=0&draft=true')
  expect(response.headers.has('x-isotherm-tags')).toBe(false)
  expect(await response.json()).toMatchObject({ code: 200, result: { size: 10 } })
})

test('a HEAD request gets no body', async () => {
  const response = await send('news/pageList', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})

test('other origins may read only if configured (readings 35)', async () => {
  const response = await send('news/pageList', { headers: { origin: 'https://other.example' } })
  expect(response.headers.has('access-control-allow-origin')).toBe(false)
})

test('the OpenAPI document and its page are served', async () => {
  expect(await (await send('openapi.json')).json()).toMatchObject({ openapi: '3.1.0' })
  const page = await send('docs')
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await page.text()).toContain('/f/news/queryById')
})

test.each(['null', 'null,1', '-'])('a solution with the id %s has no cases', async (id) => {
  const response = await send(`case/getListBySolutionId?solutionId=${id}`)
  expect(await response.json()).toMatchObject({ code: 200, result: [] })
})
