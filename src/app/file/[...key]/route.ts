import type { NextRequest } from 'next/server'
import { translator } from '@/i18n/translator'
import { refuse } from '@/lib/app-error'
import { logDownload } from '@/server/download-log'
import { accessTo } from '@/server/file-access'
import { redirectTo, handleErrors } from '@/server/http-responses'
import { findStoredFile } from '@/server/stored-file'
import { isNavigation, refuseMissing } from '../responses'
import { siteOfDownload } from '../site-of-download'

/** In bytes: smaller files are not worth a redirect. */
const largeFile = 5 * 2 ** 20

type Context = { params: Promise<{ key: string[] }> }

/** Public addresses of uploads (architecture, decision 8); errors have the contract's envelope (readings 20). */
export const GET = (request: NextRequest, { params }: Context) =>
  handleErrors(() => respond('GET', request, params))
export const HEAD = (request: NextRequest, { params }: Context) =>
  handleErrors(() => respond('HEAD', request, params))

async function respond(
  method: 'GET' | 'HEAD',
  request: NextRequest,
  params: Context['params'],
): Promise<Response> {
  const { key } = await params
  const site = siteOfDownload(request)
  const t = translator(site, 'files')
  const file = await findStoredFile(key)
  if (!file) refuse('notFound', t('missing'))
  if ('movedTo' in file) return redirectTo(`${file.movedTo}${request.nextUrl.search}`, { status: 307 })

  const access = await accessTo(file, request.headers)
  if (access.state === 'signedOut') refuse('unauthenticated', t('signedOut'))
  if (access.state === 'otherGroup') refuse('forbidden', t('otherGroup'))
  const mayRedirect = isNavigation(request) && (file.restricted || file.size > largeFile)
  const found = await file.respond({ method, headers: request.headers, mayRedirect })
  if (found.status >= 400) refuseMissing(found, t)
  if (access.state === 'distributor' && method === 'GET' && found.status !== 304) {
    const { distributor } = access
    logDownload({ file, distributor, site, way: 'file', isContinuation: !startsAtFirstByte(found) })
  }
  return found
}

function startsAtFirstByte({ status, headers }: Response): boolean {
  return status !== 206 || (headers.get('content-range') ?? '').startsWith('bytes 0-')
}
