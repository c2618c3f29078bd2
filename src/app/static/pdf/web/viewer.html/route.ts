import type { NextRequest } from 'next/server'
import { href } from '@/addresses/href'
import { askedSite, storedInternational, storedSiteCookie } from '@/addresses/sites'
import { keyOfAddress } from '@/features/pdf/views'
import { defaultSite } from '@/i18n/locales'
import { env } from '@/server/env'
import { hosts } from '@/server/hosts'

/** What stands for a file that is none of ours: the viewer's page says so. */
const noFile = '-'

/** The static viewer of old links, `?file=` being a file's address (S1 2.19): leads to the viewer's page. */
export async function GET(request: NextRequest): Promise<Response> {
  const host = request.headers.get(env.TRUST_PROXY ? 'x-forwarded-host' : 'host')
  const { searchParams, protocol } = request.nextUrl
  const asked = askedSite({ host, segments: ['en', 'pdf'], lang: searchParams.get('lang'), hosts: hosts() })
  const stored = storedInternational(request.cookies.get(storedSiteCookie)?.value)
  const site = asked ?? stored ?? defaultSite
  const own = [env.publicOrigin, `${protocol}//${host}`]
  const url = keyOfAddress(searchParams.get('file') ?? '', own) ?? noFile
  return new Response(null, {
    status: 307,
    headers: { location: href(site, 'pdf', { url }), 'cache-control': 'no-store' },
  })
}
