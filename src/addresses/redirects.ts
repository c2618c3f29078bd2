import type { SiteId } from '@/i18n/locales'
import { canonicalHref, hasPage, switchSite } from './href'
import { locate, type Located } from './locate'
import { normalisePath } from './normalise-path'
import type { Values } from './page'
import { requestedSite, type Hosts } from './sites'
import { pageOf, type PageName } from './table'

/** The sites on which an editor's redirect applies. */
export type RedirectSite = SiteId | 'all'

/** An editor's redirect, as the rules need it. */
export type Redirect = {
  site: RedirectSite
  /** The one spelling of the address that it answers (`redirectKeys`). */
  key: string
  /** A path of the sites, or an https address of another site. */
  address: string
  permanent: boolean
}

/** What an address of the sites means, without a visitor: no cookie, no host. */
export type ReadAddress =
  | { kind: 'page'; site: SiteId; namesSite: boolean; page: PageName; params: Values; key: string }
  | { kind: 'unknown'; site: SiteId; namesSite: boolean; key: string; written: string }
  | { kind: 'system' }
  | { kind: 'invalid' }

const noHosts: Hosts = { chinese: [], spanish: [], french: [] }
/** Old addresses of the table lead to others; two steps at most. */
const maxSteps = 3
const maxLength = 500

/** An address as an editor writes it: a path of the sites with its query. */
export function readAddress(written: string): ReadAddress {
  const [path, query] = partsOf(written)
  if (path === null || written.length > maxLength) return { kind: 'invalid' }
  let [currentPath, parameters] = [path, query]
  for (let step = 0; step < maxSteps; step += 1) {
    const located = locate({
      host: null,
      path: currentPath,
      query: parameters,
      storedSite: null,
      hosts: noHosts,
    })
    if (located.kind === 'system') return { kind: 'system' }
    if (located.kind !== 'redirect') return describe(located, path, query)
    const [nextPath, nextQuery] = partsOf(located.to)
    currentPath = nextPath ?? '/'
    parameters = nextQuery
  }
  return { kind: 'invalid' }
}

function describe(
  located: Extract<Located, { site: SiteId }>,
  path: string,
  query: URLSearchParams,
): ReadAddress {
  const { site } = located
  const segments = path.split('/').filter(Boolean)
  const requested = requestedSite({ host: null, segments, lang: query.get('lang'), hosts: noHosts })
  const namesSite = requested !== null
  const [key = ''] = redirectKeys(located, path, query)
  if (located.kind === 'page') {
    const { page, params } = located
    return { kind: 'page', site, namesSite, page, params, key }
  }
  return { kind: 'unknown', site, namesSite, key, written: key }
}

/**
 * The spellings under which redirects for an address are found, the most specific first. A page has one, whatever its
 * path, site and order of parameters: its internal path without the site. Any other path has one with its query and one
 * without; upper and lower case and slashes at the end make no difference.
 */
export function redirectKeys(located: Located, path: string, query: URLSearchParams): string[] {
  if (located.kind === 'page') return [located.internal.split('/').slice(2).join('/')]
  if (located.kind !== 'notFound') return []
  const plain = plainPath(path)
  const parameters = withoutSite(query)
  parameters.sort()
  return parameters.size > 0 ? [`${plain}?${parameters}`, plain] : [plain]
}

/** The address of a page in its shortest form, for lists and forms; on all sites, that of the first site with the page. */
export function shortAddress(
  site: RedirectSite,
  { page, params }: { page: PageName; params: Values },
): string {
  const own = site === 'all' ? (hasPage('en_EN', page) ? 'en_EN' : 'zh_CN') : site
  return canonicalHref(own, page, params)
}

/** Whether a page is one of content, such as an article: pages without an id or a name, such as /en/contact, are always there. */
export function mayBeMissing({ page, params }: { page: PageName; params: Values }): boolean {
  const { query, noIndex } = pageOf(page)
  return (
    !noIndex &&
    Object.entries(params).some(([name, value]) => {
      const param = query[name]
      return param && !param.closed && !param.decorative && !param.pager && value !== param.fallback
    })
  )
}

/** Where a redirect leads visitors of a site: an address without a site of its own leads to the page on theirs. */
export function targetOn(site: SiteId, address: string): string {
  if (!address.startsWith('/')) return address
  const read = readAddress(address)
  if (read.kind !== 'page' || read.namesSite || !hasPage(site, read.page)) return address
  return switchSite(read, site)
}

type Requested = { located: Located; path: string; query: URLSearchParams }

/** The answer to a request for a missing page; null if no redirect is for it. */
export function findRedirect(
  redirects: ReadonlyMap<string, Redirect>,
  { located, path, query }: Requested,
): { to: string; permanent: boolean } | null {
  if (!('site' in located)) return null
  const { site } = located
  for (const key of redirectKeys(located, path, query)) {
    const found = redirects.get(indexOf({ site, key })) ?? redirects.get(indexOf({ site: 'all', key }))
    if (!found) continue
    const rest = key.includes('?') ? new URLSearchParams() : unusedParameters(located, query)
    return { to: withParameters(targetOn(site, found.address), rest), permanent: found.permanent }
  }
  return null
}

/** Under which a redirect is kept in a map. */
export function indexOf({ site, key }: Pick<Redirect, 'site' | 'key'>): string {
  return `${site} ${key}`
}

/** The parameters of a request that do not belong to the missing page, such as those of a campaign. */
function unusedParameters(located: Located, query: URLSearchParams): URLSearchParams {
  const parameters = withoutSite(query)
  if (located.kind !== 'page') return parameters
  for (const [name, { alias }] of Object.entries(pageOf(located.page).query)) {
    parameters.delete(name)
    if (alias) parameters.delete(alias)
  }
  return parameters
}

/** Only addresses of the sites get them: an address of another site is exactly what an editor has written. */
function withParameters(address: string, parameters: URLSearchParams): string {
  if (!address.startsWith('/') || parameters.size === 0) return address
  const [path, fragment] = address.split('#')
  const [plain = '', query = ''] = (path ?? '').split('?')
  const all = new URLSearchParams(query)
  for (const [name, value] of parameters) if (!all.has(name)) all.append(name, value)
  return `${plain}?${all}${fragment === undefined ? '' : `#${fragment}`}`
}

function partsOf(written: string): [path: string | null, query: URLSearchParams] {
  const [address = ''] = written.split('#')
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  return [normalisePath(path), new URLSearchParams(query)]
}

function plainPath(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '') || '/'
}

function withoutSite(query: URLSearchParams): URLSearchParams {
  const parameters = new URLSearchParams(query)
  parameters.delete('lang')
  return parameters
}
