import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** Receives the body of a response in place of the client. `end` must call `release` before it uses `res`. */
export type Sink = { write: (chunk: Buffer) => boolean; end: (release: () => void) => void }

/** The original methods, for a sink that writes to the client before the body is complete. */
export type RawResponse = { write: (chunk: Buffer) => boolean; end: () => void }

type Callback = (error?: Error | null) => void
type HeadersArgument = OutgoingHttpHeaders | OutgoingHttpHeader[]

const overridden = ['writeHead', 'write', 'end', 'flushHeaders', 'headersSent'] as const

/**
 * Holds a response back until its head is complete. `choose` may then change the head on `res` and returns the
 * sink for the body; with null the response is sent unchanged.
 * @returns a function that restores the methods of `res`
 */
export function interceptResponse(
  res: ServerResponse,
  choose: (raw: RawResponse) => Sink | null,
): () => void {
  const interceptor = new ResponseInterceptor(res, choose)
  return () => interceptor.release()
}

class ResponseInterceptor {
  readonly #res: ServerResponse
  readonly #choose: () => Sink | null
  #sink: Sink | null = null
  #started = false
  #ended = false

  constructor(res: ServerResponse, choose: (raw: RawResponse) => Sink | null) {
    const real = { writeHead: res.writeHead.bind(res), write: res.write.bind(res), end: res.end.bind(res) }
    let headWritten = false
    // Otherwise Node would write the head through the overridden method.
    const writeHead = () => {
      if (!headWritten) real.writeHead(res.statusCode)
      headWritten = true
    }
    const raw = {
      write(chunk: Buffer) {
        writeHead()
        return real.write(chunk)
      },
      end() {
        writeHead()
        real.end()
      },
    }
    this.#res = res
    this.#choose = () => choose(raw)
    Object.assign(res, {
      writeHead: this.#writeHead.bind(this),
      write: this.#write.bind(this),
      end: this.#end.bind(this),
      flushHeaders: this.#flushHeaders.bind(this),
    })
  }

  release(): void {
    for (const name of overridden) Reflect.deleteProperty(this.#res, name)
  }

  #begin(): Sink | null {
    if (this.#started) return this.#sink
    this.#started = true
    this.#sink = this.#choose()
    if (!this.#sink) this.release()
    // The application must not start another response.
    else Object.defineProperty(this.#res, 'headersSent', { configurable: true, get: () => true })
    return this.#sink
  }

  #writeHead(status: number, reason?: string | HeadersArgument, headers?: HeadersArgument): ServerResponse {
    if (this.#started) return this.#res
    this.#res.statusCode = status
    if (typeof reason === 'string') this.#res.statusMessage = reason
    setHeaders(this.#res, typeof reason === 'string' ? headers : reason)
    return this.#res
  }

  #flushHeaders(): void {
    if (!this.#begin()) this.#res.flushHeaders()
  }

  #write(chunk: string | Uint8Array, encoding?: BufferEncoding | Callback, callback?: Callback): boolean {
    const sink = this.#begin()
    if (!sink) return Reflect.apply(this.#res.write, this.#res, [chunk, encoding, callback])
    if (this.#ended) return true
    const done = typeof encoding === 'function' ? encoding : callback
    if (done) process.nextTick(done)
    return sink.write(toBuffer(chunk, encoding))
  }

  #end(chunk?: unknown, encoding?: BufferEncoding | Callback, callback?: Callback): ServerResponse {
    const sink = this.#begin()
    if (!sink) return Reflect.apply(this.#res.end, this.#res, [chunk, encoding, callback])
    if (this.#ended) return this.#res
    const done = [chunk, encoding, callback].find((argument) => typeof argument === 'function')
    if (done) this.#res.once('finish', () => Reflect.apply(done, this.#res, []))
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) sink.write(toBuffer(chunk, encoding))
    this.#ended = true
    sink.end(() => this.release())
    return this.#res
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

/** Node accepts a list of pairs as well as a flat list. */
function toPairs(list: OutgoingHttpHeader[]): [string, OutgoingHttpHeader][] {
  const flat = list.flat()
  return flat.flatMap((name, index) => (index % 2 === 0 ? [[String(name), flat[index + 1] ?? '']] : []))
}
