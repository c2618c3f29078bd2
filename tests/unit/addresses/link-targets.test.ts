import { describe, expect, test } from 'vitest'
import { linkAddressOn, linkPagesOn, readLink } from '@/addresses/link-targets'
import { siteIds } from '@/i18n/locales'

describe('the pages that links may lead to (issue 20)', () => {
  test.each(siteIds)('of %s are read as what they are', (site) => {
    const pages = linkPagesOn(site)
    expect(pages.length).toBeGreaterThan(15)
    expect(new Set(pages.map(({ address }) => address)).size).toBe(pages.length)
    for (const { name, address } of pages)
      expect([address, readLink(address)]).toMatchObject([address, { kind: 'page', name }])
  })

  test('are those of the layout of the site', () => {
    const addresses = (site: 'zh_CN' | 'fr_FR') => linkPagesOn(site).map(({ address }) => address)
    expect(addresses('zh_CN')).toContain('/zh_CN/recruitment?type=1')
    expect(addresses('zh_CN')).not.toContain('/en/contact')
    expect(addresses('fr_FR')).toEqual(
      expect.arrayContaining(['/en', '/en/contact', '/en/news?mode=history']),
    )
    expect(addresses('fr_FR').filter((address) => /zh_CN|lang=/.test(address))).toEqual([])
  })
})

describe('the documents that links may lead to (issue 20)', () => {
  test.each([
    ['es_ES', 'products', '7', '/en/products?id=7'],
    ['zh_CN', 'products', '7', '/zh_CN/products?id=7'],
    ['en_EN', 'solutions', '7', '/en/solutions?solutionId=7'],
    ['fr_FR', 'news-types', 'Events', '/en/news?code=Events'],
    ['zh_CN', 'case-types', '7', '/zh_CN/case?type=7'],
    ['en_UK', 'case-types', '7', '/en/aboutUs/case?listid=7'],
  ] as const)('on %s %s %s has the address %s, and is found from it', (site, collection, id, address) => {
    expect(linkAddressOn(site, { collection, id })).toBe(address)
    expect(readLink(address)).toMatchObject({ kind: 'page', document: { collection, id } })
  })

  test('a site without the page has no address', () => {
    expect(linkAddressOn('zh_CN', { collection: 'service-contracts', id: '7' })).toBeNull()
    expect(linkAddressOn('zh_CN', { collection: 'news-types', id: 'Events' })).toBeNull()
  })
})

test.each(['/file/documents/a.pdf', '/static/policy.pdf', '/rss/en_EN'])('%s is a file', (address) => {
  expect(readLink(address)).toEqual({ kind: 'file' })
})

test.each([
  '/en/nothing',
  '/admin',
  '/api/news',
  '/f/news/pageList',
  '/en/investor/stocks',
  '/en/newsDetail',
])('%s is no target of a link', (address) => {
  expect(readLink(address)).toEqual({ kind: 'none' })
})

test.each([
  ['/', 'home'],
  ['/ES', 'home'],
  ['/zh_CN/investorRelation', 'investorOverview'],
  ['/news?lang=fr_FR#top', 'news'],
  ['/en/aboutUs/team?listid=1', 'aboutTeam'],
])('%s is another spelling of a page', (address, name) => {
  expect(readLink(address)).toMatchObject({ kind: 'page', name })
})
