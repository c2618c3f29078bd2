import { cookies, draftMode } from 'next/headers'
import { NextResponse, type NextRequest } from 'next/server'
import { previewedIn, previewPath } from '@/cms/preview/preview-path'
import { draftCookie } from '@/lib/draft-cookie'
import { versionPath } from '@/lib/preview-version'
import { env } from '@/server/env'
import { redirectTo } from '@/server/http-responses'
import { isEditor } from '@/server/editor-session'

const noPage = 'This document has no page on this site. Choose another locale at the top right.'
const noVersion = 'There is no such version. Choose one in the list of versions.'

/** Redirects to the preview of a document with its unpublished changes, for signed-in editors only. */
export async function GET(request: NextRequest): Promise<Response> {
  if (!(await isEditor(request.headers))) {
    return new NextResponse('Sign in to the admin to see previews.', { status: 401 })
  }
  const { searchParams } = request.nextUrl
  const path = previewPath(previewedIn(searchParams))
  if (!path) return new NextResponse(noPage, { status: 404 })
  const shown = atVersion(path, searchParams)
  if (!shown) return new NextResponse(noVersion, { status: 404 })
  await enableDraftMode()
  return redirectTo(shown, { status: 307 })
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
