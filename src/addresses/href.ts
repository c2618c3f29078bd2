import { defaultSite, languageTag, siteIds, type SiteId } from '@/i18n/locales'
import { withoutMarks } from '@/lib/content-marks'
import type { Param } from './param'
import { homePath, isChinese, pathsOn } from './sites'
import { pageOf, type PageName, type PageParams } from './table'
import { paramsOn } from './values'

/** The parameters as an argument: it may be left out where the page requires none. */
export type ParamsArgument<P extends PageName> =
  Record<never, never> extends PageParams<P> ? [params?: PageParams<P>] : [params: PageParams<P>]

export type LooseParams = Readonly<Record<string, string | number | undefined>>

/**
 * The public address of a page for links of a site. International ones have `lang`, which saves a
 * redirect; home pages have their entry paths. Throws where the site does not have the page.
 */
export function href<P extends PageName>(site: SiteId, page: P, ...[params]: ParamsArgument<P>): string {
  return write({ site, page, params, keep: isNotFirstPage, lang: true })
}

/** The canonical address for search engines: no decorative parameters, en_EN without `lang` (readings 3). */
export function canonicalHref(site: SiteId, page: PageName, params?: LooseParams): string {
  const keep = (param: Param, value: string) => !param.decorative && value !== param.fallback
  return write({ site, page, params, keep, lang: site !== defaultSite })
}

/**
 * hreflang > canonical address, for the sites that show the page's content; x-default is en_EN. Sites
 * without the page, or without one of its parameters, are left out.
 */
export function alternates(
  page: PageName,
  params: LooseParams,
  sites: readonly SiteId[] = siteIds,
): Record<string, string> {
  const shown = siteIds.filter((site) => sites.includes(site) && supports(site, page, params))
  const pairs = shown.map((site) => [languageTag[site], canonicalHref(site, page, params)])
  const fallback = shown.includes(defaultSite)
    ? [['x-default', canonicalHref(defaultSite, page, params)]]
    : []
  return Object.fromEntries([...pairs, ...fallback])
}

/**
 * The target of the language selector: the same page on the other site, otherwise its home page. Page numbers and
 * titles are dropped. `shownOn`: the sites of the document that the page shows.
 */
export function switchSite(
  located: { page: PageName; params: LooseParams } | null,
  site: SiteId,
  shownOn: readonly SiteId[] = siteIds,
): string {
  if (!located || !hasPage(site, located.page) || !shownOn.includes(site)) return homePath(site)
  const keep = (param: Param) => !param.decorative && !param.pager
  return write({ site, page: located.page, params: located.params, keep, lang: true })
}

export function hasPage(site: SiteId, page: PageName): boolean {
  return pathsOn(site, pageOf(page)).length > 0
}

/** The sites that have a page. */
export function sitesOf(page: PageName): SiteId[] {
  return siteIds.filter((site) => hasPage(site, page))
}

type WriteOptions = {
  site: SiteId
  page: PageName
  params: LooseParams | undefined
  keep: (param: Param, value: string) => boolean
  lang: boolean
}

function write({ site, page, params = {}, keep, lang }: WriteOptions): string {
  const query: string[] = []
  for (const [name, param] of paramsOn(site, pageOf(page))) {
    // Titles in addresses of previews carry their origin.
    const value = withoutMarks(String(params[name] ?? ''))
    if (value === '' || !keep(param, value)) continue
    const pair = String(new URLSearchParams({ [name]: value }))
    query.push(param.decorative ? withReadableLetters(pair) : pair)
  }
  if (lang && page !== 'home' && !isChinese(site)) query.push(`lang=${site}`)
  return query.length > 0 ? `${publicPath(site, page)}?${query.join('&')}` : publicPath(site, page)
}

/**
 * Links may contain the letters of any language: browsers encode them for the request. Encoded, a Chinese title has
 * three times its length, and does not compress together with the same title in the text.
 */
function withReadableLetters(query: string): string {
  return query.replaceAll(/(?:%[89A-F][0-9A-F])+/g, (encoded) =>
    decodeURIComponent(encoded).replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{S}]/gu, encodeURIComponent),
  )
}

function isNotFirstPage(param: Param, value: string): boolean {
  return !param.pager || value !== param.fallback
}

function supports(site: SiteId, page: PageName, params: LooseParams): boolean {
  if (!hasPage(site, page)) return false
  const { query } = pageOf(page)
  const supported = new Set(paramsOn(site, pageOf(page)).map(([name]) => name))
  return Object.entries(params).every(
    ([name, value]) => value === undefined || value === '' || query[name]?.decorative || supported.has(name),
  )
}

function publicPath(site: SiteId, page: PageName): string {
  const [path] = pathsOn(site, pageOf(page))
  if (path === undefined) throw new Error(`The site ${site} has no page ${page}`)
  if (page === 'home') return homePath(site)
  return `/${isChinese(site) ? site : 'en'}/${path}`
}
