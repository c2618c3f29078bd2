import type { Translate } from '@/i18n/translator'
import { refuse } from '@/lib/app-error'

/** Refuses what the storage could not give, in the reader's language. */
export function refuseMissing({ status, headers }: Response, t: Translate<'files'>): never {
  if (status === 404) refuse('notFound', t('missing'))
  if (status !== 416) refuse('unavailable', t('unavailable'), { retryAfterSeconds: 30 })
  const range = headers.get('content-range') ?? 'bytes */*'
  refuse('rangeNotSatisfiable', t('beyond'), { headers: { 'content-range': range } })
}

/** Whether a browser surely goes to the answer itself: a page's script or film may not follow it to another host. */
export function isFollowed({ headers }: Request): boolean {
  return headers.get('sec-fetch-mode') === 'navigate'
}
