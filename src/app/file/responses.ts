import type { Translate } from '@/i18n/translator'

type Status = 400 | 401 | 403 | 404 | 405 | 413 | 415 | 416 | 429 | 500 | 503

/** An error response with an HTTP status and the contract's envelope as its body (readings 20). */
export function refuse(status: Status, message: string, headers: Record<string, string> = {}): Response {
  // Depends on the visitor, so it must not be shared.
  const personal = status === 401 || status === 403
  const caching = { 'cache-control': personal ? 'private, no-store' : 'no-store' }
  return Response.json(
    { code: status, result: null, message },
    { status, headers: { ...caching, ...headers } },
  )
}

/** Maps an error of the storage to an error response. */
export function refusalOf({ status, headers }: Response, t: Translate<'files'>): Response {
  if (status === 404) return refuse(404, t('missing'))
  if (status !== 416) return refuse(503, t('unavailable'), { 'retry-after': '30' })
  return refuse(416, t('beyond'), { 'content-range': headers.get('content-range') ?? 'bytes */*' })
}

export function redirectTo(location: string): Response {
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } })
}

/** Whether the request is a navigation: a script or video of a page may not be redirected to another host. */
export function isNavigation({ headers }: Request): boolean {
  return headers.get('sec-fetch-mode') === 'navigate'
}
