import type { IncomingMessage } from 'node:http'
import { AppError } from '@/lib/app-error'
import type { Refusal } from './refusal'

export const tooLarge = new AppError('tooLarge', 'The content is too large')
const tooSlow = new AppError('timeout', 'The content came too slowly')

/** The minimum number of bytes to receive in each interval. */
export type MinRate = { bytes: number; intervalMs: number }

type WatchOptions = {
  /** In bytes. */
  limit: number
  minRate: MinRate
  /** Called at most once. */
  refuse: (refusal: Refusal) => void
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Receives what the application has not read of a body, or the next request on the connection would wait for ever. */
export function discardBody(req: IncomingMessage): void {
  if (req.complete || req.destroyed) return
  req.unpipe()
  for (const event of ['readable', 'data']) req.removeAllListeners(event)
  // Node forgets removed listeners in the next tick; until then it would not resume.
  process.nextTick(() => req.resume())
}

/**
 * Counts the bytes of a body as they arrive, and refuses a body that is too large or too slow.
 * @returns a promise that resolves when the body is complete or fills the buffer of the request: the application
 * need not start earlier
 */
export function watchBody(req: IncomingMessage, { limit, minRate, refuse }: WatchOptions): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const push = req.push.bind(req)
  let received = 0
  // Counted on the connection: `push` is not called any more once the application has responded without reading.
  let previousBytes = req.socket.bytesRead
  const stop = (refusal?: Refusal) => {
    clearInterval(timer)
    req.push = push
    if (refusal) refuse(refusal)
    resolve()
  }
  const timer = setInterval(() => {
    const isBackpressured = req.readableLength >= req.readableHighWaterMark
    const { bytesRead } = req.socket
    if (req.complete) stop()
    else if (!isBackpressured && bytesRead - previousBytes < minRate.bytes) stop(tooSlow)
    previousBytes = bytesRead
  }, minRate.intervalMs).unref()
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
