import type { Translate } from '@/i18n/translator'

type Status = 400 | 401 | 403 | 404 | 405 | 413 | 415 | 416 | 429 | 500 | 503

/** A refusal with a real status and the contract's envelope as its body (readings 20). */
export function refuse(status: Status, message: string, headers: Record<string, string> = {}): Response {
  // What one visitor may not have, another may.
  const personal = status === 401 || status === 403
  const caching = { 'cache-control': personal ? 'private, no-store' : 'no-store' }
  return Response.json(
    { code: status, result: null, message },
    { status, headers: { ...caching, ...headers } },
  )
}

/** What the storage could not give, as the reader hears it. */
export function refusalOf({ status, headers }: Response, t: Translate<'files'>): Response {
  if (status === 404) return refuse(404, t('missing'))
  if (status !== 416) return refuse(503, t('unavailable'), { 'retry-after': '30' })
  return refuse(416, t('beyond'), { 'content-range': headers.get('content-range') ?? 'bytes */*' })
}

export function leadOn(location: string): Response {
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } })
}

/** Whether a browser surely goes to the answer itself: a page's script or film may not follow it to another host. */
export function isFollowed({ headers }: Request): boolean {
  return headers.get('sec-fetch-mode') === 'navigate'
}
