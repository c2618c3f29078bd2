import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Capture, PageCache } from '@/server/page-cache'
import { makeAnswer, sendAnswer, type Answer } from './answer'
import type { ByteCache } from './byte-cache'
import { isAppError } from '@/lib/app-error'
import { clientHeader } from '@/lib/client-header'
import { faultHeader } from '@/lib/fault-header'
import { dropForwarded, networkOf } from './client-address'
import { contentPolicy, developmentPolicy, drawingPolicy } from './content-policy'
import { chooseEncoding } from './encoding'
import type { Exchange } from './exchange'
import { documentHeaders, securityHeaders, tidyHeaders, type Headers } from './headers'
import { intercept, type Raw, type Sink } from './intercept'
import { isKeepable, keepUntil, tagsOf, type Kept } from './keeping'
import { pageStatus } from './page-status'
import { sendRefusal, type Refusal } from './refusal'
import { encodeBodyInto, gainsByEncoding, holdBody, passBody } from './sinks'

export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

export type DeliverySettings = { dev: boolean; trustProxy: boolean; compress: boolean; https: boolean }

type Parts = {
  handle: Handler
  cache: ByteCache
  pageCache: PageCache
  settings: DeliverySettings
  /** What is said instead of a fault of the application, if there is something better to say. */
  explain: (exchange: Exchange) => Promise<Refusal | null>
}

export type Delivery = {
  exchange: Exchange
  /** How the answer is kept, if it may be. */
  kept: Kept | null
  /** Headers of this one answer, name and value in turn. */
  own: () => string[]
  /** Called with the answer when it may serve others too, else with null as early as that is known. */
  settle: (answer: Answer | null) => void
}

type Head = { status: number; headers: OutgoingHttpHeaders }

type Whole = { delivery: Delivery; head: Head; capture: Capture; kept: Kept | null; body: Buffer }

/** In bytes; larger answers are not held in memory as a whole. */
const maxHeldBytes = 8 * 2 ** 20
const maxKeptBytes = 4 * 2 ** 20
const foreignHeaders = /^(?:x-isotherm-|x-middleware-|x-nextjs-data$|x-invoke-|x-matched-path$)/

/** Hands requests to the application and sends its answers on: kept, given a policy, compressed. */
export class Deliverer {
  readonly #parts: Parts
  readonly #security: Headers

  constructor(parts: Parts) {
    this.#parts = parts
    this.#security = securityHeaders(parts.settings.https)
  }

  /** Resolves when the application is done with the request. */
  deliver(delivery: Delivery): Promise<void> {
    const { handle, pageCache } = this.#parts
    const { exchange } = delivery
    const { req, res } = exchange
    const capture: Capture = { startedAt: pageCache.ledger.sequence, tags: null }
    this.#prepare(delivery)
    res.once('close', () => delivery.settle(null))
    exchange.takeBack = intercept(res, (raw) => this.#chooseSink(delivery, capture, raw))
    return pageCache.capture.run(capture, () => handle(req, res))
  }

  #prepare({ exchange: { req, id, host, address }, kept }: Delivery): void {
    if (this.#parts.settings.trustProxy) req.headers['x-forwarded-host'] = host
    else dropForwarded(req)
    for (const name of Object.keys(req.headers)) if (foreignHeaders.test(name)) delete req.headers[name]
    delete req.headers['accept-encoding']
    if (kept) for (const name of ['if-none-match', 'if-modified-since']) delete req.headers[name]
    req.headers['x-request-id'] = id
    req.headers[clientHeader] = networkOf(address)
  }

  #chooseSink(delivery: Delivery, capture: Capture, raw: Raw): Sink | null {
    const { exchange, settle } = delivery
    const { req, res } = exchange
    const head = { status: res.statusCode, headers: { ...res.getHeaders() } }
    const kept = delivery.kept && isKeepable(head, delivery.kept, maxKeptBytes) ? delivery.kept : null
    if (!kept) settle(null)
    const fault = isFault(head)
    const holds = kept || ((isHtml(head) || fault) && !this.#parts.settings.dev)
    if (!holds || (req.method === 'HEAD' && !fault)) return this.#through(delivery, head, raw)
    return holdBody({
      maxBytes: maxHeldBytes,
      overflow: () => {
        settle(null)
        return this.#through(delivery, head, raw) ?? passBody(raw)
      },
      finish: (body, release) => {
        this.#finish({ delivery, head, capture, kept, body }).then(
          (answer) => {
            release()
            if (isAppError(answer)) sendRefusal(exchange, answer)
            else send(delivery, answer)
          },
          (error: Error) => res.destroy(error),
        )
      },
    })
  }

