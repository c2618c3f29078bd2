import type { NextRequest } from 'next/server'
import { locate } from '@/addresses/locate'
import { storedSiteCookie } from '@/addresses/sites'
import { isSiteId, type SiteId } from '@/i18n/locales'
import { hosts } from '@/server/hosts'
import { hostOf, siteOfRequest } from '../static/site-of-request'

/** The site of a file request: `siteId`, otherwise that of the page that sent it. */
export function siteOfDownload(request: NextRequest): SiteId {
  const parameters = request.nextUrl.searchParams
  const named = parameters.get('siteId')
  if (isSiteId(named)) return named
  return (parameters.has('lang') ? null : siteOfPage(request)) ?? siteOfRequest(request)
}

function siteOfPage(request: NextRequest): SiteId | null {
  const page = URL.parse(request.headers.get('referer') ?? '')
  if (!page || page.host !== hostOf(request)) return null
  const storedSite = request.cookies.get(storedSiteCookie)?.value
  const { host, pathname, searchParams } = page
  const located = locate({ host, path: pathname, query: searchParams, storedSite, hosts: hosts() })
  return 'site' in located ? located.site : null
}
