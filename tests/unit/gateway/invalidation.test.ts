import { expect, test } from 'vitest'
import { contentChangeListener, tagsOfMessage } from '@/gateway/invalidation'
import { routeOf } from '@/gateway/route-of'
import { createExchange } from '@/gateway/exchange'
import { newPageCache } from '../../support/page-cache'

test('a message contains the tags to invalidate; a malformed one invalidates everything', () => {
  expect(tagsOfMessage('{"tags":["news:1","news:list@en_UK"]}')).toEqual(['news:1', 'news:list@en_UK'])
  for (const payload of ['', 'news:1', '{"tags":"news:1"}', '{"tags":[""]}'])
    expect(tagsOfMessage(payload)).toEqual(['*'])
})

test('a reconnect invalidates everything', () => {
  const { invalidationLog } = newPageCache()
  const logLines: string[] = []
  const callbacks = contentChangeListener({
    invalidationLog,
    log: { info: (text) => logLines.push(text), warn: (text) => logLines.push(text) },
  })
  const before = invalidationLog.sequence
  callbacks.onLost(new Error('the connection was lost'))
  expect(invalidationLog.isStale([], before)).toBe(false)
  callbacks.onConnected()
  expect(invalidationLog.isStale([], before)).toBe(true)
  expect(logLines).toHaveLength(2)
})

const hosts = { chinese: ['maker.example.cn'], spanish: [], french: [] }

function route(url: string, headers: Record<string, string> = {}) {
  const req = { url, headers: { host: 'maker.example', ...headers }, socket: {} }
  return routeOf(createExchange(req as never, {} as never, false), hosts)
}

test('the cache key of a page is its site and internal path (S1 2.1)', () => {
  const page = route('/en/news?lang=es_ES&utm_source=x')
  expect(page).toMatchObject({
    kind: 'cacheable',
    what: 'page',
    key: expect.stringMatching(/^\/es_ES\/news/),
  })
  expect(route('/en/news?utm_source=y&lang=es_ES')).toEqual(page)
  expect(route('/en/news')).toMatchObject({ key: expect.stringMatching(/^\/en_EN\/news/) })
})

test('a stored site redirects addresses without one only (readings 3)', () => {
  expect(route('/en/news', { cookie: 'a=b; site=fr_FR' })).toMatchObject({
    kind: 'redirect',
    permanent: false,
  })
  expect(route('/en/news?lang=es_ES', { cookie: 'site=fr_FR' })).toMatchObject({ kind: 'cacheable' })
})

test('both addresses of an operation share one cache key, in any order of parameters', () => {
  const key = { kind: 'cacheable', what: 'tagged', key: '/f/news/queryById?id=1&siteId=en_EN' }
  expect(route('/f/news/queryById?siteId=en_EN&id=1')).toEqual(key)
  expect(route('/biomedical-admin-api/f/news/queryById?id=1&siteId=en_EN')).toEqual(key)
})

test('both addresses of a picture share one cache key, documents are not cached (S2 7, issue 14)', () => {
  const key = { kind: 'cacheable', what: 'tagged', key: '/file/pictures/a.webp?' }
  expect(route('/file/pictures/a.webp')).toEqual(key)
  expect(route('/biomedical-admin-api/file/pictures/a.webp')).toEqual(key)
  expect(route('/biomedical-admin-api/file/documents/a.pdf')).toEqual({ kind: 'pass' })
  expect(route('/biomedical-admin-api/rss/en_EN')).toEqual({ kind: 'pass' })
})

test('an unnormalised path of a page redirects to the normalised one, with its query (S1 2.1, issue 14)', () => {
  const redirect = { kind: 'redirect', to: '/en/news?lang=es_ES', permanent: true }
  expect(route('/en/n%65ws?lang=es_ES')).toEqual(redirect)
})

test('build files are cached by path, the admin and the API are not cached', () => {
  expect(route('/_next/static/a.js?x=1')).toEqual({
    kind: 'cacheable',
    what: 'asset',
    key: '/_next/static/a.js',
  })
  for (const path of ['/admin', '/api/news', '/preview']) expect(route(path)).toEqual({ kind: 'pass' })
})
