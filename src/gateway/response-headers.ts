import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

export type HeaderMap = Map<string, string | string[]>

const alwaysDropped = /^(?:x-powered-by|x-isotherm-.*|x-middleware-.*|server)$/
const droppedFromPages =
  /^(?:critical-ch|accept-ch|x-nextjs-.*|etag|content-length|transfer-encoding|connection|keep-alive|date)$/
const internalVaryHeaders = /^(?:sec-ch-|rsc$|next-router-|next-url$)/i

const privateNoStore = 'private, no-store'
/** Clients and shared caches revalidate each time (mostly 304): only the gateway knows when content changes. */
const revalidate = 'public, max-age=0, must-revalidate'

export function securityHeaders(https: boolean): HeaderMap {
  return new Map([
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
    ['x-frame-options', 'SAMEORIGIN'],
    ['cross-origin-opener-policy', 'same-origin'],
    ...(https ? ([['strict-transport-security', 'max-age=31536000; includeSubDomains']] as const) : []),
  ])
}

/** The headers of a buffered response: the application's, without internal ones. */
export function filterBufferedHeaders(sent: OutgoingHttpHeaders, isAdmin: boolean): HeaderMap {
  const headers: HeaderMap = new Map()
  for (const [name, value] of Object.entries(sent)) {
    if (value === undefined || alwaysDropped.test(name)) continue
    if (droppedFromPages.test(name) && !(isAdmin && name.endsWith('-ch'))) continue
    headers.set(name, name === 'location' ? firstOf(value) : Array.isArray(value) ? value : String(value))
  }
  headers.set('cache-control', clientCacheControl(headers.get('cache-control')))
  headers.set('vary', toVary(sent.vary, isAdmin))
  return headers
}

/** The same for a streamed response, on `res` itself. */
export function filterStreamedHeaders(
  res: ServerResponse,
  { isAdmin, isApi, compressed }: { isAdmin: boolean; isApi: boolean; compressed: boolean },
) {
  // Next removes content-length from route responses; clients need it to resume and to show progress.
  const length = res.getHeader('x-isotherm-length')
  if (length !== undefined && !compressed) res.setHeader('content-length', length)
  for (const name of res.getHeaderNames()) {
    if (alwaysDropped.test(name) || (!isAdmin && /^(?:critical|accept)-ch$/.test(name)))
      res.removeHeader(name)
  }
  const cacheControl = res.getHeader('cache-control')
  if (cacheControl === undefined && isApi) res.setHeader('cache-control', privateNoStore)
  if (String(cacheControl).includes('s-maxage')) res.setHeader('cache-control', revalidate)
  const vary = [res.getHeader('vary')].flat().join(',')
  const tokensToSend = vary
    .split(',')
    .filter((token) => token.trim() && (isAdmin || !/^\s*sec-ch-/i.test(token)))
  if (compressed) tokensToSend.push('Accept-Encoding')
  if (tokensToSend.length > 0)
    res.setHeader('vary', [...new Set(tokensToSend.map((token) => token.trim()))].join(', '))
  else res.removeHeader('vary')
}

/** Next sends the location of a cached redirect twice. */
function firstOf(value: string | string[] | number): string {
  return String([value].flat()[0])
}

function clientCacheControl(sent: string | string[] | undefined): string {
  const value = [sent ?? ''].flat().join(', ')
  return value === '' || value.includes('s-maxage') ? revalidate : value
}

function toVary(sent: OutgoingHttpHeaders['vary'], isAdmin: boolean): string {
  const tokens = [sent ?? ''].flat().join(',').split(',')
  const tokensToSend = tokens
    .map((token) => token.trim())
    .filter((token) => token && (isAdmin || !internalVaryHeaders.test(token)))
  return [...new Set([...tokensToSend, 'Accept-Encoding'])].join(', ')
}
