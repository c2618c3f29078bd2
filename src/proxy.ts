import { NextResponse, type NextRequest } from 'next/server'
import { locate } from '@/addresses/locate'
import { storedSiteCookie } from '@/addresses/sites'
import { draftCookie } from '@/lib/draft-cookie'
import { env } from '@/server/env'
import { hosts } from '@/server/hosts'

const PREVIEW = '/preview/'

/** Public addresses to the internal paths of src/app; what an address means is decided by locate() alone. */
export function proxy(request: NextRequest): NextResponse {
  const path = request.nextUrl.pathname
  const previewed = path.startsWith(PREVIEW)
  const located = locate({
    host: request.headers.get(env.TRUST_PROXY ? 'x-forwarded-host' : 'host'),
    // The address below /preview is the public one; only there the browser sends the draft cookie.
    path: previewed ? path.slice(PREVIEW.length - 1) : path,
    query: request.nextUrl.searchParams,
    storedSite: request.cookies.get(storedSiteCookie)?.value,
    hosts: hosts(),
  })

  switch (located.kind) {
    case 'system':
      return NextResponse.next()
    case 'redirect':
      return NextResponse.redirect(new URL(located.to, request.url), located.permanent ? 308 : 307)
    case 'page':
    case 'notFound':
      return NextResponse.rewrite(
        new URL(located.internal, request.url),
        previewed ? undefined : withoutDraftCookie(request),
      )
  }
}

/** A public address never shows drafts, wherever the browser may have the cookie of a preview from. */
function withoutDraftCookie({ headers, cookies }: NextRequest) {
  if (!cookies.has(draftCookie)) return undefined
  const others = cookies.getAll().filter(({ name }) => name !== draftCookie)
  const own = new Headers(headers)
  own.set('cookie', others.map(({ name, value }) => `${name}=${value}`).join('; '))
  return { request: { headers: own } }
}

// Next shows a proxy 10 MB of a body and drops the rest, also for the application: uploads must not come here.
export const config = {
  matcher: '/((?!_next/|api/media|api/files|api/products/import|(?:biomedical-admin-api/)?file/upload).*)',
}
