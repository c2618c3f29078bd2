import { cookies, draftMode } from 'next/headers'
import type { NextRequest } from 'next/server'
import { previewedIn, previewPath, type Previewed } from '@/cms/preview/preview-path'
import { siteIds, type SiteId } from '@/i18n/locales'
import { draftCookie } from '@/lib/draft-cookie'
import { versionPath } from '@/lib/preview-version'
import { env } from '@/server/env'
import { redirectTo } from '@/server/http-responses'
import { mayPreview, signedInAccount } from '@/server/editor-session'
import { noPreview } from './no-preview'

/** Redirects to the preview of a document with its unpublished changes, for signed-in editors only. */
export async function GET(request: NextRequest): Promise<Response> {
  const { headers, nextUrl } = request
  const account = await signedInAccount(headers)
  if (!account) return noPreview(headers, { kind: 'signedOut' })
  if (!mayPreview(account)) return noPreview(headers, { kind: 'role' })
  const previewed = previewedIn(nextUrl.searchParams)
  const path = previewPath(previewed)
  if (!path) return withoutPage(headers, previewed, nextUrl.searchParams)
  const shown = atVersion(path, nextUrl.searchParams)
  if (!shown) return noPreview(headers, { kind: 'version', latest: path })
  await enableDraftMode()
  return redirectTo(shown, { status: 307 })
}

/** Names the sites that have a page for the document. */
function withoutPage(headers: Headers, previewed: Previewed, query: URLSearchParams): Promise<Response> {
  const others = siteIds.filter((site) => previewPath({ ...previewed, site }))
  if (others.length === 0) return noPreview(headers, { kind: 'nowhere' })
  const addressOn = (site: SiteId) =>
    `/preview?${new URLSearchParams({ ...Object.fromEntries(query), site })}`
  return noPreview(headers, {
    kind: 'page',
    site: previewed.site,
    others: others.map((site) => ({ site, address: addressOn(site) })),
  })
}

/** The address of the preview with the stored state that the request asks for, or null if that is not valid. */
function atVersion(path: string, query: URLSearchParams): string | null {
  const version = query.get('version')
  if (!version) return path
  const slug = query.get('collection') ?? ''
  return versionPath({ slug, id: query.get('document') ?? '', version }, path.slice('/preview'.length))
}

// Next sets the draft mode cookie for all paths; limit it to /preview.
async function enableDraftMode(): Promise<void> {
  const mode = await draftMode()
  mode.enable()
  const jar = await cookies()
  const value = jar.get(draftCookie)?.value
  if (!value) return
  jar.set({
    name: draftCookie,
    value,
    path: '/preview',
    httpOnly: true,
    sameSite: 'lax',
    secure: env.publicOrigin.startsWith('https:'),
  })
}
