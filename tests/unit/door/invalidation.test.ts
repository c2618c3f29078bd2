import { expect, test } from 'vitest'
import { contentListener, tagsOfMessage } from '@/door/invalidation'
import { createReadiness } from '@/door/readiness'
import { routeOf } from '@/door/route-of'
import { openExchange } from '@/door/exchange'
import { emptyPageCache } from '../../support/page-cache'

test('a message names the tags that changed; an unreadable one changes everything', () => {
  expect(tagsOfMessage('{"tags":["news:1","news:list@en_UK"]}')).toEqual(['news:1', 'news:list@en_UK'])
  for (const payload of ['', 'news:1', '{"tags":"news:1"}', '{"tags":[""]}'])
    expect(tagsOfMessage(payload)).toEqual(['*'])
})

test('what may have been missed while nobody listened counts as changed', () => {
  const { ledger } = emptyPageCache()
  const said: string[] = []
  const heard = contentListener({
    ledger,
    log: { info: (text) => said.push(text), warn: (text) => said.push(text) },
  })
  const before = ledger.sequence
  heard.onLost(new Error('the database went away'))
  expect(ledger.isStale([], before)).toBe(false)
  heard.onConnected()
  expect(ledger.isStale([], before)).toBe(true)
  expect(said).toHaveLength(2)
})

test('ready means that the database answers and changes are heard', async () => {
  const ping = { ok: async () => 1, fails: async () => Promise.reject(new Error('down')) }
  expect(await createReadiness({ isLive: () => true, ping: ping.ok })()).toBe(true)
  expect(await createReadiness({ isLive: () => false, ping: ping.ok })()).toBe(false)
  expect(await createReadiness({ isLive: () => true, ping: ping.fails })()).toBe(false)
})

const hosts = { chinese: ['maker.example.cn'], spanish: [], french: [] }

function route(url: string, headers: Record<string, string> = {}) {
  const req = { url, headers: { host: 'maker.example', ...headers }, socket: {} }
  return routeOf(openExchange(req as never, {} as never, false), hosts)
}

test('pages are kept by site and internal path, whatever else the address says (S1 2.1)', () => {
  const page = route('/en/news?lang=es_ES&utm_source=x')
  expect(page).toMatchObject({ kind: 'keep', what: 'page', key: expect.stringMatching(/^\/es_ES\/news/) })
  expect(route('/en/news?utm_source=y&lang=es_ES')).toEqual(page)
  expect(route('/en/news')).toMatchObject({ key: expect.stringMatching(/^\/en_EN\/news/) })
})

test('a stored site leads on from an address without one, and only then (readings 3)', () => {
  expect(route('/en/news', { cookie: 'a=b; site=fr_FR' })).toMatchObject({
    kind: 'redirect',
    permanent: false,
  })
  expect(route('/en/news?lang=es_ES', { cookie: 'site=fr_FR' })).toMatchObject({ kind: 'keep' })
})

test('both addresses of an operation share one key, whatever the order of parameters', () => {
  const key = { kind: 'keep', what: 'tagged', key: '/f/news/queryById?id=1&siteId=en_EN' }
  expect(route('/f/news/queryById?siteId=en_EN&id=1')).toEqual(key)
  expect(route('/biomedical-admin-api/f/news/queryById?id=1&siteId=en_EN')).toEqual(key)
})

test('both addresses of a picture share one key, documents have none (S2 7, issue 14)', () => {
  const key = { kind: 'keep', what: 'tagged', key: '/file/pictures/a.webp?' }
  expect(route('/file/pictures/a.webp')).toEqual(key)
  expect(route('/biomedical-admin-api/file/pictures/a.webp')).toEqual(key)
  expect(route('/biomedical-admin-api/file/documents/a.pdf')).toEqual({ kind: 'pass' })
  expect(route('/biomedical-admin-api/rss/en_EN')).toEqual({ kind: 'pass' })
})

test('a page with needless escapes is led to its plain spelling, with its query (S1 2.1, issue 14)', () => {
  const redirect = { kind: 'redirect', to: '/en/news?lang=es_ES', permanent: true }
  expect(route('/en/n%65ws?lang=es_ES')).toEqual(redirect)
})

test('files of the build are kept by their path, the admin and the API never', () => {
  expect(route('/_next/static/a.js?x=1')).toEqual({ kind: 'keep', what: 'asset', key: '/_next/static/a.js' })
  for (const path of ['/admin', '/api/news', '/preview']) expect(route(path)).toEqual({ kind: 'pass' })
})
