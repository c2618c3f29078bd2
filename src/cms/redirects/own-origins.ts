import type { PayloadRequest } from 'payload'

/** How the sites are addressed in the browser of an editor. */
export function ownOriginsOf({ payload, headers }: PayloadRequest): string[] {
  const publicOrigin: unknown = payload.config.custom.publicOrigin
  const host = headers.get('x-forwarded-host') ?? headers.get('host')
  return [
    ...(typeof publicOrigin === 'string' ? [publicOrigin] : []),
    ...(host ? [`http://${host}`, `https://${host}`] : []),
  ]
}

/** Editors copy addresses from the browser. */
export function withoutOrigin(address: string, ownOrigins: readonly string[]): string {
  const written = address.trim()
  const url = URL.parse(written)
  if (!url || !ownOrigins.includes(url.origin)) return written
  return `${url.pathname}${url.search}${url.hash}`
}
