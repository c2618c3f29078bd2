import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** Where the body of an answer goes instead of to the client. `end` must call `release` before it uses `res`. */
export type Sink = { write: (chunk: Buffer) => boolean; end: (release: () => void) => void }

/** The real methods, for a sink that writes while the body is still coming. */
export type Raw = { write: (chunk: Buffer) => boolean; end: () => void }

type Callback = (error?: Error | null) => void
type HeadersArgument = OutgoingHttpHeaders | OutgoingHttpHeader[]

const overridden = ['writeHead', 'write', 'end', 'flushHeaders', 'headersSent'] as const

/**
 * Holds an answer back until its head is complete. `choose` may then change the head on `res` and returns the
 * sink for the body; without one the answer goes out as it comes.
 * @returns a function that gives `res` back its own methods
 */
export function intercept(res: ServerResponse, choose: (raw: Raw) => Sink | null): () => void {
  const raw = { write: res.write.bind(res), end: () => void endReally() }
  const endReally = res.end.bind(res)
  let sink: Sink | null = null
  let begun = false
  let ended = false

  Object.assign(res, { writeHead, write, end, flushHeaders })
  return release

  function release(): void {
    for (const name of overridden) Reflect.deleteProperty(res, name)
  }

  function begin(): void {
    if (begun) return
    begun = true
    sink = choose(raw)
    if (!sink) return release()
    // The application must not believe that it can start again with another answer.
    Object.defineProperty(res, 'headersSent', { configurable: true, get: () => true })
  }

  function writeHead(
    status: number,
    reason?: string | HeadersArgument,
    headers?: HeadersArgument,
  ): ServerResponse {
    if (begun) return res
    res.statusCode = status
    if (typeof reason === 'string') res.statusMessage = reason
    setHeaders(res, typeof reason === 'string' ? headers : reason)
    return res
  }

  function flushHeaders(): void {
    begin()
    if (!sink) res.flushHeaders()
  }

  function write(
    chunk: string | Uint8Array,
    encoding?: BufferEncoding | Callback,
    callback?: Callback,
  ): boolean {
    begin()
    if (!sink) return Reflect.apply(res.write, res, [chunk, encoding, callback])
    if (ended) return true
    const done = typeof encoding === 'function' ? encoding : callback
    if (done) process.nextTick(done)
    return sink.write(toBuffer(chunk, encoding))
  }

  function end(chunk?: unknown, encoding?: BufferEncoding | Callback, callback?: Callback): ServerResponse {
    begin()
    if (!sink) return Reflect.apply(res.end, res, [chunk, encoding, callback])
    if (ended) return res
    const done = [chunk, encoding, callback].find((argument) => typeof argument === 'function')
    if (done) res.once('finish', () => Reflect.apply(done, res, []))
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) sink.write(toBuffer(chunk, encoding))
    ended = true
    sink.end(release)
    return res
  }
}

function toBuffer(chunk: string | Uint8Array, encoding?: unknown): Buffer {
  if (typeof chunk !== 'string') return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  return Buffer.from(chunk, Buffer.isEncoding(String(encoding)) ? (encoding as BufferEncoding) : 'utf8')
}

function setHeaders(res: ServerResponse, headers: HeadersArgument | undefined): void {
  if (!headers) return
  const pairs = Array.isArray(headers) ? toPairs(headers) : Object.entries(headers)
  for (const [name, value] of pairs) if (value !== undefined) res.setHeader(name, value)
}

/** Node takes a list of pairs as well as one flat list. */
function toPairs(list: OutgoingHttpHeader[]): [string, OutgoingHttpHeader][] {
  const flat = list.flat()
  return flat.flatMap((name, index) => (index % 2 === 0 ? [[String(name), flat[index + 1] ?? '']] : []))
}
