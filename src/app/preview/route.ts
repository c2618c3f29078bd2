import { cookies, draftMode } from 'next/headers'
import { NextResponse, type NextRequest } from 'next/server'
import { previewPath } from '@/features/preview/preview-path'
import { defaultSite, isSiteId } from '@/i18n/locales'
import { draftCookie } from '@/lib/draft-cookie'
import { env } from '@/server/env'
import { redirectTo } from '@/server/http-responses'
import { isEditor } from '@/server/editor-session'

const noPage = 'This document has no page on this site. Choose another locale at the top right.'

/** Redirects to the preview of a document with its unpublished changes, for signed-in editors only. */
export async function GET(request: NextRequest): Promise<Response> {
  if (!(await isEditor(request.headers))) {
    return new NextResponse('Sign in to the admin to see previews.', { status: 401 })
  }
  const { searchParams } = request.nextUrl
  const site = searchParams.get('site')
  const path = previewPath({
    collection: searchParams.get('collection') ?? '',
    id: searchParams.get('id') ?? '',
    kind: searchParams.get('kind') ?? '',
    site: isSiteId(site) ? site : defaultSite,
  })
  if (!path) return new NextResponse(noPage, { status: 404 })
  await enableDraftMode()
  return redirectTo(path, { status: 307 })
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
