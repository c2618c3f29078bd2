import type { Socket } from 'node:net'
import { refusalBody, type Refusal } from './refusal'

/** In ms, so that the response reaches the client. */
const closeDelay = 1000

/** Responds to a request that Node could not parse, and for which there is no ServerResponse. */
export function refuseMalformed(error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const refusal = refusalOf(error.code)
  const path = /^\S+ (\S+)/.exec(error.rawPacket?.toString('latin1', 0, 2048) ?? '')?.[1] ?? '/'
  const { type, text } = refusalBody(path, refusal)
  // The client might never close its side of the connection.
  setTimeout(() => socket.destroy(), closeDelay).unref()
  socket.end(
    [
      `HTTP/1.1 ${refusal.status} Refused`,
      `content-type: ${type}`,
      `content-length: ${Buffer.byteLength(text)}`,
      'connection: close',
      '',
      text,
    ].join('\r\n'),
  )
}

function refusalOf(code: string | undefined): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, message: 'The headers are too large' }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, message: 'The request took too long' }
  return { status: 400, message: 'The request is malformed' }
}