  async #finish({ delivery, head, capture, kept, body }: Whole): Promise<Answer | Refusal> {
    const { cache, settings, explain } = this.#parts
    const explanation = isFault(head) ? await explain(delivery.exchange) : null
    if (explanation) return explanation
    const status = isHtml(head) ? pageStatus(head.status, body) : head.status
    // Ids that lead nowhere are endless; only the one page for all of them is worth its place.
    const isGuess = status === 404 && kept?.what === 'page'
    const tags = kept && !isGuess ? tagsOf(head, kept.what, capture) : null
    const answer = await makeAnswer({
      status,
      headers: this.#headersOf(delivery.exchange, head, body),
      body,
      tags: tags ?? [],
      startedAt: capture.startedAt,
      until: keepUntil(head),
      kept: tags !== null,
      compress: settings.compress,
    })
    if (kept && tags) cache.set(kept.key, answer)
    delivery.settle(tags ? answer : null)
    return answer
  }

  #headersOf({ path }: Exchange, head: Head, body: Buffer): Headers {
    const headers = documentHeaders(head.headers, isAdmin(path))
    for (const [name, value] of this.#security) headers.set(name, value)
    const policy = this.#policyOf(head, body)
    if (policy) headers.set('content-security-policy', policy)
    return headers
  }

  /** As it comes, compressed on the way where that helps. */
  #through({ exchange, own }: Delivery, head: Head, raw: Raw): Sink | null {
    const { req, res, path } = exchange
    const compressed = this.#parts.settings.compress && gainsByEncoding(res)
    tidyHeaders(res, { isAdmin: isAdmin(path), isApi: path.startsWith('/api/'), compressed })
    for (const [name, value] of this.#security) res.setHeader(name, value)
    const policy = this.#policyOf(head)
    if (policy) res.setHeader('content-security-policy', policy)
    own().forEach((name, index, list) => index % 2 === 0 && res.setHeader(name, list[index + 1] ?? ''))
    const encoding = chooseEncoding(exchange.acceptEncoding)
    if (!compressed || encoding === 'identity' || req.method === 'HEAD') return null
    return encodeBodyInto({ res, raw, encoding })
  }

  #policyOf(head: Head, body?: Buffer): string | null {
    if (String(head.headers['content-type']).startsWith('image/svg')) return drawingPolicy
    if (!isHtml(head)) return null
    if (this.#parts.settings.dev) return developmentPolicy
    const extra = [head.headers['x-isotherm-csp'] ?? ''].flat().join(';')
    return contentPolicy(body?.toString('utf8') ?? '', extra)
  }
}

function send({ exchange, own }: Delivery, answer: Answer): void {
  const { res } = exchange
  if (res.destroyed) return
  for (const name of res.getHeaderNames()) res.removeHeader(name)
  exchange.bytes = sendAnswer(exchange, answer, own())
}

/** The contract's faults have the status 200, and say so in a header. */
function isFault({ status, headers }: Head): boolean {
  return status >= 500 || headers[faultHeader] !== undefined
}

function isHtml({ headers }: Head): boolean {
  return String(headers['content-type']).startsWith('text/html')
}

function isAdmin(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/')
}
