import { cookies, draftMode } from 'next/headers'
import type { NextRequest } from 'next/server'
import { homePath } from '@/addresses/sites'
import { isSiteId } from '@/i18n/locales'
import { draftCookie } from '@/lib/draft-cookie'
import { redirectTo } from '@/server/http-responses'
import { rememberDraftMode } from '@/server/preview/draft-mode'
import { countOpening, findSharedLink } from '@/server/preview/shared-link'
import { siteOfRequest } from '../../static/site-of-request'

type Context = { params: Promise<{ segments: string[] }> }

/**
 * `/shared/<token>` opens a link to a draft: redirects to its page below this address, which the proxy rewrites. The
 * pages themselves come here only until the proxy knows the draft mode of this process.
 */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  await learnDraftMode()
  const { segments } = await params
  const [token = '', ...page] = segments
  const { pathname, search } = request.nextUrl
  const to =
    page.length > 0
      ? `${pathname}${search}`
      : `/shared/${encodeURIComponent(token)}${await pageOf(request, token)}`
  return redirectTo(to, { status: 307, headers: { 'cache-control': 'private, no-store' } })
}

/** The public address of the page to show: the draft's, or the home page of a site, where a dead link is explained. */
async function pageOf(request: NextRequest, token: string): Promise<string> {
  const shared = await findSharedLink(token)
  if (shared.state === 'unknown') return homePath(siteOfRequest(request))
  if (shared.state === 'ended') return homePath(shared.sites[0] ?? siteOfRequest(request))
  if (request.method === 'GET') await countOpening(shared)
  const asked = request.nextUrl.searchParams.get('site')
  const [first = homePath(siteOfRequest(request))] = shared.pages.values()
  return (isSiteId(asked) && shared.pages.get(asked)) || first
}

/** Next tells the value of its draft mode only here. The visitor gets no cookie. */
async function learnDraftMode(): Promise<void> {
  const mode = await draftMode()
  mode.enable()
  rememberDraftMode((await cookies()).get(draftCookie)?.value ?? '')
  mode.disable()
}
