import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { toRobots, toRss, toSitemap } from '@/features/feeds/view-models'
import type { ListedDocument } from '@/features/feeds/queries'
import { newsItem } from './samples'

const origin = 'https://www.example.com'

function article(over: Partial<ListedDocument> = {}): ListedDocument {
  const updateTime = '2026-03-05T08:00:00.000Z'
  return {
    collection: 'news',
    id: '12',
    shownOn: ['en_EN', 'fr_FR'],
    writtenFor: ['en_EN', 'fr_FR'],
    updateTime,
    ...over,
  }
}

/** Entries of a site map: address > hreflang > address. */
function entriesOf(xml: string) {
  const entries: Record<string, Record<string, string>> = {}
  let text = ''
  let languages: Record<string, string> = {}
  const parser = new Parser(
    {
      onopentag: (name, { hreflang, href }) => {
        text = ''
        if (name === 'url') languages = {}
        if (hreflang && href) languages[hreflang] = href
      },
      ontext: (piece) => (text += piece),
      onclosetag: (name) => {
        if (name === 'loc') entries[text] = languages
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return entries
}

test('the site map lists an article on each site with its own text, with alternates (S1 2.9)', () => {
  const entries = entriesOf(toSitemap([article()], origin))
  const sisters = {
    en: `${origin}/en/newsDetail?id=12`,
    fr: `${origin}/en/newsDetail?id=12&lang=fr_FR`,
    'x-default': `${origin}/en/newsDetail?id=12`,
  }
  expect(entries[sisters.en]).toEqual(sisters)
  expect(entries[sisters.fr]).toEqual(sisters)
  expect(Object.keys(entries).filter((address) => address.includes('newsDetail'))).toHaveLength(2)
})

test('an article that is shown by fallback only has one address', () => {
  const shown = article({ shownOn: ['es_ES', 'fr_FR'], writtenFor: ['en_EN'] })
  const addresses = Object.keys(entriesOf(toSitemap([shown], origin)))
  expect(addresses.filter((address) => address.includes('newsDetail'))).toEqual([
    `${origin}/en/newsDetail?id=12&lang=es_ES`,
  ])
})

test('pages of service and support are listed on the Chinese site, by their types and once (S2 2.17)', () => {
  const pages = ['maintenance', 'repair'].map((id) =>
    article({ collection: 'support-pages', id, shownOn: ['zh_CN', 'en_EN'], writtenFor: ['zh_CN', 'en_EN'] }),
  )
  const xml = toSitemap(pages, origin)
  const addresses = [...xml.matchAll(/<loc>([^<]*supportDetail[^<]*)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual([`${origin}/zh_CN/supportDetail`, `${origin}/zh_CN/supportDetail?type=2`])
  expect(xml).toContain(`${origin}/zh_CN/supportDetail</loc><lastmod>`)
})

test('cases, products, solutions and company videos are listed at their own pages (S1 2.11, 2.12)', () => {
  const collections = ['cases', 'products', 'solutions', 'company-videos'] as const
  const documents = collections.map((collection) => article({ collection, shownOn: ['en_EN', 'zh_CN'] }))
  const addresses = Object.keys(entriesOf(toSitemap(documents, origin)))
  expect(addresses).toEqual(
    expect.arrayContaining([
      `${origin}/en/caseDetail?id=12`,
      `${origin}/en/products?id=12`,
      `${origin}/en/solutions?solutionId=12`,
      `${origin}/en/aboutUs/videoDetail?id=12`,
    ]),
  )
  expect(addresses.filter((address) => /^\S+\/zh_CN\/\S+id=/i.test(address))).toEqual([])
})

test('an article without sites is not listed', () => {
  expect(toSitemap([article({ shownOn: [] })], origin)).not.toContain('newsDetail')
})

test('static pages are listed, pages that need a parameter are not', () => {
  const addresses = Object.keys(entriesOf(toSitemap([], origin)))
  expect(addresses).toEqual(
    expect.arrayContaining([`${origin}/en`, `${origin}/cn`, `${origin}/en/news`, `${origin}/zh_CN/news`]),
  )
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.filter((address) => /(news|case|video)Detail|search|undefined/i.test(address))).toEqual([])
})

test('the site map is XML: no bare ampersand, every element closed', () => {
  const xml = toSitemap([article()], origin)
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /)
  expect(xml).not.toMatch(/&(?!amp;)/)
  expect(xml.match(/<url>/g)).toHaveLength(xml.match(/<\/url>/g)?.length ?? 0)
  expect(xml).toContain('<lastmod>2026-03-05T08:00:00.000Z</lastmod>')
})

function rss(over: Parameters<typeof newsItem>[0] = {}) {
  const about = { company: 'Norvane & Co', title: 'News', description: 'What happens', origin }
  return toRss({ site: 'fr_FR', items: [newsItem(over)], ...about })
}

test('a feed names its language, its articles and their pictures', () => {
  const xml = rss()
  expect(xml).toContain('<language>fr</language>')
  expect(xml).toContain('<title><![CDATA[A quieter freezer]]></title>')
  expect(xml).toContain(`<link>${origin}/en/newsDetail?id=12&amp;lang=fr_FR</link>`)
  expect(xml).toContain('<pubDate>Wed, 04 Mar 2026 20:05:09 GMT</pubDate>')
  expect(xml).toContain(`url="${origin}/file/pictures/a.png"`)
  expect(xml).toContain('Forty-one decibels & no more.')
})

test('no title breaks a feed: CDATA ends, control characters, lone surrogates', () => {
  const xml = rss({ title: 'a ]]> b \u000b c \ud83d d', excerpt: 'x ]]> \u0008 y' })
  expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/)
  expect(xml.isWellFormed()).toBe(true)
  const outside = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')
  expect(outside).not.toContain(']]>')
})

test('an empty feed is valid', () => {
  const xml = toRss({ site: 'zh_CN', items: [], company: 'Norvane', title: '新闻', description: '', origin })
  expect(xml).toContain('<language>zh-CN</language>')
  expect(xml).not.toContain('<item>')
})

test('robots.txt disallows the admin, the contract and previews, and names the site map', () => {
  const robots = toRobots(origin)
  for (const path of ['/admin', '/api', '/f/', '/preview']) expect(robots).toContain(`Disallow: ${path}\n`)
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
})
