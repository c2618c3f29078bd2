import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { proxy } from '@/proxy'

test('a page is served from its internal path, without the query', () => {
  const response = proxy(request('/en/newsDetail?id=7&lang=es_ES&utm_source=x'))
  expect(response.headers.get('x-middleware-rewrite')).toBe('http://localhost:3000/es_ES/newsDetail/7')
})

test("an unknown address shows its site's not-found page (S1 2.18)", () => {
  const response = proxy(request('/fr/nothing'))
  expect(response.headers.get('x-middleware-rewrite')).toBe('http://localhost:3000/fr_FR/not-found')
})

test('a stored site is led to the address with lang (readings 3)', () => {
  const response = proxy(request('/en/news', { cookie: 'site=en_UK' }))
  expect(response.status).toBe(307)
  expect(response.headers.get('location')).toBe('http://localhost:3000/en/news?lang=en_UK')
})

test('system paths pass', () => {
  expect(proxy(request('/admin?lang=es_ES')).headers.get('x-middleware-next')).toBe('1')
})

test('the cookie of a preview counts below /preview only (issue 2)', () => {
  const cookie = 'site=en_UK; __prerender_bypass=secret'
  const header = 'x-middleware-request-cookie'
  expect(proxy(request('/en/news?lang=en_UK', { cookie })).headers.get(header)).toBe('site=en_UK')
  expect(proxy(request('/preview/en/news?lang=en_UK', { cookie })).headers.get(header)).toBeNull()
})

function request(address: string, headers: Record<string, string> = {}): NextRequest {
  return new NextRequest(`http://localhost:3000${address}`, {
    headers: { host: 'localhost:3000', ...headers },
  })
}
