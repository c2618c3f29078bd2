import type { Translate } from '@/i18n/translator'
import { refuse } from '@/lib/app-error'

/** Refuses what the storage could not give, in the reader's language. */
export function refuseMissing({ status, headers }: Response, t: Translate<'files'>): never {
  if (status === 404) refuse('notFound', t('missing'))
  if (status !== 416) refuse('unavailable', t('unavailable'), { retryAfterSeconds: 30 })
  const range = headers.get('content-range') ?? 'bytes */*'
  refuse('rangeNotSatisfiable', t('beyond'), { headers: { 'content-range': range } })
}

/** Whether the request is a navigation: a script or video of a page may not be redirected to another host. */
export function isNavigation({ headers }: Request): boolean {
  return headers.get('sec-fetch-mode') === 'navigate'
}
