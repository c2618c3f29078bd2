import { AppError } from '@/lib/app-error'
import type { IncomingMessage } from 'node:http'
import type { Refusal } from './refusal'

export const tooLarge = new AppError('tooLarge', 'The content is too large')
const tooSlow = new AppError('timeout', 'The content came too slowly')

/** So many bytes must come in each period of so many ms. */
export type Pace = { bytes: number; every: number }

type Watching = {
  /** In bytes. */
  limit: number
  pace: Pace
  /** Called at most once. */
  refuse: (refusal: Refusal) => void
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/**
 * Counts a body as it comes, and refuses one that is too large or too slow.
 * @returns a promise that is fulfilled when the body is complete or fills the buffer of the request: until then
 * nobody needs to wait for the client
 */
export function watchBody(req: IncomingMessage, { limit, pace, refuse }: Watching): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const push = req.push.bind(req)
  let received = 0
  // Of the connection: nothing is pushed any more when the application has answered without reading.
  let before = req.socket.bytesRead
  const stop = (refusal?: Refusal) => {
    clearInterval(timer)
    req.push = push
    if (refusal) refuse(refusal)
    resolve()
  }
  const timer = setInterval(() => {
    const waitsForUs = req.readableLength >= req.readableHighWaterMark
    const { bytesRead } = req.socket
    if (req.complete) stop()
    else if (!waitsForUs && bytesRead - before < pace.bytes) stop(tooSlow)
    before = bytesRead
  }, pace.every).unref()
  req.once('close', () => stop())
  req.push = (chunk: Buffer | null, encoding) => {
    received += chunk?.length ?? 0
    if (chunk === null) stop()
    if (received > limit) {
      stop(tooLarge)
      return false
    }
    const wantsMore = push(chunk, encoding)
    if (!wantsMore) resolve()
    return wantsMore
  }
  return promise
}
