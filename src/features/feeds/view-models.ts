import escapeHtml from 'escape-html'
import { Feed } from 'feed'
import type { Page } from '@/addresses/page'
import { alternates, canonicalHref, hasPage, sitesOf, type LooseParams } from '@/addresses/href'
import { pageNames, pageOf, type PageName } from '@/addresses/table'
import { languageTag, siteIds, type SiteId } from '@/i18n/locales'
import { supportTypeOf } from '@/lib/support-kinds'
import type { NewsItem } from '@/features/news/queries'
import type { ListedCollection, ListedDocument } from './queries'

const pagesOf: Record<ListedCollection, (id: string) => { page: PageName; params: LooseParams }> = {
  news: (id) => ({ page: 'newsDetail', params: { id } }),
  cases: (id) => ({ page: 'caseDetail', params: { id } }),
  products: (id) => ({ page: 'products', params: { id } }),
  solutions: (id) => ({ page: 'solutions', params: { solutionId: id } }),
  'company-videos': (id) => ({ page: 'videoDetail', params: { id } }),
  materials: (id) => ({ page: 'productVideo', params: { id } }),
  'support-pages': (kind) => ({ page: 'supportDetail', params: { type: supportTypeOf(kind) ?? undefined } }),
}

/** The site map: every static page, and every document on the sites that have their own texts of it. */
export function toSitemap(documents: ListedDocument[], origin: string): string {
  const staticPages = pageNames.filter((page) => isListed(pageOf(page)) && !requiresParams(page))
  const pages = staticPages.flatMap((page) =>
    sitesOf(page).map((site) => toEntry({ origin, site, page, params: {} })),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    // A document that a page shows by default has the page's address: one entry for both.
    ...new Map([...pages, ...documents.flatMap((document) => toEntries(document, origin))]).values(),
    '</urlset>',
    '',
  ].join('\n')
}

function isListed({ noIndex }: Page): boolean {
  return !noIndex
}

function toEntries(
  { collection, id, shownOn, writtenFor, updateTime }: ListedDocument,
  origin: string,
): Entry[] {
  const address = pagesOf[collection](id)
  const own = shownOn.filter((site) => writtenFor.includes(site))
  // A document without own texts on any site still gets one address: on its first site.
  const sites = own.length > 0 ? own : shownOn.slice(0, 1)
  return sites
    .filter((site) => hasPage(site, address.page))
    .map((site) => toEntry({ origin, site, ...address, sites, updateTime }))
}

type Address = {
  origin: string
  site: SiteId
  page: PageName
  params: LooseParams
  sites?: readonly SiteId[]
  updateTime?: string
}

/** Keyed by address. */
type Entry = [address: string, xml: string]

function toEntry({ origin, site, page, params, sites = siteIds, updateTime }: Address): Entry {
  const link = (path: string) => escapeHtml(origin + path)
  const languages = Object.entries(alternates(page, params, sites)).map(
    ([tag, path]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${link(path)}"/>`,
  )
  const modified = updateTime ? `<lastmod>${updateTime}</lastmod>` : ''
  const own = link(canonicalHref(site, page, params))
  return [own, `<url><loc>${own}</loc>${modified}${languages.join('')}</url>`]
}

function requiresParams(page: PageName): boolean {
  return Object.values(pageOf(page).query).some(({ required }) => required)
}

type FeedOptions = {
  site: SiteId
  items: NewsItem[]
  company: string
  title: string
  /** RSS 2.0 requires one. */
  description: string
  origin: string
}

/** The newest articles of a site as RSS 2.0. */
export function toRss({ site, items, company, title, description, origin }: FeedOptions): string {
  const home = origin + canonicalHref(site, 'news')
  const feed = new Feed({
    id: home,
    link: home,
    title: `${title} | ${company}`,
    description,
    language: languageTag[site],
    copyright: company,
    feedLinks: { rss: `${origin}/rss/${site}` },
    updated: new Date(items[0]?.updateTime ?? 0),
  })
  for (const item of items) {
    const link = origin + canonicalHref(site, 'newsDetail', { id: item.id })
    feed.addItem({
      id: link,
      link,
      title: toXmlText(item.title),
      description: toXmlText(item.excerpt),
      date: new Date(item.publishTime),
      image: item.cover ? origin + item.cover.url : undefined,
    })
  }
  return feed.rss2()
}

/** XML does not allow most control characters, not even escaped. */
function toXmlText(text: string): string {
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
}

/** robots.txt: allows the pages, disallows the admin, the contract and previews. */
export function toRobots(origin: string): string {
  const closed = ['/admin', '/api', '/f/', '/biomedical-admin-api', '/preview', '/internal']
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
