import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { isAppError } from '@/lib/app-error'
import { clientHeader, faultHeader } from '@/lib/gateway-protocol'
import type { Capture, PageCache } from '@/server/page-cache'
import { createStoredResponse, sendStoredResponse, type StoredResponse } from './stored-response'
import type { ByteCache } from './byte-cache'
import { removeForwardedHeaders, networkOf } from './client-address'
import { contentPolicy, developmentPolicy, svgPolicy } from './content-policy'
import { chooseEncoding } from './encoding'
import type { Exchange, Source } from './exchange'
import {
  filterBufferedHeaders,
  securityHeaders,
  filterStreamedHeaders,
  type HeaderMap,
} from './response-headers'
import { interceptResponse, type RawResponse, type Sink } from './response-interceptor'
import { counterOf, isStorable, expirationOf, tagsOf, type CacheTarget } from './cache-policy'
import type { AnswerMissing } from './missing-pages'
import { pageCounter, pageStatus } from './page-status'
import type { Precompressed } from './precompressed'
import { sendRefusal, type Refusal } from './refusal'
import { editorsRedirectHead } from './simple-responses'
import { compressBody, isWorthCompressing, bufferBody, passThrough } from './body-sinks'

export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

export type DispatcherSettings = { dev: boolean; trustProxy: boolean; compress: boolean; https: boolean }

type Dependencies = {
  handle: Handler
  cache: ByteCache
  pageCache: PageCache
  settings: DispatcherSettings
  /** A file of the build as compressed before. */
  precompressed?: Precompressed | undefined
  answerMissing: AnswerMissing
  /** What to send instead of a server error of the application, if its cause is known. */
  explainFailure: (exchange: Exchange) => Promise<Refusal | StoredResponse | null>
}

export type Dispatch = {
  exchange: Exchange
  /** Where the response is cached, if it may be. */
  target: CacheTarget | null
  /** Headers of this response only, as a flat list of names and values. */
  extraHeaders: () => string[]
  /** Called with the response when other requests may share it, otherwise with null as early as possible. */
  settle: (response: StoredResponse | null) => void
}

type Head = { status: number; headers: OutgoingHttpHeaders }

type BufferedResponse = {
  dispatch: Dispatch
  head: Head
  capture: Capture
  target: CacheTarget | null
  body: Buffer
}

/** In bytes; larger responses are streamed. */
const maxBufferedBytes = 8 * 2 ** 20
const maxCachedBytes = 4 * 2 ** 20
const internalRequestHeaders = /^(?:x-isotherm-|x-middleware-|x-nextjs-data$|x-invoke-|x-matched-path$)/

