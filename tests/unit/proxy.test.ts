import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { config, proxy } from '@/proxy'
import { rememberDraftMode } from '@/server/preview/draft-mode'

test('a page is rewritten to its internal path, without the query', () => {
  const response = proxy(request('/en/newsDetail?id=7&lang=es_ES&utm_source=x'))
  expect(response.headers.get('x-middleware-rewrite')).toBe('http://localhost:3000/es_ES/newsDetail/7')
})

test("an unknown address shows its site's not-found page (S1 2.18)", () => {
  const response = proxy(request('/fr/nothing'))
  expect(response.headers.get('x-middleware-rewrite')).toBe('http://localhost:3000/fr_FR/not-found')
})

test('a stored site redirects to the address with lang (readings 3)', () => {
  const response = proxy(request('/en/news', { cookie: 'site=en_UK' }))
  expect(response.status).toBe(307)
  expect(response.headers.get('location')).toBe('http://localhost:3000/en/news?lang=en_UK')
})

test('a preview is rewritten to the route of previews, an unknown address to the not-found page', () => {
  const rewritten = (path: string) => proxy(request(path)).headers.get('x-middleware-rewrite')
  expect(rewritten('/preview/en/newsDetail?id=7&lang=es_ES')).toBe(
    'http://localhost:3000/es_ES/preview/newsDetail/7',
  )
  expect(rewritten('/preview/fr/nothing')).toBe('http://localhost:3000/fr_FR/not-found')
})

test('system paths are passed through', () => {
  expect(proxy(request('/admin?lang=es_ES')).headers.get('x-middleware-next')).toBe('1')
})

test('the draft cookie is passed on below /preview only (issue 2)', () => {
  const cookie = 'site=en_UK; __prerender_bypass=secret'
  const header = 'x-middleware-request-cookie'
  expect(proxy(request('/en/news?lang=en_UK', { cookie })).headers.get(header)).toBe('site=en_UK')
  expect(proxy(request('/preview/en/news?lang=en_UK', { cookie })).headers.get(header)).toBeNull()
})

test('a link to a draft passes its token and the draft mode to its page, and nothing else of the visitor', () => {
  const page = '/shared/token/en/newsDetail?id=7&lang=es_ES'
  // The route handler tells the value of the draft mode.
  expect(proxy(request(page)).headers.get('x-middleware-next')).toBe('1')
  rememberDraftMode('draft')
  const { headers } = proxy(request(page, { cookie: 'payload-token=x' }))
  expect(headers.get('x-middleware-rewrite')).toBe('http://localhost:3000/es_ES/preview/newsDetail/7')
  expect(headers.get('x-middleware-request-x-isotherm-shared')).toBe('token')
  expect(headers.get('x-middleware-request-cookie')).toBe('__prerender_bypass=draft')
  expect(headers.get('x-robots-tag')).toContain('noindex')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(proxy(request('/shared/token')).headers.get('x-middleware-next')).toBe('1')
  const redirects = [
    ['/shared/token/en/nothing', '/shared/token'],
    ['/shared/token/admin', '/shared/token'],
    ['/shared/token/newsDetail?id=7', '/shared/token/en/newsDetail?id=7'],
  ]
  for (const [from = '', to] of redirects) {
    expect(proxy(request(from)).headers.get('location')).toBe(`http://localhost:3000${to}`)
  }
})

test('requests with large bodies bypass the proxy', () => {
  const matches = (url: string) => unstable_doesMiddlewareMatch({ config, url })
  for (const path of [
    '/api/media',
    '/api/files/7',
    '/api/products/import?dryRun=1',
    '/_next/static/a.js',
    '/file/upload',
    '/biomedical-admin-api/file/upload',
  ]) {
    expect({ path, matches: matches(path) }).toEqual({ path, matches: false })
  }
  for (const path of ['/', '/en/news', '/f/news/getNews', '/api/users/login', '/api/products']) {
    expect({ path, matches: matches(path) }).toEqual({ path, matches: true })
  }
})

function request(address: string, headers: Record<string, string> = {}): NextRequest {
  return new NextRequest(`http://localhost:3000${address}`, {
    headers: { host: 'localhost:3000', ...headers },
  })
}
