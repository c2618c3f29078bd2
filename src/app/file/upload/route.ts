import type { NextRequest } from 'next/server'
import { withOrigin } from '@/contract/kernel/origin'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { AppError, isAppError, refuse } from '@/lib/app-error'
import { loggable } from '@/lib/loggable'
import type { UploadProblem } from '@/lib/requests/attachments'
import { cms } from '@/server/cms'
import { errorResponse, respond } from '@/server/http'
import { isForeignOrigin, isOwnOrigin, networkOf } from '@/server/sender'
import { env } from '@/server/env'
import { readFormSettings } from '@/server/requests/settings'
import { takeUpload } from '@/server/uploads/take'
import { siteOfDownload } from '../site-of-download'

const methods = 'POST, OPTIONS'

/** Takes an attachment of a request; the result is the reference that a request names it by (S2 7, 9). */
export async function POST(request: NextRequest): Promise<Response> {
  return readable(request, await answerSafely(request))
}

/** Pages of other origins ask before they send with progress. */
export function OPTIONS(request: NextRequest): Response {
  const headers = { allow: methods, 'access-control-allow-methods': methods }
  return readable(request, new Response(null, { status: 204, headers }))
}

/** Nobody reads here. */
export function GET(request: NextRequest): Promise<Response> {
  const message = translator(siteOfDownload(request), 'uploads')('wrongMethod')
  return respond(async () => refuse('methodNotAllowed', message, { headers: { allow: methods } }))
}

function readable(request: NextRequest, response: Response): Response {
  return withOrigin({ request, response, corsOrigins: env.corsOrigins })
}

async function answerSafely(request: NextRequest): Promise<Response> {
  const site = siteOfDownload(request)
  try {
    return await answer(request, site)
  } catch (error) {
    if (isAppError(error)) return errorResponse(error, messageOf(error, site))
    const { logger } = await cms()
    logger.error({ err: loggable(error), requestId: request.headers.get('x-request-id') }, 'an upload failed')
    return errorResponse(new AppError('internal', translator(site, 'uploads')('failed')))
  }
}

async function answer(request: NextRequest, site: SiteId): Promise<Response> {
  const t = translator(site, 'uploads')
  if (isForeignOrigin(request.headers)) refuse('forbidden', t('foreignOrigin'))
  const { contractOpen } = await readFormSettings(site)
  if (!contractOpen && !isOwnOrigin(request.headers)) refuse('forbidden', t('closed'))
  const reference = await takeUpload(request, networkOf(request.headers))
  const envelope = { code: 200, result: reference, message: t('kept') }
  return Response.json(envelope, { headers: { 'cache-control': 'no-store' } })
}

function messageOf({ messageId, message, retryAfterSeconds = 0 }: AppError, site: SiteId): string {
  const t = translator(site, 'uploads')
  if (!messageId) return message
  if (messageId === 'later') return t('later', { minutes: Math.ceil(retryAfterSeconds / 60) })
  return t(`problems.${messageId as UploadProblem}`, { megabytes: env.MAX_ATTACHMENT_MB })
}
