import { defaultSite, type SiteId } from '@/i18n/locales'
import { switchSite } from './href'
import { internalPath, notFoundPath } from './internal'
import type { Values } from './page'
import { findRow, type Row } from './rows'
import { requestedSite, homePath, isOneOfHosts, storedInternationalSite, type Hosts } from './sites'
import { isSystemPath } from './system-path'
import { pageOf, type PageName } from './table'
import { readValues } from './values'

export type Address = {
  /** Host header, with or without a port. */
  host: string | null | undefined
  /** Path as requested: encoded, without the query. */
  path: string
  query: URLSearchParams
  /** Value of the cookie `site`. */
  storedSite: string | null | undefined
  hosts: Hosts
}

export type Located =
  | { kind: 'page'; site: SiteId; page: PageName; internal: string; params: Values }
  | { kind: 'redirect'; to: string; permanent: boolean }
  | { kind: 'notFound'; site: SiteId; internal: string }
  | { kind: 'system' }

/**
 * What an address means (S1 2.1; readings 1-5). Never throws.
 *
 * Paths are compared without regard to upper and lower case, doubled or trailing slashes and unnecessary
 * encoding; other spellings are redirected to that of the table. `to` is a path of this host, built from the table.
 */
export function locate({ host, path, query, storedSite, hosts }: Address): Located {
  if (isSystemPath(path)) return { kind: 'system' }

  const segments = decodedSegments(path)
  const requested = requestedSite({ host, segments: segments ?? [], lang: query.get('lang'), hosts })
  const stored = storedInternationalSite(storedSite)
  const site = requested ?? stored ?? defaultSite
  if (!segments) return notFound(site)
  const row = findRow(segments)
  if (!row) return locateWithoutSite(segments, query, site)

  if (site === 'zh_CN' && !row.chinese)
    return redirectToChinese(row, query, isOneOfHosts(host, hosts.chinese))
  if (row.redirectParams)
    return { kind: 'redirect', to: switchSite(target(row), site), permanent: requested !== null }

  const params = readValues(site, pageOf(row.page), query)
  if (!params) return notFound(site)

  const isOtherSite = requested === null && site !== defaultSite
  if (path === row.path && !isOtherSite) {
    return { kind: 'page', site, page: row.page, internal: internalPath(site, row.page, params), params }
  }
  return { kind: 'redirect', to: addressOf(row, query, isOtherSite ? site : null), permanent: !isOtherSite }
}

/** Old links without a site, such as /newsDetail?id=1 (S1 2.7), redirect to the page on the visitor's site. */
function locateWithoutSite(segments: readonly string[], query: URLSearchParams, site: SiteId): Located {
  const row = findRow([site === 'zh_CN' ? site : 'en', ...segments])
  if (!row || !readValues(site, pageOf(row.page), query)) return notFound(site)
  const isDefault = site === 'zh_CN' || site === defaultSite
  return { kind: 'redirect', to: addressOf(row, query, isDefault ? null : site), permanent: false }
}

/** Reading B: the Chinese domain only has Chinese addresses; elsewhere lang=zh_CN redirects to the same page. */
function redirectToChinese(row: Row, query: URLSearchParams, isChineseHost: boolean): Located {
  if (isChineseHost) return { kind: 'redirect', to: homePath('zh_CN'), permanent: false }
  const params = readValues('zh_CN', pageOf(row.page), query)
  const to = params ? switchSite({ page: row.page, params }, 'zh_CN') : homePath('zh_CN')
  return { kind: 'redirect', to, permanent: false }
}

function target(row: Row) {
  return { page: row.page, params: row.redirectParams ?? {} }
}

function addressOf(row: Row, query: URLSearchParams, lang: SiteId | null): string {
  const parameters = new URLSearchParams(query)
  if (lang) parameters.set('lang', lang)
  return parameters.size > 0 ? `${row.path}?${parameters}` : row.path
}

function notFound(site: SiteId): Located {
  return { kind: 'notFound', site, internal: notFoundPath(site) }
}

function decodedSegments(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return null
  }
}
