import { NextResponse, type NextRequest } from 'next/server'
import { locate } from '@/addresses/locate'
import { storedSiteCookie } from '@/addresses/sites'
import { draftCookie } from '@/lib/draft-cookie'
import { env } from '@/server/env'
import { hosts } from '@/server/hosts'

const previewPrefix = '/preview/'

/** Rewrites public addresses to the internal paths of src/app; locate() alone decides what an address means. */
export function proxy(request: NextRequest): NextResponse {
  const path = request.nextUrl.pathname
  const isPreview = path.startsWith(previewPrefix)
  const located = locate({
    host: request.headers.get(env.TRUST_PROXY ? 'x-forwarded-host' : 'host'),
    // Below /preview follows the public path; the browser sends the draft cookie only there.
    path: isPreview ? path.slice(previewPrefix.length - 1) : path,
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
        isPreview ? undefined : withoutDraftCookie(request),
      )
  }
}

/** Public addresses never show drafts, even if the browser sends the draft cookie. */
function withoutDraftCookie({ headers, cookies }: NextRequest) {
  if (!cookies.has(draftCookie)) return undefined
  const others = cookies.getAll().filter(({ name }) => name !== draftCookie)
  const own = new Headers(headers)
  own.set('cookie', others.map(({ name, value }) => `${name}=${value}`).join('; '))
  return { request: { headers: own } }
}

// With a proxy, Next truncates bodies at 10 MB, also for the application: uploads must bypass it.
export const config = {
  matcher: '/((?!_next/|api/media|api/files|api/products/import|(?:biomedical-admin-api/)?file/upload).*)',
}
