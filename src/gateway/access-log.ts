import { destination, pino, type Logger } from 'pino'
import type { Exchange } from './exchange'

const probePaths = ['/healthz', '/readyz']

export type AccessLog = { logger: Logger; close: () => void }

let now = 0
let timeText = ''

/** As pino's own; a millisecond has many lines. */
function timestamp(): string {
  const time = Date.now()
  if (time !== now) {
    now = time
    timeText = `,"time":"${new Date(time).toISOString()}"`
  }
  return timeText
}

/** Logs JSON lines to standard output, buffered. */
export function openAccessLog(level: string, target: string | number = process.stdout.fd): AccessLog {
  const stream = destination({ dest: target, sync: false })
  const lines = bufferLines((text) => stream.write(text))
  const logger = pino({ level, base: undefined, timestamp }, lines)
  const flushTimer = setInterval(lines.flush, 500).unref()
  return {
    logger,
    close() {
      clearInterval(flushTimer)
      lines.flush()
      stream.flushSync()
    },
  }
}

/** In characters. */
const bufferedLength = 32 * 1024

/** Joins lines, since pino's own stream measures all that it has buffered with each line: two thirds of its time. */
function bufferLines(send: (text: string) => void): { write: (line: string) => void; flush: () => void } {
  let lines: string[] = []
  let length = 0
  const flush = () => {
    if (length === 0) return
    const text = lines.join('')
    lines = []
    length = 0
    send(text)
  }
  const write = (line: string) => {
    lines.push(line)
    length += line.length
    if (length >= bufferedLength) flush()
  }
  return { write, flush }
}

/** One line per response, without the query string, which may contain search terms, and without tokens in paths. */
export function logExchange(log: Pick<Logger, 'info' | 'debug'>, exchange: Exchange): void {
  const { res, id, method, path, address, cache, startedAt, bytes } = exchange
  const line = {
    id,
    method,
    path: withoutToken(path).slice(0, 300),
    status: res.writableFinished ? res.statusCode : 499,
    ms: Math.round((performance.now() - startedAt) * 10) / 10,
    bytes: bytes ?? (Number(res.getHeader('content-length')) || undefined),
    cache,
    address,
  }
  if (probePaths.includes(path) || exchange.isRefresh) log.debug(line, 'request')
  else log.info(line, 'request')
}

function withoutToken(path: string): string {
  return path.replace(/^\/shared\/[^/]+/i, '/shared/…')
}
