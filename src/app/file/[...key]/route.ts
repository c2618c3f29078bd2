import type { NextRequest } from 'next/server'
import { translator } from '@/i18n/translator'
import { refuse } from '@/lib/app-error'
import { noteDownload } from '@/server/downloads'
import { accessTo } from '@/server/file-access'
import { leadTo, respond } from '@/server/http'
import { findStoredFile } from '@/server/stored-file'
import { isFollowed, refuseMissing } from '../answers'
import { siteOfDownload } from '../site-of-download'

/** In bytes: smaller ones are not worth a second way. */
const largeFile = 5 * 2 ** 20

type Context = { params: Promise<{ key: string[] }> }

/** Public addresses of uploads (architecture, decision 8); failures carry the contract's envelope (readings 20). */
export const GET = (request: NextRequest, { params }: Context) =>
  respond(() => answer('GET', request, params))
export const HEAD = (request: NextRequest, { params }: Context) =>
  respond(() => answer('HEAD', request, params))

async function answer(
  method: 'GET' | 'HEAD',
  request: NextRequest,
  params: Context['params'],
): Promise<Response> {
  const { key } = await params
  const site = siteOfDownload(request)
  const t = translator(site, 'files')
  const file = await findStoredFile(key)
  if (!file) refuse('notFound', t('missing'))
  if ('movedTo' in file) return leadTo(`${file.movedTo}${request.nextUrl.search}`, {}, 307)

  const access = await accessTo(file, request.headers)
  if (access.state === 'signedOut') refuse('unauthenticated', t('signedOut'))
  if (access.state === 'otherGroup') refuse('forbidden', t('otherGroup'))
  const mayLeadAway = isFollowed(request) && (file.restricted || file.size > largeFile)
  const found = await file.respond({ method, headers: request.headers, mayLeadAway })
  if (found.status >= 400) refuseMissing(found, t)
  if (access.state === 'distributor' && method === 'GET' && found.status !== 304) {
    const { distributor } = access
    noteDownload({ file, distributor, site, way: 'file', goesOn: !begins(found) })
  }
  return found
}

function begins({ status, headers }: Response): boolean {
  return status !== 206 || /^bytes 0-/.test(headers.get('content-range') ?? '')
}
