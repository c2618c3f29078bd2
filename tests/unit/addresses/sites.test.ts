import { expect, test } from 'vitest'
import { homePath } from '@/addresses/sites'
import { locateAt, redirectAt, siteAt } from './locate-at'

test.each([
  ['/us', 'en_US'],
  ['/uk', 'en_UK'],
  ['/es', 'es_ES'],
  ['/fr', 'fr_FR'],
  ['/cn', 'zh_CN'],
  ['/en', 'en_EN'],
  ['/', 'en_EN'],
])('the entry path %s is %s, whatever site is stored (S1 2.1)', (path, site) => {
  expect(locateAt(path, { stored: 'fr_FR' })).toMatchObject({ kind: 'page', site, page: 'home' })
})

test.each([
  ['en_US', '/us'],
  ['all', '/en'],
  ['zh_CN', '/cn'],
  ['en_UK', '/uk'],
  ['es_ES', '/es'],
  ['fr_FR', '/fr'],
  ['en_EN', '/en'],
  ['de_DE', '/en'],
])('the home page of the stored country %s is %s (S1 2.1)', (country, path) => {
  expect(homePath(country)).toBe(path)
})

test('an entry path has priority over lang and host (S1 2.1, reading A)', () => {
  expect(siteAt('/us?lang=es_ES')).toBe('en_US')
  expect(siteAt('/us', { host: 'es.maker.com' })).toBe('en_US')
})

test('a /zh_CN path is Chinese whatever the stored site, lang and host (readings 1)', () => {
  expect(siteAt('/zh_CN/news', { stored: 'es_ES' })).toBe('zh_CN')
  expect(siteAt('/zh_CN/news?lang=es_ES')).toBe('zh_CN')
  expect(siteAt('/zh_CN/news', { host: 'es.maker.com' })).toBe('zh_CN')
})

test('zh_CN in free text does not make an address Chinese (readings 1)', () => {
  expect(siteAt('/en/newsDetail?id=1&name=zh_CN&lang=en_UK')).toBe('en_UK')
})

test('a stored zh_CN does not apply on /en/ (S1 2.1, readings 1)', () => {
  expect(siteAt('/en/news', { stored: 'zh_CN' })).toBe('en_EN')
})

test.each(['en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR'])('lang=%s selects the site (S1 2.1)', (site) => {
  expect(siteAt(`/en/news?lang=${site}`, { stored: 'fr_FR' })).toBe(site)
})

test.each(['de_DE', 'es', '', 'ES_es', '<script>'])('an unknown lang "%s" is en_EN (S1 2.1)', (lang) => {
  expect(siteAt(`/en/news?lang=${encodeURIComponent(lang)}`, { stored: 'es_ES' })).toBe('en_EN')
})

test('the first of several lang parameters is used', () => {
  expect(siteAt('/en/news?lang=en_UK&lang=fr_FR')).toBe('en_UK')
})

test('the Spanish and the French host select the site below /en (S1 2.1)', () => {
  expect(siteAt('/en/news', { host: 'es.maker.com', stored: 'fr_FR' })).toBe('es_ES')
  expect(siteAt('/en/news?lang=en_US', { host: 'fr.maker.com' })).toBe('fr_FR')
})

test('a site as first segment has priority over the cookie, but not over lang (S1 2.1)', () => {
  expect(siteAt('/en_US/news', { stored: 'fr_FR' })).toBe('en_US')
  expect(siteAt('/en_US/news?lang=en_UK')).toBe('en_UK')
  expect(siteAt('/es_ES/news?lang=en_UK')).toBe('es_ES')
})

test('a stored international site redirects once to the address with lang (readings 3)', () => {
  const first = locateAt('/en/newsDetail?id=1&utm_source=mail', { stored: 'es_ES' })
  expect(first).toEqual({
    kind: 'redirect',
    to: '/en/newsDetail?id=1&utm_source=mail&lang=es_ES',
    permanent: false,
  })
  expect(locateAt('/en/newsDetail?id=1&utm_source=mail&lang=es_ES', { stored: 'es_ES' })).toMatchObject({
    kind: 'page',
    site: 'es_ES',
  })
})

test('a stored en_EN, a forged cookie and no cookie need no redirect', () => {
  for (const stored of ['en_EN', 'constructor', '', undefined]) {
    expect(locateAt('/en/news', { stored })).toMatchObject({ kind: 'page', site: 'en_EN' })
  }
})

test.each(['maker.cn', 'www.maker.cn', 'MAKER.CN:443', 'maker.cn.'])('%s is the Chinese domain', (host) => {
  expect(redirectAt('/', { host })).toBe('/cn')
})

test('the Chinese domain redirects international addresses to /cn (S1 2.1, reading B)', () => {
  for (const address of ['/', '/en', '/us', '/en/news', '/en/news?lang=es_ES', '/fr_FR/news']) {
    expect(redirectAt(address, { host: 'www.maker.cn', stored: 'es_ES' })).toBe('/cn')
  }
  expect(locateAt('/cn', { host: 'maker.cn' })).toMatchObject({ kind: 'page', site: 'zh_CN', page: 'home' })
  expect(locateAt('/zh_CN/news', { host: 'maker.cn' })).toMatchObject({ kind: 'page', site: 'zh_CN' })
  expect(siteAt('/nothing', { host: 'maker.cn' })).toBe('zh_CN')
})

test('on other hosts lang=zh_CN redirects to the same page of the Chinese site, or to its home page (readings 1)', () => {
  expect(redirectAt('/en/newsDetail?id=7&lang=zh_CN')).toBe('/zh_CN/newsDetail?id=7')
  expect(redirectAt('/en/contact?lang=zh_CN')).toBe('/cn')
  expect(redirectAt('/us?lang=zh_CN')).toBe('/cn')
})

test('the not-found page is in the language of the address (S1 2.18)', () => {
  expect(siteAt('/es/nothing')).toBe('es_ES')
  expect(siteAt('/zh_CN/nothing')).toBe('zh_CN')
  expect(siteAt('/en/nothing', { stored: 'fr_FR' })).toBe('fr_FR')
  expect(siteAt('/nothing')).toBe('en_EN')
})
