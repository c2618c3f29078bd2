import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { SiteId } from '@/i18n/locales'
import { AppError, isAppError } from '@/lib/app-error'
import type { Contact } from '@/server/contacts'
import type { PageCache } from '@/server/page-cache'
import { logExchange } from './access-log'
import { AdmissionControl } from './admission-control'
import { sendStoredResponse, type StoredResponse } from './stored-response'
import { discardBody, hasBody, watchBody, type MinRate } from './request-body'
import { createByteCache, type ByteCache } from './byte-cache'
import { Connections } from './connections'
import { Dispatcher, type DispatcherSettings, type Handler } from './dispatcher'
import { createExchange, type Exchange, type Source } from './exchange'
import { RequestCoalescer, type Leader } from './request-coalescer'
import { isCacheable, type CacheTarget, type Route } from './cache-policy'
import type { AnswerMissing } from './missing-pages'
import { sendEditorsRedirect, sendRedirect, sendStatus } from './simple-responses'
import type { Precompressed } from './precompressed'
import { createRateLimits } from './rate-limits'
import { Recompressor } from './recompressor'
import { Refresher } from './refresher'
import { sendRefusal, type Refusal } from './refusal'
import type { RouteRequest } from './route-of'
import { bodyLimit, checkRequest, type BodyLimits } from './check-request'
import { sanitizeSearchQuery } from './search-query'
import { unavailableRefusal } from './unavailable'
import { refuseMalformed } from './malformed-request'

export type GatewaySettings = DispatcherSettings &
  BodyLimits & {
    cacheBytes: number
    /** Maximum number of requests that the application handles at the same time. */
    maxConcurrent: number
    rateLimits: boolean
    timeouts: Timeouts
  }

/** In ms, except the minimum rate of a body. */
type Timeouts = {
  /** Until the headers of a request are complete, from the connection or the end of the last response. */
  headers: number
  body: MinRate
  /** While a client does not read its response. */
  clientRead: number
  /** Until the application starts to respond to a GET or HEAD. */
  appResponse: number
}

export type GatewayDependencies = {
  handle: Handler
  routeOf: (request: RouteRequest) => Route
  pageCache: PageCache
  /** False while the LISTEN connection for content changes is down. */
  isSubscribed: () => boolean
  /** The database responds and the LISTEN connection for content changes is up. */
  isReady: () => Promise<boolean>
  /** As last found out. */
  databaseResponds: () => boolean
  /** A warning for the operator that does not affect readiness. */
  warning: () => Promise<string | null>
  contactOf: (site: SiteId) => Contact
  /** A file of the build as compressed before. */
  precompressed?: Precompressed
  /** Called for each response with a counter that is sent from the cache. */
  count: (counter: string, headers: IncomingHttpHeaders) => void
  answerMissing: AnswerMissing
  log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>
  settings: GatewaySettings
}

/** A response that concurrent requests share and that the cache stores. */
type PendingCacheEntry = Leader & { target: CacheTarget }

const serverOptions = {
  // Node's limit includes the URL. It is higher than ours, so that the gateway can respond in the client's format.
  maxHeaderSize: 60 * 1024,
  // A body has a minimum rate instead: the largest files take hours on slow connections.
  requestTimeout: 0,
  keepAliveTimeout: 65_000,
}

const bodyRefused = new Error('the body was refused')
const internalError = new AppError('internal', 'Something went wrong. Please try again.')

/** The process's HTTP server in front of the application; independent of the features. */
export class Gateway {
  readonly server: Server
  readonly #dependencies: GatewayDependencies
  readonly #cache: ByteCache
  readonly #coalescer: RequestCoalescer
  readonly #dispatcher: Dispatcher
  readonly #limit: (exchange: Exchange) => Promise<Refusal | null>
  readonly #connections: Connections
  readonly #admissionControl: AdmissionControl
  readonly #refresher: Refresher
  readonly #recompressor: Recompressor
  #draining = false

