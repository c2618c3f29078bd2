import type { NextRequest } from 'next/server'
import { withOrigin } from '@/contract/kernel/origin'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { loggable } from '@/lib/loggable'
import type { UploadProblem } from '@/lib/inquiries/attachments'
import { cms } from '@/server/cms'
import { isUntrustedOrigin, isSameOrigin, networkOf } from '@/server/request-origin'
import { env } from '@/server/env'
import { readFormSettings } from '@/server/inquiries/settings'
import { handleUpload } from '@/server/uploads/handle-upload'
import { refuse } from '../responses'
import { siteOfDownload } from '../site-of-download'

const methods = 'POST, OPTIONS'
const statuses = { large: 413, pixels: 413, type: 415, archive: 415 } as const

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
export function GET(request: NextRequest): Response {
  return refuse(405, translator(siteOfDownload(request), 'uploads')('wrongMethod'), { allow: methods })
}

function withCors(request: NextRequest, response: Response): Response {
  return withOrigin({ request, response, corsOrigins: env.corsOrigins })
}

async function respondSafely(request: NextRequest): Promise<Response> {
  const site = siteOfDownload(request)
  try {
    return await respond(request, site)
  } catch (error) {
    const { logger } = await cms()
    logger.error({ err: loggable(error), requestId: request.headers.get('x-request-id') }, 'an upload failed')
    return refuse(500, translator(site, 'uploads')('failed'))
  }
}

async function respond(request: NextRequest, site: SiteId): Promise<Response> {
  const t = translator(site, 'uploads')
  if (isUntrustedOrigin(request.headers)) return refuse(403, t('foreignOrigin'))
  const { contractOpen } = await readFormSettings(site)
  if (!contractOpen && !isSameOrigin(request.headers)) return refuse(403, t('closed'))
  const outcome = await handleUpload(request, networkOf(request.headers))
  if (outcome.state === 'refused')
    return refuse(statusOf(outcome.problem), t(`problems.${outcome.problem}`, allowed))
  if (outcome.state === 'later') {
    const minutes = Math.ceil(outcome.seconds / 60)
    return refuse(429, t('later', { minutes }), { 'retry-after': String(outcome.seconds) })
  }
  const envelope = { code: 200, result: outcome.reference, message: t('kept') }
  return Response.json(envelope, { headers: { 'cache-control': 'no-store' } })
}

const allowed = { megabytes: env.MAX_ATTACHMENT_MB }

function statusOf(problem: UploadProblem): 400 | 413 | 415 {
  return problem in statuses ? statuses[problem as keyof typeof statuses] : 400
}
