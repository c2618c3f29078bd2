import type { OutgoingHttpHeaders } from 'node:http'
import type { Capture } from '@/server/page-cache'
import type { Exchange } from './exchange'

/** What a request asks for: a page, an answer of the application that names its tags, or a file of the build. */
export type Kept = { kind: 'keep'; key: string; what: 'page' | 'notFound' | 'tagged' | 'asset' }

export type Route = Kept | { kind: 'redirect'; to: string; permanent: boolean } | { kind: 'pass' }

type Head = { status: number; headers: OutgoingHttpHeaders }

const personalCookies = /(?:^|;\s*)(?:__prerender_bypass|__next_preview_data|payload-token)=/
/** Requests of Next's own client, ranges, and readers who are somebody: their answers are their own. */
const ownHeaders = ['rsc', 'next-action', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-url']
const individual = [...ownHeaders, 'authorization', 'range', 'origin', 'x-prerender-revalidate']

const oneYear = 31_536_000

export function mayUseCache({ req }: Exchange): boolean {
  if (req.method !== 'GET' && req.method !== 'HEAD') return false
  if (individual.some((name) => req.headers[name] !== undefined)) return false
  return !personalCookies.test(req.headers.cookie ?? '')
}

/** Whether the head of an answer allows to keep it; a page's tags are only known with its body. */
export function isKeepable({ status, headers }: Head, { what, key }: Kept, maxBytes: number): boolean {
  if (status !== 200 && !(status === 404 && what === 'notFound')) return false
  if (headers['set-cookie'] || headers['content-encoding']) return false
  if (/private|no-store/.test(String(headers['cache-control']))) return false
  if (/cookie|authorization|\*/i.test(String(headers.vary))) return false
  if (headers['x-nextjs-cache'] === 'STALE') return false
  if (!isRewrittenTo(headers['x-middleware-rewrite'], key)) return false
  if (Number(headers['content-length'] ?? 0) > maxBytes) return false
  return what !== 'asset' || String(headers['cache-control']).includes('immutable')
}

/** The tags on which an answer depends, or null when nobody knows them. */
export function tagsOf({ headers }: Head, what: Kept['what'], capture: Capture): string[] | null {
  if (what === 'asset') return []
  const sent = headers['x-isotherm-tags']
  if (sent === undefined && capture.tags === null) return null
  const named = [sent ?? ''].flat().join(',').split(',')
  return [...new Set([...named.map((tag) => String(tag).trim()).filter(Boolean), ...(capture.tags ?? [])])]
}

/** When an answer ends by time, as Date.now() counts; Infinity when only its tags end it. */
export function keepUntil({ headers }: Head): number {
  const seconds = Number(/s-maxage=(\d+)/.exec(String(headers['cache-control']))?.[1] ?? oneYear)
  return seconds >= oneYear ? Infinity : Date.now() + seconds * 1000
}

/** Where the application says which page it served, it must be the one that the key names. */
function isRewrittenTo(rewrite: OutgoingHttpHeaders[string], key: string): boolean {
  return rewrite === undefined || pathnameOf(String(rewrite)) === pathnameOf(key)
}

function pathnameOf(address: string): string | null {
  return URL.parse(address, 'http://localhost')?.pathname ?? null
}
