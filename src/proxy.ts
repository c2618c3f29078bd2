import { NextResponse, type NextRequest } from 'next/server'
import { previewPath } from '@/addresses/internal'
import { locate, type Located } from '@/addresses/locate'
import { storedSiteCookie } from '@/addresses/sites'
import { draftCookie } from '@/lib/draft-cookie'
import { sharedForHeader, sharedHeader } from '@/lib/gateway-protocol'
import { readPreviewPath, versionHeader, writeVersion, type PreviewVersion } from '@/lib/preview-version'
import { env } from '@/server/env'
import { hosts } from '@/server/hosts'
import { draftModeValue } from '@/server/preview/draft-mode'

const previewPrefix = '/preview/'
const sharedPath = /^\/shared\/(?<token>[^/]+)(?<page>\/.+)?$/

/** Rewrites public addresses to the internal paths of src/app; locate() alone decides what an address means. */
export function proxy(request: NextRequest): NextResponse {
  const path = request.nextUrl.pathname
  const shared = sharedPath.exec(path)?.groups
  if (shared?.token) return withSharedHeaders(openShared(request, shared.token, shared.page))
  const isPreview = path.startsWith(previewPrefix)
  // Below /preview follows the public path; the browser sends the draft cookie only there.
  const { version, publicPath } = isPreview ? readPreviewPath(path) : { version: null, publicPath: path }
  const located = locateRequest(request, publicPath)

  switch (located.kind) {
    case 'system':
      return NextResponse.next()
    case 'redirect':
      return NextResponse.redirect(new URL(located.to, request.url), located.permanent ? 308 : 307)
    case 'page':
    case 'notFound':
      if (isPreview)
        return NextResponse.rewrite(new URL(draftPath(located), request.url), withVersion(request, version))
      return NextResponse.rewrite(new URL(located.internal, request.url), {
        ...withoutDraftCookie(request),
        headers: sharingOf(located),
      })
  }
}

function locateRequest(request: NextRequest, path: string): Located {
  return locate({
    host: request.headers.get(env.TRUST_PROXY ? 'x-forwarded-host' : 'host'),
    path,
    query: request.nextUrl.searchParams,
    storedSite: request.cookies.get(storedSiteCookie)?.value,
    hosts: hosts(),
  })
}

/**
 * Below /shared/<token> follows the public path of a draft's page. The application learns the token from a header, and
 * renders without caches because of the draft mode.
 */
function openShared(request: NextRequest, token: string, page: string | undefined): NextResponse {
  const draftMode = draftModeValue()
  if (!page || !draftMode) return NextResponse.next()
  // A link shows the same on every host.
  const located = locate({
    host: null,
    path: page,
    query: request.nextUrl.searchParams,
    storedSite: null,
    hosts: hosts(),
  })
  if (located.kind !== 'page') {
    const to = located.kind === 'redirect' ? located.to : ''
    return NextResponse.redirect(new URL(`/shared/${token}${to}`, request.url), 307)
  }
  const headers = new Headers(request.headers)
  headers.set('cookie', `${draftCookie}=${draftMode}`)
  headers.set(sharedHeader, token)
  return NextResponse.rewrite(new URL(draftPath(located), request.url), { request: { headers } })
}

/** Searches are rendered for each request, since their texts are unlimited; for a minute all visitors share them. */
function sharingOf(located: Located): HeadersInit {
  return located.kind === 'page' && located.page === 'search' ? { [sharedForHeader]: '60' } : {}
}

/** The internal path of a page that shows what is not public. */
function draftPath(located: Extract<Located, { internal: string }>): string {
  return located.kind === 'page' ? previewPath(located.internal) : located.internal
}

/** The address is a secret: it is not indexed, nor sent to where the page's links lead. */
function withSharedHeaders(response: NextResponse): NextResponse {
  response.headers.set('x-robots-tag', 'noindex, nofollow, noarchive')
  response.headers.set('referrer-policy', 'no-referrer')
  return response
}

/** Tells the page which stored state the address of the preview names. */
function withVersion({ headers }: NextRequest, version: PreviewVersion | null) {
  if (!version && !headers.has(versionHeader)) return undefined
  const own = new Headers(headers)
  own.delete(versionHeader)
  if (version) own.set(versionHeader, writeVersion(version))
  return { request: { headers: own } }
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