/** Passes requests to the application, and caches, secures and compresses its responses. */
export class Dispatcher {
  readonly #dependencies: Dependencies
  readonly #securityHeaders: HeaderMap

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies
    this.#securityHeaders = securityHeaders(dependencies.settings.https)
  }

  /** Resolves when the application has handled the request. */
  dispatch(dispatch: Dispatch): Promise<void> {
    const { handle, pageCache } = this.#dependencies
    const { exchange } = dispatch
    const { req, res } = exchange
    const capture: Capture = {
      startedAt: pageCache.invalidationLog.sequence,
      tags: null,
      reads: new Set(),
    }
    this.#prepare(dispatch)
    res.once('close', () => dispatch.settle(null))
    exchange.restoreResponse = interceptResponse(res, (raw) => this.#chooseSink(dispatch, capture, raw))
    return pageCache.capture.run(capture, () => handle(req, res))
  }

  #prepare({ exchange: { req, id, host, address }, target }: Dispatch): void {
    if (this.#dependencies.settings.trustProxy) req.headers['x-forwarded-host'] = host
    else removeForwardedHeaders(req)
    for (const name of Object.keys(req.headers))
      if (internalRequestHeaders.test(name)) delete req.headers[name]
    distrustSiblingHosts(req)
    delete req.headers['accept-encoding']
    if (target?.what === 'page' && req.method === 'HEAD') req.method = 'GET'
    if (target) for (const name of ['if-none-match', 'if-modified-since']) delete req.headers[name]
    req.headers['x-request-id'] = id
    req.headers[clientHeader] = networkOf(address)
  }

  #chooseSink(dispatch: Dispatch, capture: Capture, raw: RawResponse): Sink | null {
    const { exchange, settle } = dispatch
    const { req, res } = exchange
    const head = { status: res.statusCode, headers: { ...res.getHeaders() } }
    const target =
      dispatch.target && isStorable(head, dispatch.target, maxCachedBytes) ? dispatch.target : null
    if (!target) settle(null)
    const failed = isServerError(head)
    const buffers = target || ((isHtml(head) || failed) && !this.#dependencies.settings.dev)
    if (!buffers || (req.method === 'HEAD' && !failed)) return this.#stream(dispatch, head, raw)
    return bufferBody({
      maxBytes: maxBufferedBytes,
      overflow: () => {
        settle(null)
        return this.#stream(dispatch, head, raw) ?? passThrough(raw)
      },
      finish: (body, release) => {
        this.#finish({ dispatch, head, capture, target, body }).then(
          (response) => {
            release()
            if (isAppError(response)) sendRefusal(exchange, response)
            else sendResponse(dispatch, response)
          },
          (error: Error) => res.destroy(error),
        )
      },
    })
  }

  async #finish({
    dispatch,
    head,
    capture,
    target,
    body,
  }: BufferedResponse): Promise<StoredResponse | Refusal> {
    const { cache, settings, explainFailure, precompressed } = this.#dependencies
    const instead = isServerError(head) ? await explainFailure(dispatch.exchange) : null
    if (instead) return instead
    const status = isHtml(head) ? pageStatus(head.status, body) : head.status
    // There is no end of unknown ids: only the shared not-found page is cached.
    const redirect = await this.#redirectOf(dispatch.exchange, head, status)
    if (redirect) {
      dispatch.settle(null)
      return redirect
    }
    const isUnknownId = status === 404 && target?.what === 'page'
    const tags = target && !isUnknownId ? tagsOf(head, target.what, capture) : null
    const response = await createStoredResponse({
      status,
      headers: this.#headersOf(dispatch.exchange, head, body),
      body,
      tags: tags ?? [],
      startedAt: capture.startedAt,
      expiresAt: expirationOf(head),
      counter: counterOf(head) ?? (isHtml(head) ? pageCounter(body) : undefined),
      source: target ? sourceOf(dispatch.exchange) : undefined,
      cached: tags !== null,
      compress: settings.compress,
      compressed: target?.what === 'asset' ? await precompressed?.(target.key) : undefined,
    })
    if (target && tags) cache.set(target.key, response)
    dispatch.settle(tags ? response : null)
    return response
  }

  /** Only now it is known that the document of a page is missing. */
  async #redirectOf(exchange: Exchange, head: Head, status: number): Promise<StoredResponse | null> {
    if (status !== 404 || !isHtml(head)) return null
    const answer = await this.#dependencies.answerMissing(exchange)
    if (!answer) return null
    const redirect = editorsRedirectHead(answer)
    return createStoredResponse({
      status: redirect.status,
      headers: new Map([...this.#securityHeaders, ...Object.entries(redirect.headers)]),
      body: Buffer.alloc(0),
      tags: [],
      startedAt: 0,
      expiresAt: 0,
      cached: false,
      compress: false,
    })
  }

  #headersOf({ path }: Exchange, head: Head, body: Buffer): HeaderMap {
    const headers = filterBufferedHeaders(head.headers, isAdmin(path))
    for (const [name, value] of this.#securityHeadersOf(head)) headers.set(name, value)
    const policy = this.#policyOf(head, body)
    if (policy) headers.set('content-security-policy', policy)
    return headers
  }

  /** A response whose address is a secret has a policy of its own for referrers. */
  #securityHeadersOf({ headers }: Head): [name: string, value: string | string[]][] {
    const hasOwnPolicy = headers['referrer-policy'] !== undefined
    return [...this.#securityHeaders].filter(([name]) => !(hasOwnPolicy && name === 'referrer-policy'))
  }

  /** Streams a response, compressed where that makes it smaller. */
  #stream({ exchange, extraHeaders }: Dispatch, head: Head, raw: RawResponse): Sink | null {
    const { res, path } = exchange
    const compressed = this.#dependencies.settings.compress && isWorthCompressing(res)
    filterStreamedHeaders(res, { isAdmin: isAdmin(path), isApi: path.startsWith('/api/'), compressed })
    for (const [name, value] of this.#securityHeadersOf(head)) res.setHeader(name, value)
    const policy = this.#policyOf(head)
    if (policy) res.setHeader('content-security-policy', policy)
    extraHeaders().forEach(
      (name, index, list) => index % 2 === 0 && res.setHeader(name, list[index + 1] ?? ''),
    )
    const encoding = chooseEncoding(exchange.acceptEncoding)
    if (!compressed || encoding === 'identity' || exchange.method === 'HEAD') return null
    return compressBody({ res, raw, encoding })
  }

  #policyOf(head: Head, body?: Buffer): string | null {
    if (String(head.headers['content-type']).startsWith('image/svg')) return svgPolicy
    if (!isHtml(head)) return null
    if (this.#dependencies.settings.dev) return developmentPolicy
    const extra = [head.headers['x-isotherm-csp'] ?? ''].flat().join(';')
    return contentPolicy(body?.toString('utf8') ?? '', extra)
  }
}

/**
 * Payload accepts the session cookie in requests of pages on sibling hosts (`Sec-Fetch-Site: same-site`), which may
 * belong to others. Links from there to a page still open it with the session.
 */
function distrustSiblingHosts({ method, headers }: IncomingMessage): void {
  const isLink = method === 'GET' && headers['sec-fetch-mode'] === 'navigate'
  if (headers['sec-fetch-site'] === 'same-site' && !isLink) headers['sec-fetch-site'] = 'cross-site'
}

function sendResponse({ exchange, extraHeaders }: Dispatch, response: StoredResponse): void {
  const { res } = exchange
  if (res.destroyed) return
  for (const name of res.getHeaderNames()) res.removeHeader(name)
  exchange.bytes = sendStoredResponse(exchange, response, extraHeaders())
}

function sourceOf({ host, path, query }: Exchange): Source {
  return { host, url: query ? `${path}?${query}` : path }
}

/** Server errors of the contract have the status 200 and are marked by a header. */
function isServerError({ status, headers }: Head): boolean {
  return status >= 500 || headers[faultHeader] !== undefined
}

function isHtml({ headers }: Head): boolean {
  return String(headers['content-type']).startsWith('text/html')
}

function isAdmin(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/')
}
