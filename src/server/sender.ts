import { clientHeader } from '@/lib/client-header'
import { env } from './env'

/** The client's network, as the door names it. */
export function networkOf(headers: Headers): string {
  return headers.get(clientHeader) ?? 'unknown'
}

/** Whether the page that sends a request is one of ours. */
export function isOwnOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (!origin) return false
  if (env.trustedOrigins.includes(origin)) return true
  const host = headers.get(env.TRUST_PROXY ? 'x-forwarded-host' : 'host')
  return host !== null && URL.canParse(origin) && new URL(origin).host === host
}

/** Whether a page of another origin sends a request, one that the operator has not named. */
export function isForeignOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  return origin !== null && !env.corsOrigins.includes(origin) && !isOwnOrigin(headers)
}
