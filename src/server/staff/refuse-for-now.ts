import type { PayloadRequest } from 'payload'
import { staffText } from '@/cms/staff/texts'
import { refuse } from '@/lib/app-error'

/** Refuses an attempt over a limit. */
export function refuseForNow(req: PayloadRequest, seconds: number): never {
  const minutes = Math.ceil(seconds / 60)
  refuse('tooManyRequests', staffText(req)('staff:tooMany', { minutes }), { retryAfterSeconds: seconds })
}
