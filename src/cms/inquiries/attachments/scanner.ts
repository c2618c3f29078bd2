import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { addAbortSignal, type Readable } from 'node:stream'

/**
 * `clean` or `infected` by the verdict of the scanner, `waiting` if it is unavailable, `unchecked` if there is none or the
 * file is larger than it accepts: another scan would not help.
 */
export type ScanResult = { state: 'clean' | 'waiting' | 'unchecked' } | { state: 'infected'; virus: string }

/** Opens the stream to scan; it is closed afterwards in any case. */
type OpenStream = () => Readable | Promise<Readable>

type Log = { warn: (details: object, text: string) => void }

type ScanOptions = {
  address: string | undefined
  log: Log
  /** How long the connection may be idle, in ms. */
  timeout?: number
}

/** Streams a file to clamd at `tcp://host:port` or `unix:/path` (INSTREAM). */
export async function scan(
  open: OpenStream,
  { address, log, timeout = 30_000 }: ScanOptions,
): Promise<ScanResult> {
  if (!address) return { state: 'unchecked' }
  try {
    const reply = await sendToScanner(address, open, timeout)
    if (!isSizeLimitExceeded(reply)) return toScanResult(reply)
    log.warn(
      { answer: reply },
      "a file is taken unchecked: it is larger than the virus scanner's StreamMaxLength",
    )
    return { state: 'unchecked' }
  } catch (err) {
    log.warn({ err }, 'a file could not be scanned for viruses')
    return { state: 'waiting' }
  }
}

async function sendToScanner(address: string, open: OpenStream, timeout: number): Promise<string> {
  const socket = connectTo(address)
  const done = new AbortController()
  try {
    socket.setTimeout(timeout, () => socket.destroy(new Error('The virus scanner does not answer.')))
    const reply = readReply(socket)
    const sent = send(socket, { open, signal: done.signal })
    sent.catch(() => undefined)
    reply.catch(() => undefined)
    // The reply comes early if the scanner stops reading.
    await Promise.race([reply, sent])
    return await reply
  } finally {
    socket.destroy()
    done.abort()
  }
}

/** Reads up to the NUL: after it, the connection may be reset while bytes are still being sent. */
async function readReply(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = ''
    socket.setEncoding('utf8').on('data', (part: string) => {
      reply += part
      if (reply.includes('\0')) resolve(reply)
    })
    socket.on('error', reject).on('close', () => resolve(reply))
  })
}

type Sending = { open: OpenStream; signal: AbortSignal }

async function send(socket: Socket, { open, signal }: Sending): Promise<void> {
  for await (const frame of framed({ open, signal })) {
    signal.throwIfAborted()
    if (!socket.write(frame)) await once(socket, 'drain', { signal })
  }
}

function connectTo(address: string): Socket {
  const { protocol, hostname, port, pathname } = new URL(address)
  if (protocol === 'unix:') return connect({ path: decodeURIComponent(pathname) })
  return connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) })
}

async function* framed({ open, signal }: Sending): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of addAbortSignal(signal, await open())) {
    yield lengthOf(chunk)
    yield chunk
  }
  yield lengthOf(new Uint8Array())
}

function lengthOf({ length }: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

function isSizeLimitExceeded(reply: string): boolean {
  return reply.startsWith('INSTREAM size limit exceeded')
}

function toScanResult(reply: string): ScanResult {
  const text = reply.replace(/\0.*$/s, '').trim()
  if (text === 'stream: OK') return { state: 'clean' }
  const virus = /^stream: (.+) FOUND$/.exec(text)?.[1]
  if (virus) return { state: 'infected', virus }
  throw new Error(`The virus scanner answered: ${text || 'nothing'}`)
}
