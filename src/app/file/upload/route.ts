import type { NextRequest } from 'next/server'
import { withOrigin } from '@/contract/kernel/origin'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { loggable } from '@/lib/loggable'
import type { UploadProblem } from '@/lib/requests/attachments'
import { cms } from '@/server/cms'
import { isForeignOrigin, isOwnOrigin, networkOf } from '@/server/sender'
import { env } from '@/server/env'
import { readFormSettings } from '@/server/requests/settings'
import { takeUpload } from '@/server/uploads/take'
import { refuse } from '../answers'
import { siteOfDownload } from '../site-of-download'

const methods = 'POST, OPTIONS'
const statuses = { large: 413, pixels: 413, type: 415, archive: 415 } as const

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
export function GET(request: NextRequest): Response {
  return refuse(405, translator(siteOfDownload(request), 'uploads')('wrongMethod'), { allow: methods })
}

function readable(request: NextRequest, response: Response): Response {
  return withOrigin({ request, response, corsOrigins: env.corsOrigins })
}

async function answerSafely(request: NextRequest): Promise<Response> {
  const site = siteOfDownload(request)
  try {
    return await answer(request, site)
  } catch (error) {
    const { logger } = await cms()
    logger.error({ err: loggable(error), requestId: request.headers.get('x-request-id') }, 'an upload failed')
    return refuse(500, translator(site, 'uploads')('failed'))
  }
}

async function answer(request: NextRequest, site: SiteId): Promise<Response> {
  const t = translator(site, 'uploads')
  if (isForeignOrigin(request.headers)) return refuse(403, t('foreignOrigin'))
  const { contractOpen } = await readFormSettings(site)
  if (!contractOpen && !isOwnOrigin(request.headers)) return refuse(403, t('closed'))
  const outcome = await takeUpload(request, networkOf(request.headers))
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
