import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { normalisePath } from '@/addresses/normalise-path'
import { clientAddress } from './client-address'

/** A request and its response, with what the gateway knows about them. */
export type Exchange = {
  req: IncomingMessage
  res: ServerResponse
  id: string
  /** As sent: the application gets a GET for a HEAD of a page, whose status is in its body. */
  method: string
  /** Without the query, normalised, as the application sees it; as sent when it cannot be normalised. */
  path: string
  /** Whether the path was sent in its normalised form. */
  pathForm: 'normalised' | 'unnormalised' | 'ambiguous'
  /** As sent, without the question mark. */
  query: string
  address: string
  /** The host that the client requested, also behind our proxy. */
  host: string
  /** Removed from the request: only the gateway compresses and handles conditional requests. */
  acceptEncoding: string
  ifNoneMatch: string | undefined
  /** From performance.now(). */
  startedAt: number
  /** Whether the byte cache had the response, stores it, or is bypassed. */
  cache?: 'hit' | 'miss' | 'pass'
  bytes?: number
  /** Whether the gateway itself requests a page again that has become stale. */
  isRefresh?: boolean
  /** Whether an editor's redirect has been looked for, which also counts the missing address. */
  hasLookedForRedirect?: boolean
  /** Releases the request's slot. */
  releaseSlot?: () => void
  /** Resolves when the body is complete or fills the buffer. */
  bodyReady?: Promise<void>
  /** Gives the response its own methods again, so that the gateway can send one instead of the application. */
  restoreResponse?: () => void
}

/** Where a response can be requested again. */
export type Source = { host: string; url: string }

const requestIdPattern = /^[\w.-]{8,64}$/

export function createExchange(req: IncomingMessage, res: ServerResponse, trustProxy: boolean): Exchange {
  const url = req.url ?? '/'
  const queryStart = url.indexOf('?')
  const sent = queryStart < 0 ? url : url.slice(0, queryStart)
  const query = queryStart < 0 ? '' : url.slice(queryStart + 1)
  const normalised = normalisePath(sent)
  const path = normalised ?? sent
  if (path !== sent) req.url = queryStart < 0 ? path : `${path}?${query}`
  const sentId = req.headers['x-request-id']
  return {
    req,
    res,
    method: req.method ?? '',
    id: typeof sentId === 'string' && requestIdPattern.test(sentId) ? sentId : randomUUID(),
    path,
    pathForm: normalised === null ? 'ambiguous' : normalised === sent ? 'normalised' : 'unnormalised',
    query,
    address: clientAddress(req, trustProxy),
    host: (trustProxy && String(req.headers['x-forwarded-host'] ?? '')) || (req.headers.host ?? ''),
    acceptEncoding: String(req.headers['accept-encoding'] ?? ''),
    ifNoneMatch: req.headers['if-none-match'],
    startedAt: performance.now(),
  }
}
