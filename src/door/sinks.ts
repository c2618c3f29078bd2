import type { ServerResponse } from 'node:http'
import { encodeStream, isCompressible } from './encoding'
import type { Raw, Sink } from './intercept'

type Holding = {
  maxBytes: number
  /** Gets the whole body, once `release` was called. */
  finish: (body: Buffer, release: () => void) => void
  /** Gives the sink that goes on when the body is too large to be held. */
  overflow: () => Sink
}

/** Waits for the whole body. */
export function holdBody({ maxBytes, finish, overflow }: Holding): Sink {
  const chunks: Buffer[] = []
  let size = 0
  let onward: Sink | null = null
  return {
    write(chunk) {
      if (onward) return onward.write(chunk)
      chunks.push(Buffer.from(chunk))
      size += chunk.length
      if (size <= maxBytes) return true
      onward = overflow()
      return onward.write(Buffer.concat(chunks.splice(0)))
    },
    end(release) {
      if (onward) onward.end(release)
      else finish(Buffer.concat(chunks), release)
    },
  }
}

export function passBody(raw: Raw): Sink {
  return { write: raw.write, end: raw.end }
}

/** Compresses a body on its way. */
export function encodeBodyInto({
  res,
  raw,
  encoding,
}: {
  res: ServerResponse
  raw: Raw
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
  return { write: (chunk) => encoder.write(chunk), end: () => void encoder.end() }
}

/** Whether an answer that was not encoded yet gets smaller by it. */
export function gainsByEncoding(res: ServerResponse): boolean {
  if (!isCompressible(String(res.getHeader('content-type')))) return false
  if (res.getHeader('content-encoding') || res.getHeader('content-range')) return false
  if (String(res.getHeader('cache-control')).includes('no-transform')) return false
  return (
    Number(res.getHeader('content-length') ?? Infinity) >= 800 && ![204, 206, 304].includes(res.statusCode)
  )
}
