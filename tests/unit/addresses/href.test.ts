import { expect, test } from 'vitest'
import { alternates, canonicalHref, hasPage, href, sitesOf, switchSite } from '@/addresses/href'
import { pageNames } from '@/addresses/table'
import { siteIds } from '@/i18n/locales'
import { locateAt } from './locate-at'

test('links of international sites carry lang, Chinese ones do not need it (architecture, decision 3)', () => {
  expect(href('en_EN', 'newsDetail', { id: '7' })).toBe('/en/newsDetail?id=7&lang=en_EN')
  expect(href('es_ES', 'newsDetail', { id: '7', name: 'Frío & más' })).toBe(
    '/en/newsDetail?id=7&name=Frío+%26+más&lang=es_ES',
  )
  expect(href('zh_CN', 'newsDetail', { id: '7', name: '新闻' })).toBe('/zh_CN/newsDetail?id=7&name=新闻')
})

test('titles in links are readable; what changes the address or is invisible is encoded', () => {
  const title = '4 °C—“冷链”：100%\u00a0的\u2060#数据&记录\ud800'
  expect(href('zh_CN', 'newsDetail', { id: '7', name: title })).toBe(
    '/zh_CN/newsDetail?id=7&name=4+°C—“冷链”：100%25%C2%A0的%E2%81%A0%23数据%26记录\ufffd',
  )
})

test('what is not only for readers is encoded, since it may be in a redirect', () => {
  expect(href('zh_CN', 'aboutUs', { name: '发展历程' })).toBe(
    '/zh_CN/aboutUs?name=%E5%8F%91%E5%B1%95%E5%8E%86%E7%A8%8B',
  )
})

test('home pages have their entry paths (S1 2.1)', () => {
  expect(siteIds.map((site) => href(site, 'home'))).toEqual(['/cn', '/en', '/us', '/uk', '/es', '/fr'])
  expect(href('en_EN', 'home', { name: 'Video Library' })).toBe('/en?name=Video+Library')
})

test('the first page of a list is not numbered', () => {
  expect(href('zh_CN', 'news', { pageNo: 1 })).toBe('/zh_CN/news')
  expect(href('zh_CN', 'news', { pageNo: 2 })).toBe('/zh_CN/news?pageNo=2')
})

test('links keep explicit default values, canonical addresses drop them', () => {
  expect(href('zh_CN', 'supportDetail', { type: 0 })).toBe('/zh_CN/supportDetail?type=0')
  expect(canonicalHref('zh_CN', 'supportDetail', { type: 0 })).toBe('/zh_CN/supportDetail')
  expect(href('en_UK', 'aboutUsTeam', { listid: 1 })).toBe('/en/aboutUs/team?listid=1&lang=en_UK')
  expect(canonicalHref('en_UK', 'aboutUsTeam', { listid: 1 })).toBe('/en/aboutUs/team?lang=en_UK')
})

test('an address without lang is the canonical one of en_EN (readings 3)', () => {
  expect(canonicalHref('en_EN', 'newsDetail', { id: '7', name: 'x' })).toBe('/en/newsDetail?id=7')
  expect(canonicalHref('en_US', 'newsDetail', { id: '7', name: 'x' })).toBe('/en/newsDetail?id=7&lang=en_US')
})

test('a link to a page that the site does not have throws', () => {
  expect(() => href('zh_CN', 'contact')).toThrow('zh_CN has no page contact')
})

test('required parameters are required by the type', () => {
  // @ts-expect-error a detail needs its id
  expect(locateAt(href('en_EN', 'newsDetail')).kind).toBe('notFound')
})

test('alternates list the sites that show the content, with en_EN as x-default (S1 1)', () => {
  expect(alternates('newsDetail', { id: '7' }, ['zh_CN', 'en_EN', 'en_UK'])).toEqual({
    'zh-CN': '/zh_CN/newsDetail?id=7',
    en: '/en/newsDetail?id=7',
    'en-GB': '/en/newsDetail?id=7&lang=en_UK',
    'x-default': '/en/newsDetail?id=7',
  })
  expect(alternates('newsDetail', { id: '7' }, ['fr_FR'])).not.toHaveProperty('x-default')
})

test('alternates leave out sites without the page or one of its parameters', () => {
  expect(alternates('contact', {})).not.toHaveProperty('zh-CN')
  expect(alternates('news', { id: '7' })).not.toHaveProperty('zh-CN')
  expect(alternates('news', {})).toHaveProperty('zh-CN', '/zh_CN/news')
})

test('the language selector leads to the same page, else to the home page (S1 2.3)', () => {
  const article = { page: 'newsDetail', params: { id: '7', name: 'A title' } } as const
  expect(switchSite(article, 'fr_FR')).toBe('/en/newsDetail?id=7&lang=fr_FR')
  expect(switchSite(article, 'zh_CN')).toBe('/zh_CN/newsDetail?id=7')
  expect(switchSite(article, 'zh_CN', ['en_EN'])).toBe('/cn')
  expect(switchSite({ page: 'contact', params: {} }, 'zh_CN')).toBe('/cn')
  expect(switchSite({ page: 'news', params: { id: '7', pageNo: '3' } }, 'zh_CN')).toBe('/zh_CN/news')
  expect(switchSite({ page: 'news', params: { id: '7', pageNo: '3' } }, 'es_ES')).toBe(
    '/en/news?id=7&lang=es_ES',
  )
  expect(switchSite(null, 'en_US')).toBe('/us')
})

test('the address of every page on each of its sites locates that page', () => {
  const required = { id: '7', url: 'a.pdf' }
  for (const page of pageNames) {
    for (const site of sitesOf(page)) {
      const located = locateAt(switchSite({ page, params: required }, site))
      expect(located).toMatchObject({ kind: 'page', site, page })
    }
  }
})

test('pages may exist on the sites of one layout only', () => {
  expect(hasPage('zh_CN', 'sitemap')).toBe(false)
  expect(sitesOf('recruitment')).toEqual(['zh_CN'])
})
