import type { NextRequest } from 'next/server'
import { askedSite, storedInternational, storedSiteCookie } from '@/addresses/sites'
import { defaultSite, type SiteId } from '@/i18n/locales'
import { env } from '@/server/env'
import { hosts } from '@/server/hosts'

/** The site of a request whose path names none: `lang`, the host, the stored site, else the default. */
export function siteOfRequest(request: NextRequest): SiteId {
  const lang = request.nextUrl.searchParams.get('lang')
  const asked = askedSite({ host: hostOf(request), segments: ['en', 'static'], lang, hosts: hosts() })
  return asked ?? storedInternational(request.cookies.get(storedSiteCookie)?.value) ?? defaultSite
}

export function hostOf(request: NextRequest): string | null {
  return request.headers.get(env.TRUST_PROXY ? 'x-forwarded-host' : 'host')
}