  constructor(dependencies: GatewayDependencies) {
    const { handle, pageCache, precompressed, settings, answerMissing } = dependencies
    this.#dependencies = dependencies
    this.#cache = createByteCache({
      maxBytes: settings.cacheBytes,
      invalidationLog: pageCache.invalidationLog,
    })
    this.#coalescer = new RequestCoalescer(pageCache.invalidationLog)
    const explainFailure = (exchange: Exchange) => this.#explainFailure(exchange)
    this.#dispatcher = new Dispatcher({
      handle,
      cache: this.#cache,
      pageCache,
      precompressed,
      settings,
      answerMissing,
      explainFailure,
    })
    this.#admissionControl = new AdmissionControl(settings)
    this.#limit = settings.rateLimits ? createRateLimits() : async () => null
    // Only the development server uses web sockets; elsewhere upgrade requests are ignored.
    const { timeouts } = settings
    const options = {
      ...serverOptions,
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: Math.min(1000, timeouts.headers),
      shouldUpgradeCallback: () => settings.dev,
    }
    this.server = createServer(options, (req, res) => void this.#handle(req, res))
    this.server.on('clientError', refuseMalformed)
    this.#connections = new Connections(this.server, timeouts.clientRead)
    this.#refresher = new Refresher({
      cache: this.#cache,
      invalidationLog: pageCache.invalidationLog,
      address: () => this.server.address(),
      keyOf: (source) => this.#keyOf(source),
    })
    this.#recompressor = new Recompressor(this.#cache)
    if (settings.compress) this.server.once('listening', () => this.#recompressor.start())
  }

  /** Renders what is requested frequently again; to be called after content has changed. */
  async refreshFrequent(): Promise<void> {
    const { isSubscribed, settings } = this.#dependencies
    if (!settings.dev && isSubscribed()) await this.#refresher.refresh()
  }

  /**
   * Reports not ready for `delay` ms, so that load balancers stop sending; then accepts no new connections and
   * finishes running requests. Resolves when all have ended, or after `limit` ms more.
   */
  async drain({ delay = 0, limit }: { delay?: number; limit: number }): Promise<void> {
    this.#draining = true
    this.#refresher.stop()
    this.#recompressor.stop()
    if (delay > 0) await sleep(delay, undefined, { ref: false })
    this.#connections.closeUpgraded()
    const { promise, resolve } = Promise.withResolvers<void>()
    this.server.close(() => resolve())
    const timer = setTimeout(() => this.server.closeAllConnections(), limit)
    // Connections become idle one by one as their last responses end.
    const idleTimer = setInterval(() => this.#connections.closeIdle(), 100)
    await promise
    clearTimeout(timer)
    clearInterval(idleTimer)
  }

  async #handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { log, settings } = this.#dependencies
    const exchange = createExchange(req, res, settings.trustProxy)
    res.once('close', () => {
      exchange.releaseSlot?.()
      logExchange(log, exchange)
    })
    res.on('error', (error) => log.warn({ id: exchange.id, err: error }, 'a response was aborted'))
    req.on('error', () => undefined)
    sanitizeSearchQuery(exchange)
    this.#connections.track(req.socket, res)
    if (hasBody(req)) {
      exchange.bodyReady = this.#watchBody(exchange)
      res.once('finish', () => discardBody(req))
    }
    try {
      const refusal = checkRequest(exchange, settings) ?? (await this.#respond(exchange))
      if (refusal) sendRefusal(exchange, refusal)
    } catch (error) {
      if (error === bodyRefused) return
      log.error({ id: exchange.id, err: error }, 'a request failed')
      const response = (await this.#explainFailure(exchange)) ?? internalError
      exchange.restoreResponse?.()
      this.#send(exchange, response)
    }
  }

  #watchBody(exchange: Exchange): Promise<void> {
    const { req, res, path } = exchange
    const { settings } = this.#dependencies
    const refuse = (refusal: Refusal) => {
      exchange.restoreResponse?.()
      sendRefusal(exchange, refusal)
      // The application must not wait for the rest of the body.
      res.once('close', () => req.destroy(bodyRefused))
    }
    return watchBody(req, { limit: bodyLimit(path, settings), minRate: settings.timeouts.body, refuse })
  }

  async #respond(exchange: Exchange): Promise<Refusal | null> {
    if (exchange.path === '/healthz') return sendStatus(exchange, 200, 'alive')
    if (exchange.path === '/readyz') return this.#sendReadiness(exchange)
    if (isCacheable(exchange)) return this.#respondToRoute(exchange, this.#dependencies.routeOf(exchange))
    return (await this.#limit(exchange)) ?? this.#runApplication(exchange, null)
  }

  async #respondToRoute(exchange: Exchange, route: Route): Promise<Refusal | null> {
    if (route.kind === 'redirect') return sendRedirect(exchange, route)
    if (await this.#isRedirected(exchange, route)) return null
    if (route.kind === 'pass') return (await this.#limit(exchange)) ?? this.#runApplication(exchange, null)
    const { settings, isSubscribed, databaseResponds } = this.#dependencies
    if (settings.dev) return this.#runApplication(exchange, null)
    exchange.isRefresh = this.#refresher.isOwn(exchange)
    const stored = exchange.isRefresh ? this.#cache.peek(route.key) : this.#cache.get(route.key)
    const isCurrent = stored && isSubscribed() && stored.expiresAt > Date.now()
    // Without the database nothing better can be sent.
    if (stored && (isCurrent || !databaseResponds())) return this.#send(exchange, stored)
    if (!isSubscribed()) return this.#runApplication(exchange, null)
    const isHead = exchange.method === 'HEAD' && route.what !== 'page'
    const joined = isHead ? null : await this.#coalescer.join(route.key)
    if (!joined || 'settle' in joined)
      return this.#runApplication(exchange, joined && { ...joined, target: route })
    return this.#send(exchange, joined)
  }

  /** An address that is no page may have an editor's redirect, whatever the cache has for it. */
  async #isRedirected(exchange: Exchange, route: Route): Promise<boolean> {
    if (route.kind !== 'cacheable' || route.what !== 'notFound') return false
    const answer = await this.#dependencies.answerMissing(exchange)
    if (answer) sendEditorsRedirect(exchange, answer)
    return answer !== null
  }

  #keyOf({ host, url }: Source): string | null {
    const [path = '', query = ''] = url.split(/\?(.*)/s)
    const route = this.#dependencies.routeOf({
      host,
      path,
      query,
      pathForm: 'normalised',
      req: { headers: {} },
    })
    return route.kind === 'cacheable' ? route.key : null
  }

  /** What to send instead of a server error while the database is unavailable; null when it is available. */
  async #explainFailure(exchange: Exchange): Promise<Refusal | StoredResponse | null> {
    return (await this.#dependencies.isReady()) ? null : this.#answerWithoutDatabase(exchange)
  }

  #answerWithoutDatabase(exchange: Exchange): Refusal | StoredResponse {
    const { routeOf, contactOf } = this.#dependencies
    const route = routeOf(exchange)
    const stored =
      isCacheable(exchange) && route.kind === 'cacheable' ? this.#cache.get(route.key) : undefined
    if (stored) exchange.cache = 'hit'
    return stored ?? unavailableRefusal({ exchange, route, contactOf })
  }

  #send(exchange: Exchange, response: Refusal | StoredResponse): null {
    if (isAppError(response)) {
      sendRefusal(exchange, response)
      return null
    }
    exchange.cache = 'hit'
    if (response.counter !== undefined && exchange.method === 'GET')
      this.#dependencies.count(response.counter, exchange.req.headers)
    for (const name of exchange.res.getHeaderNames()) exchange.res.removeHeader(name)
    exchange.bytes = sendStoredResponse(exchange, response, this.#extraHeaders(exchange))
    return null
  }

  /** Runs the application for a request. */
  async #runApplication(exchange: Exchange, pending: PendingCacheEntry | null): Promise<Refusal | null> {
    const { target = null, settle: onSettled = noop } = pending ?? {}
    const { res } = exchange
    // A client that sends slowly must not hold a slot.
    await exchange.bodyReady
    if (res.headersSent || res.destroyed) {
      onSettled(null)
      return null
    }
    const release = this.#admissionControl.admit(exchange)
    if (typeof release !== 'function') {
      onSettled(null)
      return release
    }
    exchange.cache = target ? 'miss' : 'pass'
    const extraHeaders = () => this.#extraHeaders(exchange)
    const timer = this.#startResponseTimeout(exchange)
    await this.#dispatcher.dispatch({ exchange, target, extraHeaders, settle: onSettled }).finally(() => {
      clearTimeout(timer)
      release()
    })
    return null
  }

  /** Reads have a timeout; a write may already have taken effect, so it is waited for. */
  #startResponseTimeout(exchange: Exchange): NodeJS.Timeout | undefined {
    const { req, res } = exchange
    const { timeouts, dev } = this.#dependencies.settings
    if (dev || (req.method !== 'GET' && req.method !== 'HEAD')) return undefined
    const onTimeout = () => {
      if (res.headersSent || res.closed) return
      exchange.restoreResponse?.()
      this.#send(exchange, this.#answerWithoutDatabase(exchange))
    }
    return setTimeout(onTimeout, timeouts.appResponse).unref()
  }

  async #sendReadiness(exchange: Exchange): Promise<null> {
    const ready = !this.#draining && (await this.#dependencies.isReady())
    const warning = await this.#dependencies.warning()
    const text = [ready ? 'ready' : 'not ready', ...(warning ? [`warning: ${warning}`] : [])]
    return sendStatus(exchange, ready ? 200 : 503, text.join('\n'))
  }

  #extraHeaders({ id, cache }: Exchange): string[] {
    const extraHeaders = ['x-request-id', id, 'x-cache', cache ?? 'pass']
    return this.#draining ? [...extraHeaders, 'connection', 'close'] : extraHeaders
  }
}

function noop(): void {}
