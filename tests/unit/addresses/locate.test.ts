import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ask, redirectAt } from './ask'

test.each([
  ['/en/news/', '/en/news'],
  ['//en//news', '/en/news'],
  ['/EN/News', '/en/news'],
  ['/US', '/us'],
  ['/Cn/', '/cn'],
  ['/zh_cn/newslist/../news', undefined],
  ['/ZH_CN/NEWS', '/zh_CN/news'],
  ['/en/n%65ws', '/en/news'],
  ['/en%2Fnews', '/en/news'],
  ['/en/news/?lang=es_ES&id=1', '/en/news?lang=es_ES&id=1'],
])('%s is led to the spelling of the table', (address, to) => {
  expect(redirectAt(address)).toBe(to)
})

test('spelling and stored site take one redirect together', () => {
  expect(ask('/en/News/', { stored: 'fr_FR' })).toEqual({
    kind: 'redirect',
    to: '/en/news?lang=fr_FR',
    permanent: false,
  })
  expect(ask('/en/News/')).toMatchObject({ permanent: true })
})

test('a redirect never leaves the host', () => {
  for (const address of ['//evil.example/en/news', '/\\evil.example', '///evil.example']) {
    expect(ask(address)).toMatchObject({ kind: 'notFound' })
  }
})

test.each([
  '/en/%',
  '/en/%E0%A4%A',
  '/en/../admin',
  '/en/news/extra',
  '/constructor',
  '/en/__proto__',
  '/index',
])('%s is not found', (address) => {
  expect(ask(address)).toMatchObject({ kind: 'notFound', internal: '/en_EN/not-found' })
})

test('internal paths are no public addresses', () => {
  for (const path of ['/en_EN/home', '/en_EN/newsDetail/1', '/zh_CN/not-found', '/en_EN/news/all/all/1']) {
    expect(ask(path).kind).toBe('notFound')
  }
})

test('unknown, wrong and readable parameters do not reach the internal path', () => {
  expect(ask('/en/newsDetail?id=7&name=Any+title&utm_source=x&fbclid=y')).toMatchObject({
    internal: '/en_EN/newsDetail/7',
    params: { id: '7', name: 'Any title' },
  })
  expect(ask('/en/news?pageNo=-1&id=%27--&code=a/b')).toMatchObject({ internal: '/en_EN/news/all/all/1' })
  expect(ask('/en/news?pageNo=10000')).toMatchObject({ internal: '/en_EN/news/all/all/1' })
  expect(ask('/en?name=Video+Library')).toMatchObject({ internal: '/en_EN/home' })
})

test('a detail needs an id of 1 to 40 letters, digits, _ or - (S1 2.9)', () => {
  for (const id of ['', 'a b', '../1', 'x'.repeat(41), '<1>']) {
    expect(ask(`/en/newsDetail?id=${encodeURIComponent(id)}`).kind).toBe('notFound')
  }
  expect(ask('/en/newsDetail').kind).toBe('notFound')
  expect(ask(`/en/newsDetail?id=${'x'.repeat(40)}`).kind).toBe('page')
})

test('query id wins over code, and code over the old name (S1 2.8)', () => {
  expect(ask('/en/news?code=Newsletter&id=7')).toMatchObject({ internal: '/en_EN/news/id-7/all/1' })
  expect(ask('/en/news?code=Newsletter&name=Industry+News')).toMatchObject({
    internal: '/en_EN/news/code-Newsletter/all/1',
  })
})

test('the Chinese news list has no types (S1 2.10)', () => {
  expect(ask('/zh_CN/news?id=7&code=Newsletter&pageNo=3')).toMatchObject({
    internal: '/zh_CN/news/all/all/3',
  })
})

test.each([
  '/admin',
  '/admin/collections/news',
  '/api/news',
  '/f/home/getHomeData',
  '/biomedical-admin-api/f/banner/list',
  '/file/2026/a.pdf',
  '/_next/static/chunk.js',
  '/__nextjs_font/geist.woff2',
  '/static/policy.pdf',
  '/preview',
  '/healthz',
  '/readyz',
  '/internal/expire',
  '/sitemap.xml',
  '/robots.txt',
  '/rss/en_EN.xml',
  '/favicon.ico',
  '/og-default.jpg',
  '/static/demo/quotes.html',
  '/static/pdf/web/viewer.html',
])('%s belongs to the system', (path) => {
  expect(ask(path)).toEqual({ kind: 'system' })
})

test('every route of the application that is no page belongs to the system', () => {
  const routes = globSync('src/app/**/route.ts').map((file) =>
    file
      .replaceAll('\\', '/')
      .replace(/^src\/app|\/route\.ts$|\/\([^)]+\)/g, '')
      .replace(/\[(?:\.{3})?(\w+)\]/g, '$1'),
  )
  expect(routes.length).toBeGreaterThan(15)
  expect(routes.filter((path) => ask(path).kind !== 'system')).toEqual([])
})

test.each([
  ['/index.html', 'en_EN'],
  ['/home.html', 'en_EN'],
  ['/catalogue.pdf', 'en_EN'],
  ['/logo.png', 'en_EN'],
  ['/static/x', 'en_EN'],
  ['/manifest.webmanifest', 'en_EN'],
  ['/.well-known/security.txt', 'en_EN'],
  ['/en/support/brochure.pdf?lang=fr_FR', 'fr_FR'],
  ['/es_ES/folleto.pdf', 'es_ES'],
  ['/zh_CN/foo.pdf', 'zh_CN'],
])('%s leads nowhere on %s, although it ends like a file (S1 2.18, issue 14)', (path, site) => {
  expect(ask(path)).toEqual({ kind: 'notFound', site, internal: `/${site}/not-found` })
})
