import { destination, pino, type Logger } from 'pino'
import type { Exchange } from './exchange'

const probes = ['/healthz', '/readyz']

export type Log = { logger: Logger; close: () => void }

/** JSON lines on standard output, written in blocks. */
export function openLog(level: string): Log {
  const stream = destination({ sync: false, minLength: 8 * 1024 })
  const logger = pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, stream)
  const flushing = setInterval(() => stream.flush(), 500).unref()
  return {
    logger,
    close() {
      clearInterval(flushing)
      stream.flushSync()
    },
  }
}

/** One line for each answer; without the query, which may hold what a visitor searched for. */
export function logExchange(log: Pick<Logger, 'info' | 'debug'>, exchange: Exchange): void {
  const { req, res, id, path, address, cache, startedAt, bytes } = exchange
  const line = {
    id,
    method: req.method,
    path: path.slice(0, 300),
    status: res.writableFinished ? res.statusCode : 499,
    ms: Math.round((performance.now() - startedAt) * 10) / 10,
    bytes: bytes ?? (Number(res.getHeader('content-length')) || undefined),
    cache,
    address,
  }
  if (probes.includes(path)) log.debug(line, 'request')
  else log.info(line, 'request')
}
