import type { NextRequest } from 'next/server'
import { translator } from '@/i18n/translator'
import { logDownload } from '@/server/download-log'
import { accessTo } from '@/server/file-access'
import { findStoredFile } from '@/server/stored-file'
import { isNavigation, redirectTo, refusalOf, refuse } from '../responses'
import { siteOfDownload } from '../site-of-download'

/** In bytes: smaller files are not worth a redirect. */
const largeFile = 5 * 2 ** 20

type Context = { params: Promise<{ key: string[] }> }

/** Public addresses of uploads (architecture, decision 8); errors have the contract's envelope (readings 20). */
export const GET = (request: NextRequest, { params }: Context) => respond('GET', request, params)
export const HEAD = (request: NextRequest, { params }: Context) => respond('HEAD', request, params)

async function respond(
  method: 'GET' | 'HEAD',
  request: NextRequest,
  params: Context['params'],
): Promise<Response> {
  const { key } = await params
  const site = siteOfDownload(request)
  const t = translator(site, 'files')
  const file = await findStoredFile(key)
  if (!file) return refuse(404, t('missing'))
  if ('movedTo' in file) return redirectTo(`${file.movedTo}${request.nextUrl.search}`)

  const access = await accessTo(file, request.headers)
  if (access.state === 'signedOut') return refuse(401, t('signedOut'))
  if (access.state === 'otherGroup') return refuse(403, t('otherGroup'))
  const mayRedirect = isNavigation(request) && (file.restricted || file.size > largeFile)
  const found = await file.respond({ method, headers: request.headers, mayRedirect })
  if (found.status >= 400) return refusalOf(found, t)
  if (access.state === 'distributor' && method === 'GET' && found.status !== 304) {
    const { distributor } = access
    logDownload({ file, distributor, site, way: 'file', isContinuation: !startsAtFirstByte(found) })
  }
  return found
}

function startsAtFirstByte({ status, headers }: Response): boolean {
  return status !== 206 || /^bytes 0-/.test(headers.get('content-range') ?? '')
}
