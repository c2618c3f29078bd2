import { expect, test } from 'vitest'
import { toMetadata, type PageMeta } from '@/features/shell/view-models/metadata'
import { withSeoTexts } from '@/features/shell/view-models/seo-meta'
import type { SiteId } from '@/i18n/locales'

type Over = {
  site?: SiteId
  meta?: Partial<PageMeta>
  located?: Parameters<typeof toMetadata>[0]['located']
  sources?: string
}

function head({
  site = 'en_EN',
  meta = {},
  located = { page: 'newsDetail', params: { id: '12' } },
  sources,
}: Over = {}) {
  return toMetadata({
    site,
    located,
    meta: { title: 'A quieter freezer', description: 'Forty-one decibels.', ...meta },
    company: 'Norvane',
    shareImage: '/file/pictures/share.png',
    origin: 'https://www.example.com',
    sources,
  })
}

test('a title ends with the company’s name, unless it is complete', () => {
  expect(head().title).toBe('A quieter freezer | Norvane')
  expect(head({ meta: { isFullTitle: true } }).title).toBe('A quieter freezer')
})

test('an article written for a site is canonical there and lists its alternates (architecture, decision 1)', () => {
  const { alternates } = head({ site: 'fr_FR', meta: { source: 'fr_FR', shownOn: ['en_EN', 'fr_FR'] } })
  expect(alternates?.canonical).toBe('/en/newsDetail?id=12&lang=fr_FR')
  expect(alternates?.languages).toEqual({
    en: '/en/newsDetail?id=12',
    fr: '/en/newsDetail?id=12&lang=fr_FR',
    'x-default': '/en/newsDetail?id=12',
  })
})

test('an article shown by fallback is canonical at its source and has no hreflang (architecture, decision 1)', () => {
  const { alternates, openGraph } = head({
    site: 'en_UK',
    meta: { source: 'en_EN', shownOn: ['en_EN', 'zh_CN'] },
  })
  expect(alternates?.canonical).toBe('/en/newsDetail?id=12')
  expect(alternates?.languages).toBeUndefined()
  expect(openGraph?.url).toBe('/en/newsDetail?id=12')
})

test('a page that shows what another one does is canonical there and has no hreflang (S2 2.4, 2.13)', () => {
  const { alternates } = head({
    site: 'es_ES',
    located: { page: 'supportProductVideo', params: { id: '7' } },
    meta: { source: 'es_ES', canonicalPage: { page: 'productVideo', params: { id: '7' } } },
  })
  expect(alternates?.canonical).toBe('/en/products/videoDetail?id=7&lang=es_ES')
  expect(alternates?.languages).toBeUndefined()
})

test('a page of all sites lists all of them, en_EN as the default', () => {
  const { alternates } = head({ located: { page: 'home', params: {} }, site: 'zh_CN' })
  expect(Object.keys(alternates?.languages ?? {}).toSorted()).toEqual(
    ['en', 'en-GB', 'en-US', 'es', 'fr', 'x-default', 'zh-CN'].toSorted(),
  )
  expect(alternates?.canonical).toBe('/cn')
  expect(alternates?.types).toEqual({ 'application/rss+xml': '/rss/zh_CN' })
})

test('decorative parameters are not part of the canonical address', () => {
  const located = { page: 'newsDetail', params: { id: '12', name: 'a-name' } } as const
  expect(head({ located, meta: { source: 'en_EN' } }).alternates?.canonical).toBe('/en/newsDetail?id=12')
})

test('a filtered list is canonical at the unfiltered address, in every language', () => {
  const located = { page: 'productsList', params: { id: '7', temperature: 'cool' } } as const
  const { alternates, openGraph } = head({ located, meta: { canonical: { id: '7' } } })
  expect(alternates?.canonical).toBe('/en/productsList?id=7')
  expect(alternates?.languages).toMatchObject({ 'zh-CN': '/zh_CN/productsList?id=7' })
  expect(openGraph?.url).toBe('/en/productsList?id=7')
})

test('Open Graph has the article’s dates, and its own picture rather than the site’s', () => {
  const article = { published: '2026-03-04T00:00:00.000Z', modified: '2026-03-05T00:00:00.000Z' }
  const picture = { src: '/file/pictures/a.png', width: 1600, height: 900, alt: 'A freezer' }
  expect(head({ meta: { article, picture } }).openGraph).toMatchObject({
    type: 'article',
    publishedTime: article.published,
    modifiedTime: article.modified,
    images: [{ url: picture.src, width: 1600, height: 900, alt: 'A freezer' }],
    siteName: 'Norvane',
  })
  expect(head().openGraph).toMatchObject({ type: 'website', images: [{ url: '/file/pictures/share.png' }] })
})

test.each([{ located: null }, { meta: { isNotFound: true } }])('a not-found page is not indexed', (over) => {
  const missing = head(over)
  expect(missing).toMatchObject({ robots: { index: false }, other: { 'isotherm:status': '404' } })
  expect(missing.alternates).toBeUndefined()
  expect(missing.openGraph).toBeUndefined()
})

test('the head lists what the page loads from other hosts, also on the not-found page', () => {
  const sources = 'frame-src https://quotes.example'
  expect(head({ sources }).other).toEqual({ 'isotherm-csp': sources })
  expect(head({ sources, meta: { isNotFound: true } }).other).toMatchObject({ 'isotherm-csp': sources })
})

test('a page that is not for search engines says so', () => {
  expect(head({ meta: { noIndex: true } }).robots).toEqual({ index: false })
  expect(head({ meta: { noIndex: false } }).robots).toBeUndefined()
})

test('texts for search engines replace those of the page, and empty ones do not', () => {
  const meta = { title: 'A quieter freezer', description: 'Forty-one decibels.' }
  const seo = { title: 'Quiet freezers', description: '', picture: null, noIndex: false }
  expect(withSeoTexts(meta, null)).toBe(meta)
  expect(withSeoTexts(meta, seo)).toEqual({
    title: 'Quiet freezers',
    isFullTitle: true,
    description: 'Forty-one decibels.',
    noIndex: false,
  })
})
