import { clientHeader } from '@/lib/gateway-protocol'
import { env } from './env'

/** The client's network, from the header of the gateway. */
export function networkOf(headers: Headers): string {
  return headers.get(clientHeader) ?? 'unknown'
}

/** Whether a request comes from a page of this site. */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (!origin) return false
  if (env.trustedOrigins.includes(origin)) return true
  const host = headers.get(env.TRUST_PROXY ? 'x-forwarded-host' : 'host')
  return host !== null && URL.canParse(origin) && new URL(origin).host === host
}

/** Whether a request comes from another origin that is not among the configured CORS origins. */
export function isUntrustedOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  return origin !== null && !env.corsOrigins.includes(origin) && !isSameOrigin(headers)
}
