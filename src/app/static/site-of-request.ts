import type { NextRequest } from 'next/server'
import { requestedSite, storedInternationalSite, storedSiteCookie } from '@/addresses/sites'
import { defaultSite, type SiteId } from '@/i18n/locales'
import { env } from '@/server/env'
import { hosts } from '@/server/hosts'

/** The site of a request whose path has none: `lang`, the host, the stored site, else the default. */
export function siteOfRequest(request: NextRequest): SiteId {
  const lang = request.nextUrl.searchParams.get('lang')
  const requested = requestedSite({ host: hostOf(request), segments: ['en', 'static'], lang, hosts: hosts() })
  return requested ?? storedInternationalSite(request.cookies.get(storedSiteCookie)?.value) ?? defaultSite
}

export function hostOf(request: NextRequest): string | null {
  return request.headers.get(env.TRUST_PROXY ? 'x-forwarded-host' : 'host')
}
