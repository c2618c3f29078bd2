import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { plainPath } from '@/addresses/plain-path'
import { clientAddress } from './client-address'

/** One request and its answer, with what the door knows about them. */
export type Exchange = {
  req: IncomingMessage
  res: ServerResponse
  id: string
  /** Without the query, in the one spelling that the application sees; as sent where it has none. */
  path: string
  /** How far the path that was sent is from that spelling. */
  spelling: 'plain' | 'needless escapes' | 'ambiguous'
  /** As sent, without the question mark. */
  query: string
  address: string
  /** The host that the client asked, as our proxy names it. */
  host: string
  /** Kept here because the application does not see them: the door alone encodes and compares. */
  acceptEncoding: string
  ifNoneMatch: string | undefined
  /** From performance.now(). */
  startedAt: number
  /** How the byte cache took part: answered, filled, or stood aside. */
  cache?: 'hit' | 'miss' | 'pass'
  bytes?: number
  /** Gives back the place that the request takes in the application. */
  leave?: () => void
  /** Fulfilled when the body is complete or fills our buffer. */
  bodyBegan?: Promise<void>
  /** Takes the answer back from the application, as far as none was sent. */
  takeBack?: () => void
}

const acceptableId = /^[\w.-]{8,64}$/

export function openExchange(req: IncomingMessage, res: ServerResponse, trustProxy: boolean): Exchange {
  const url = req.url ?? '/'
  const mark = url.indexOf('?')
  const sent = mark < 0 ? url : url.slice(0, mark)
  const query = mark < 0 ? '' : url.slice(mark + 1)
  const plain = plainPath(sent)
  const path = plain ?? sent
  if (path !== sent) req.url = mark < 0 ? path : `${path}?${query}`
  const sentId = req.headers['x-request-id']
  return {
    req,
    res,
    id: typeof sentId === 'string' && acceptableId.test(sentId) ? sentId : randomUUID(),
    path,
    spelling: plain === null ? 'ambiguous' : plain === sent ? 'plain' : 'needless escapes',
    query,
    address: clientAddress(req, trustProxy),
    host: (trustProxy && String(req.headers['x-forwarded-host'] ?? '')) || (req.headers.host ?? ''),
    acceptEncoding: String(req.headers['accept-encoding'] ?? ''),
    ifNoneMatch: req.headers['if-none-match'],
    startedAt: performance.now(),
  }
}
