import type { OutgoingHttpHeaders } from 'node:http'
import { counterHeader, sharedForHeader } from '@/lib/gateway-protocol'
import type { Capture } from '@/server/page-cache'
import type { Exchange } from './exchange'

/** The cache entry of a request: a page, a response that names its tags in a header, or a file of the build. */
export type CacheTarget = { kind: 'cacheable'; key: string; what: 'page' | 'notFound' | 'tagged' | 'asset' }

export type Route = CacheTarget | { kind: 'redirect'; to: string; permanent: boolean } | { kind: 'pass' }

type Head = { status: number; headers: OutgoingHttpHeaders }

const privateCookies = /(?:^|;\s*)(?:__prerender_bypass|__next_preview_data|payload-token)=/
/** Requests of Next's client router, ranges and authenticated requests bypass the shared cache. */
const nextHeaders = ['rsc', 'next-action', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-url']
const uncacheableHeaders = [...nextHeaders, 'authorization', 'range', 'origin', 'x-prerender-revalidate']

const oneYear = 31_536_000

export function isCacheable({ req }: Exchange): boolean {
  if (req.method !== 'GET' && req.method !== 'HEAD') return false
  if (uncacheableHeaders.some((name) => req.headers[name] !== undefined)) return false
  return !privateCookies.test(req.headers.cookie ?? '')
}

/** Whether a response may be stored, by its head; the tags of a page are only known with its body. */
export function isStorable({ status, headers }: Head, { what, key }: CacheTarget, maxBytes: number): boolean {
  if (status !== 200 && !(status === 404 && what === 'notFound')) return false
  if (headers['set-cookie'] || headers['content-encoding']) return false
  // Next sends this with every page that it renders for each request.
  if (!isShared({ headers }) && /private|no-store/.test(String(headers['cache-control']))) return false
  if (/cookie|authorization|\*/i.test(String(headers.vary))) return false
  if (headers['x-nextjs-cache'] === 'STALE') return false
  if (!isRewrittenTo(headers['x-middleware-rewrite'], key)) return false
  if (Number(headers['content-length'] ?? 0) > maxBytes) return false
  return what !== 'asset' || String(headers['cache-control']).includes('immutable')
}

/** The tags that a response depends on, or null when they are unknown. */
export function tagsOf({ headers }: Head, what: CacheTarget['what'], capture: Capture): string[] | null {
  if (what === 'asset') return []
  const header = headers['x-isotherm-tags']
  if (isShared({ headers })) return [...capture.reads]
  if (header === undefined && capture.tags === null) return null
  const tagsSent = [header ?? ''].flat().join(',').split(',')
  return [...new Set([...tagsSent.map((tag) => String(tag).trim()).filter(Boolean), ...(capture.tags ?? [])])]
}

/** The counter of a response. */
export function counterOf({ headers }: Head): string | undefined {
  const counter = headers[counterHeader]
  return typeof counter === 'string' ? counter : undefined
}

/** When a response expires, in ms since the epoch; Infinity when only its tags expire it. */
export function expirationOf({ headers }: Head): number {
  const shared = headers[sharedForHeader]
  if (shared !== undefined) return Date.now() + Number(shared) * 1000
  const seconds = Number(/s-maxage=(\d+)/.exec(String(headers['cache-control']))?.[1] ?? oneYear)
  return seconds >= oneYear ? Infinity : Date.now() + seconds * 1000
}

/** Whether the application lets all visitors share a page that Next renders for each request. */
function isShared({ headers }: Pick<Head, 'headers'>): boolean {
  return headers[sharedForHeader] !== undefined
}

/** A page that Next was rewritten to must be the page of the key. */
function isRewrittenTo(rewrite: OutgoingHttpHeaders[string], key: string): boolean {
  return rewrite === undefined || pathnameOf(String(rewrite)) === pathnameOf(key)
}

function pathnameOf(address: string): string | null {
  return URL.parse(address, 'http://localhost')?.pathname ?? null
}
