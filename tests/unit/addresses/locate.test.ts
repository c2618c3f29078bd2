import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locateAt, redirectAt } from './locate-at'

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
])('%s redirects to the spelling of the table', (address, to) => {
  expect(redirectAt(address)).toBe(to)
})

test('spelling and stored site need only one redirect', () => {
  expect(locateAt('/en/News/', { stored: 'fr_FR' })).toEqual({
    kind: 'redirect',
    to: '/en/news?lang=fr_FR',
    permanent: false,
  })
  expect(locateAt('/en/News/')).toMatchObject({ permanent: true })
})

test('a redirect never leaves the host', () => {
  for (const address of ['//evil.example/en/news', '/\\evil.example', '///evil.example']) {
    expect(locateAt(address)).toMatchObject({ kind: 'notFound' })
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
  expect(locateAt(address)).toMatchObject({ kind: 'notFound', internal: '/en_EN/not-found' })
})

test('internal paths are not public addresses', () => {
  for (const path of ['/en_EN/home', '/en_EN/newsDetail/1', '/zh_CN/not-found', '/en_EN/news/all/all/1']) {
    expect(locateAt(path).kind).toBe('notFound')
  }
})

test('unknown, invalid and decorative parameters are not in the internal path', () => {
  expect(locateAt('/en/newsDetail?id=7&name=Any+title&utm_source=x&fbclid=y')).toMatchObject({
    internal: '/en_EN/newsDetail/7',
    params: { id: '7', name: 'Any title' },
  })
  expect(locateAt('/en/news?pageNo=-1&id=%27--&code=a/b')).toMatchObject({
    internal: '/en_EN/news/all/all/1',
  })
  expect(locateAt('/en/news?pageNo=10000')).toMatchObject({ internal: '/en_EN/news/all/all/1' })
  expect(locateAt('/en?name=Video+Library')).toMatchObject({ internal: '/en_EN/home' })
})

test('a detail needs an id of 1 to 40 letters, digits, _ or - (S1 2.9)', () => {
  for (const id of ['', 'a b', '../1', 'x'.repeat(41), '<1>']) {
    expect(locateAt(`/en/newsDetail?id=${encodeURIComponent(id)}`).kind).toBe('notFound')
  }
  expect(locateAt('/en/newsDetail').kind).toBe('notFound')
  expect(locateAt(`/en/newsDetail?id=${'x'.repeat(40)}`).kind).toBe('page')
})

test('query id wins over code, and code over the old name (S1 2.8)', () => {
  expect(locateAt('/en/news?code=Newsletter&id=7')).toMatchObject({ internal: '/en_EN/news/id-7/all/1' })
  expect(locateAt('/en/news?code=Newsletter&name=Industry+News')).toMatchObject({
    internal: '/en_EN/news/code-Newsletter/all/1',
  })
})

test('the Chinese news list has no types (S1 2.10)', () => {
  expect(locateAt('/zh_CN/news?id=7&code=Newsletter&pageNo=3')).toMatchObject({
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
])('%s is a system path', (path) => {
  expect(locateAt(path)).toEqual({ kind: 'system' })
})

test('every route handler of the application has a system path', () => {
  const routes = globSync('src/app/**/route.ts').map((file) =>
    file
      .replaceAll('\\', '/')
      .replace(/^src\/app|\/route\.ts$|\/\([^)]+\)/g, '')
      .replace(/\[(?:\.{3})?(\w+)\]/g, '$1'),
  )
  expect(routes.length).toBeGreaterThan(15)
  expect(routes.filter((path) => locateAt(path).kind !== 'system')).toEqual([])
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
])('%s is not found on %s, although it has a file extension (S1 2.18, issue 14)', (path, site) => {
  expect(locateAt(path)).toEqual({ kind: 'notFound', site, internal: `/${site}/not-found` })
})
