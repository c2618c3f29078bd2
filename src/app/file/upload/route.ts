import type { NextRequest } from 'next/server'
import { withOrigin } from '@/contract/kernel/origin'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { AppError, isAppError, refuse } from '@/lib/app-error'
import { loggable } from '@/lib/loggable'
import type { UploadProblem } from '@/lib/inquiries/attachments'
import { cms } from '@/server/cms'
import { errorResponse, handleErrors } from '@/server/http-responses'
import { isUntrustedOrigin, isSameOrigin, networkOf } from '@/server/request-origin'
import { env } from '@/server/env'
import { readFormSettings } from '@/server/inquiries/settings'
import { handleUpload } from '@/server/uploads/handle-upload'
import { siteOfDownload } from '../site-of-download'

const methods = 'POST, OPTIONS'

/** Receives an attachment; the result is the reference to send with an inquiry (S2 7, 9). */
export async function POST(request: NextRequest): Promise<Response> {
  return withCors(request, await respondSafely(request))
}

/** CORS preflight: browsers send it for uploads with progress from other origins. */
export function OPTIONS(request: NextRequest): Response {
  const headers = { allow: methods, 'access-control-allow-methods': methods }
  return withCors(request, new Response(null, { status: 204, headers }))
}

/** Method not allowed. */
export function GET(request: NextRequest): Promise<Response> {
  const message = translator(siteOfDownload(request), 'uploads')('wrongMethod')
  return handleErrors(async () => refuse('methodNotAllowed', message, { headers: { allow: methods } }))
}

function withCors(request: NextRequest, response: Response): Response {
  return withOrigin({ request, response, corsOrigins: env.corsOrigins })
}

async function respondSafely(request: NextRequest): Promise<Response> {
  const site = siteOfDownload(request)
  try {
    return await respond(request, site)
  } catch (error) {
    if (isAppError(error)) return errorResponse(error, messageOf(error, site))
    const { logger } = await cms()
    logger.error({ err: loggable(error), requestId: request.headers.get('x-request-id') }, 'an upload failed')
    return errorResponse(new AppError('internal', translator(site, 'uploads')('failed')))
  }
}

async function respond(request: NextRequest, site: SiteId): Promise<Response> {
  const t = translator(site, 'uploads')
  if (isUntrustedOrigin(request.headers)) refuse('forbidden', t('foreignOrigin'))
  const { contractOpen } = await readFormSettings(site)
  if (!contractOpen && !isSameOrigin(request.headers)) refuse('forbidden', t('closed'))
  const reference = await handleUpload(request, networkOf(request.headers))
  const envelope = { code: 200, result: reference, message: t('uploaded') }
  return Response.json(envelope, { headers: { 'cache-control': 'no-store' } })
}

function messageOf({ messageId, message, retryAfterSeconds = 0 }: AppError, site: SiteId): string {
  const t = translator(site, 'uploads')
  if (!messageId) return message
  if (messageId === 'later') return t('later', { minutes: Math.ceil(retryAfterSeconds / 60) })
  return t(`problems.${messageId as UploadProblem}`, { megabytes: env.MAX_ATTACHMENT_MB })
}
