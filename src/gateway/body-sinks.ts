import type { ServerResponse } from 'node:http'
import type { Writable } from 'node:stream'
import { encodeStream, isCompressible } from './encoding'
import type { RawResponse, Sink } from './response-interceptor'

type BufferOptions = {
  maxBytes: number
  /** Called with the complete body; it must call `release` before it uses the response. */
  finish: (body: Buffer, release: () => void) => void
  /** Creates the sink for a body that exceeds `maxBytes`. */
  overflow: () => Sink
}

/** Buffers the complete body. */
export function bufferBody({ maxBytes, finish, overflow }: BufferOptions): Sink {
  const chunks: Buffer[] = []
  let size = 0
  let overflowSink: Sink | null = null
  return {
    write(chunk) {
      if (overflowSink) return overflowSink.write(chunk)
      chunks.push(Buffer.from(chunk))
      size += chunk.length
      if (size <= maxBytes) return true
      overflowSink = overflow()
      return overflowSink.write(Buffer.concat(chunks.splice(0)))
    },
    end(release) {
      if (overflowSink) overflowSink.end(release)
      else finish(Buffer.concat(chunks), release)
    },
  }
}

export function passThrough(raw: RawResponse): Sink {
  return { write: raw.write, end: raw.end }
}

/** Compresses a body as it is streamed. */
export function compressBody({
  res,
  raw,
  encoding,
}: {
  res: ServerResponse
  raw: RawResponse
  encoding: 'br' | 'gzip'
}): Sink {
  const encoder = encodeStream(encoding)
  res.removeHeader('content-length')
  res.setHeader('content-encoding', encoding)
  const etag = res.getHeader('etag')
  if (typeof etag === 'string' && !etag.startsWith('W/')) res.setHeader('etag', `W/${etag}`)
  encoder.on('data', (chunk: Buffer) => raw.write(chunk) || encoder.pause())
  encoder.on('end', raw.end)
  encoder.on('drain', () => res.emit('drain'))
  encoder.on('error', () => res.destroy())
  res.on('drain', () => encoder.resume())
  res.on('close', () => encoder.destroy())
  return gatherWrites(encoder)
}

/**
 * Writes what the application writes in one turn of the event loop at once: the encoder flushes each chunk, and Next
 * streams a page in hundreds of small ones.
 */
function gatherWrites(encoder: Writable): Sink {
  const chunks: Buffer[] = []
  const flush = () => {
    if (chunks.length > 0 && !encoder.destroyed) encoder.write(Buffer.concat(chunks.splice(0)))
  }
  return {
    write(chunk) {
      if (chunks.length === 0) setImmediate(flush)
      chunks.push(Buffer.from(chunk))
      return !encoder.writableNeedDrain
    },
    end() {
      flush()
      encoder.end()
    },
  }
}

/** Whether a response is not encoded yet and is worth compressing. */
export function isWorthCompressing(res: ServerResponse): boolean {
  if (!isCompressible(String(res.getHeader('content-type')))) return false
  if (res.getHeader('content-encoding') || res.getHeader('content-range')) return false
  if (String(res.getHeader('cache-control')).includes('no-transform')) return false
  return (
    Number(res.getHeader('content-length') ?? Infinity) >= 800 && ![204, 206, 304].includes(res.statusCode)
  )
}
