import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

export type Headers = Map<string, string | string[]>

const alwaysDropped = /^(?:x-powered-by|x-isotherm-.*|x-middleware-.*|server)$/
const droppedFromPages =
  /^(?:critical-ch|accept-ch|x-nextjs-.*|etag|content-length|transfer-encoding|connection|keep-alive|date)$/
const inner = /^(?:sec-ch-|rsc$|next-router-|next-url$)/i

const personal = 'private, no-store'
/** Clients and shared caches ask each time (and mostly hear 304): only the door knows when content changes. */
const askEachTime = 'public, max-age=0, must-revalidate'

export function securityHeaders(https: boolean): Headers {
  return new Map([
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
    ['x-frame-options', 'SAMEORIGIN'],
    ['cross-origin-opener-policy', 'same-origin'],
    ...(https ? ([['strict-transport-security', 'max-age=31536000; includeSubDomains']] as const) : []),
  ])
}

/** The application's headers as a document or a kept answer sends them on. */
export function documentHeaders(sent: OutgoingHttpHeaders, isAdmin: boolean): Headers {
  const headers: Headers = new Map()
  for (const [name, value] of Object.entries(sent)) {
    if (value === undefined || alwaysDropped.test(name)) continue
    if (droppedFromPages.test(name) && !(isAdmin && name.endsWith('-ch'))) continue
    headers.set(name, name === 'location' ? oneOf(value) : Array.isArray(value) ? value : String(value))
  }
  headers.set('cache-control', clientCacheControl(headers.get('cache-control')))
  headers.set('vary', toVary(sent.vary, isAdmin))
  return headers
}

/** The same for an answer that goes through as it comes. */
export function tidyHeaders(
  res: ServerResponse,
  { isAdmin, isApi, compressed }: { isAdmin: boolean; isApi: boolean; compressed: boolean },
) {
  // Next takes the length out of what its routes answer, where a client could resume and show how far it is.
  const length = res.getHeader('x-isotherm-length')
  if (length !== undefined && !compressed) res.setHeader('content-length', length)
  for (const name of res.getHeaderNames()) {
    if (alwaysDropped.test(name) || (!isAdmin && /^(?:critical|accept)-ch$/.test(name)))
      res.removeHeader(name)
  }
  const cacheControl = res.getHeader('cache-control')
  if (cacheControl === undefined && isApi) res.setHeader('cache-control', personal)
  if (String(cacheControl).includes('s-maxage')) res.setHeader('cache-control', askEachTime)
  const vary = [res.getHeader('vary')].flat().join(',')
  const kept = vary.split(',').filter((token) => token.trim() && (isAdmin || !/^\s*sec-ch-/i.test(token)))
  if (compressed) kept.push('Accept-Encoding')
  if (kept.length > 0) res.setHeader('vary', [...new Set(kept.map((token) => token.trim()))].join(', '))
  else res.removeHeader('vary')
}

/** Next writes the location of a kept redirect twice. */
function oneOf(value: string | string[] | number): string {
  return String([value].flat()[0])
}

function clientCacheControl(sent: string | string[] | undefined): string {
  const value = [sent ?? ''].flat().join(', ')
  return value === '' || value.includes('s-maxage') ? askEachTime : value
}

function toVary(sent: OutgoingHttpHeaders['vary'], isAdmin: boolean): string {
  const tokens = [sent ?? ''].flat().join(',').split(',')
  const kept = tokens.map((token) => token.trim()).filter((token) => token && (isAdmin || !inner.test(token)))
  return [...new Set([...kept, 'Accept-Encoding'])].join(', ')
}
