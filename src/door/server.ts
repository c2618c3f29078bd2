import { AppError } from '@/lib/app-error'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { SiteId } from '@/i18n/locales'
import type { Contact } from '@/server/contacts'
import type { PageCache } from '@/server/page-cache'
import { logExchange } from './access-log'
import { Admission } from './admission'
import { sendAnswer } from './answer'
import { hasBody, watchBody, type Pace } from './body'
import { createByteCache, type ByteCache } from './byte-cache'
import { Connections } from './connections'
import { Deliverer, type DeliverySettings, type Handler } from './deliver'
import { openExchange, type Exchange } from './exchange'
import { Flights, type Begun } from './flights'
import { mayUseCache, type Kept, type Route } from './keeping'
import { sendRedirect, sendStatus } from './plain-answers'
import { createRateLimits } from './rate-limits'
import { sendRefusal, type Refusal } from './refusal'
import { bodyLimit, checkRequest, type BodyLimits } from './request-check'
import { spellTypedQuery } from './typed-query'
import { unavailable } from './unavailable'
import { refuseUnreadable } from './unreadable'

export type DoorSettings = DeliverySettings &
  BodyLimits & {
    cacheBytes: number
    /** Requests that the application works on at one time. */
    maxConcurrent: number
    rateLimits: boolean
    patience: Patience
  }

/** How long the door waits for clients, in ms. */
type Patience = {
  /** Until the headers of a request are complete, from the connection or the last answer's end on. */
  headers: number
  body: Pace
  /** While a client reads nothing of its answer. */
  reading: number
  /** Until the application begins to answer a read. */
  answer: number
}

export type DoorParts = {
  handle: Handler
  routeOf: (exchange: Exchange) => Route
  pageCache: PageCache
  /** False while a change of content could go unheard. */
  isLive: () => boolean
  isReady: () => Promise<boolean>
  /** What an operator should know of a process that is ready. */
  warning: () => Promise<string | null>
  contactOf: (site: SiteId) => Contact
  log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>
  settings: DoorSettings
}

/** An answer that is being made for others too. */
type Production = Begun & { kept: Kept }

const serverOptions = {
  // The parser counts the address as well. Its limit is wider, so that the door can answer in the client's terms.
  maxHeaderSize: 60 * 1024,
  // A body has as long as it needs, at a pace: the largest files take hours on slow lines.
  requestTimeout: 0,
  keepAliveTimeout: 65_000,
}

const cutOff = new Error('the body was refused')
const failed = new AppError('internal', 'Something went wrong. Please try again.')

/** The process's own http server in front of the application; it knows no feature. */
export class Door {
  readonly server: Server
  readonly #parts: DoorParts
  readonly #cache: ByteCache
  readonly #flights: Flights
  readonly #deliverer: Deliverer
  readonly #limit: (exchange: Exchange) => Promise<Refusal | null>
  readonly #connections: Connections
  readonly #admission: Admission
  #draining = false

  constructor(parts: DoorParts) {
    const { handle, pageCache, settings } = parts
    this.#parts = parts
    this.#cache = createByteCache({ maxBytes: settings.cacheBytes, ledger: pageCache.ledger })
    this.#flights = new Flights(pageCache.ledger)
    const explain = (exchange: Exchange) => this.#explain(exchange)
    this.#deliverer = new Deliverer({ handle, cache: this.#cache, pageCache, settings, explain })
    this.#admission = new Admission(settings)
    this.#limit = settings.rateLimits ? createRateLimits() : async () => null
    // Only the development server talks over sockets; elsewhere an offer to upgrade is passed over.
    const { patience } = settings
    const options = {
      ...serverOptions,
      headersTimeout: patience.headers,
      connectionsCheckingInterval: Math.min(1000, patience.headers),
      shouldUpgradeCallback: () => settings.dev,
    }
    this.server = createServer(options, (req, res) => void this.#receive(req, res))
    this.server.on('clientError', refuseUnreadable)
    this.#connections = new Connections(this.server, patience.reading)
  }

  /**
   * Says for `delay` ms that it is not ready, so that balancers send nothing more; then takes nothing new and
   * finishes what runs. Resolves when all is answered or `limit` ms more are over.
   */
  async drain({ delay = 0, limit }: { delay?: number; limit: number }): Promise<void> {
    this.#draining = true
    if (delay > 0) await sleep(delay, undefined, { ref: false })
    this.#connections.closeUpgraded()
    const { promise, resolve } = Promise.withResolvers<void>()
    this.server.close(() => resolve())
    const timer = setTimeout(() => this.server.closeAllConnections(), limit)
    // Connections fall idle one by one as their last answers end.
    const sweep = setInterval(() => this.#connections.closeUnused(), 100)
    await promise
    clearTimeout(timer)
    clearInterval(sweep)
  }

  async #receive(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { log, settings } = this.#parts
    const exchange = openExchange(req, res, settings.trustProxy)
    res.once('close', () => {
      exchange.leave?.()
      logExchange(log, exchange)
    })
    res.on('error', (error) => log.warn({ id: exchange.id, err: error }, 'an answer broke off'))
    req.on('error', () => undefined)
    spellTypedQuery(exchange)
    this.#connections.enter(req.socket, res)
    if (hasBody(req)) exchange.bodyBegan = this.#watchBody(exchange)
    try {
      const refusal = checkRequest(exchange, settings) ?? (await this.#answer(exchange))
      if (refusal) sendRefusal(exchange, refusal)
    } catch (error) {
      if (error === cutOff) return
      log.error({ id: exchange.id, err: error }, 'a request failed')
      const refusal = (await this.#explain(exchange)) ?? failed
      exchange.takeBack?.()
      sendRefusal(exchange, refusal)
    }
  }

  #watchBody(exchange: Exchange): Promise<void> {
    const { req, res, path } = exchange
    const { settings } = this.#parts
    const refuse = (refusal: Refusal) => {
      exchange.takeBack?.()
      sendRefusal(exchange, refusal)
      // Whoever reads the body must not wait for the rest.
      res.once('close', () => req.destroy(cutOff))
    }
    return watchBody(req, { limit: bodyLimit(path, settings), pace: settings.patience.body, refuse })
  }

  async #answer(exchange: Exchange): Promise<Refusal | null> {
    if (exchange.path === '/healthz') return sendStatus(exchange, 200, 'alive')
    if (exchange.path === '/readyz') return this.#answerReadiness(exchange)
    if (mayUseCache(exchange)) return this.#answerRoute(exchange, this.#parts.routeOf(exchange))
    return (await this.#limit(exchange)) ?? this.#apply(exchange, null)
  }

  async #answerRoute(exchange: Exchange, route: Route): Promise<Refusal | null> {
    if (route.kind === 'redirect') return sendRedirect(exchange, route)
    if (route.kind === 'pass') return (await this.#limit(exchange)) ?? this.#apply(exchange, null)
    const usesCache = !this.#parts.settings.dev && this.#parts.isLive()
    if (!usesCache) return this.#apply(exchange, null)
    const isHead = exchange.req.method === 'HEAD'
    const entered = this.#cache.get(route.key) ?? (isHead ? null : await this.#flights.enter(route.key))
    if (!entered || 'land' in entered) return this.#apply(exchange, entered && { ...entered, kept: route })
    exchange.cache = 'hit'
    exchange.bytes = sendAnswer(exchange, entered, this.#ownHeaders(exchange))
    return null
  }

  /** What is answered instead of a fault while the database is away; null when that is not its cause. */
  async #explain(exchange: Exchange): Promise<Refusal | null> {
    return (await this.#parts.isReady()) ? null : this.#unavailable(exchange)
  }

  #unavailable(exchange: Exchange): Refusal {
    const { routeOf, contactOf } = this.#parts
    return unavailable({ exchange, route: routeOf(exchange), contactOf })
  }

  /** Lets the application answer. */
  async #apply(exchange: Exchange, production: Production | null): Promise<Refusal | null> {
    const { kept = null, land = ignore } = production ?? {}
    const { res } = exchange
    // A client that sends slowly must not take a place from others.
    await exchange.bodyBegan
    if (res.headersSent || res.destroyed) {
      land(null)
      return null
    }
    const place = this.#admission.enter(exchange)
    if (typeof place !== 'function') {
      land(null)
      return place
    }
    exchange.cache = kept ? 'miss' : 'pass'
    const own = () => this.#ownHeaders(exchange)
    const ended = this.#endLate(exchange)
    await this.#deliverer.deliver({ exchange, kept, own, settle: land }).finally(() => {
      clearTimeout(ended)
      place()
    })
    return null
  }

  /** A read that hangs is ended; a write may have been done, and is waited for. */
  #endLate(exchange: Exchange): NodeJS.Timeout | undefined {
    const { req, res } = exchange
    const { patience, dev } = this.#parts.settings
    if (dev || (req.method !== 'GET' && req.method !== 'HEAD')) return undefined
    const end = () => {
      if (res.headersSent || res.closed) return
      exchange.takeBack?.()
      sendRefusal(exchange, this.#unavailable(exchange))
    }
    return setTimeout(end, patience.answer).unref()
  }

  async #answerReadiness(exchange: Exchange): Promise<null> {
    const ready = !this.#draining && (await this.#parts.isReady())
    const warning = await this.#parts.warning()
    const text = [ready ? 'ready' : 'not ready', ...(warning ? [`warning: ${warning}`] : [])]
    return sendStatus(exchange, ready ? 200 : 503, text.join('\n'))
  }

  #ownHeaders({ id, cache }: Exchange): string[] {
    const own = ['x-request-id', id, 'x-cache', cache ?? 'pass']
    return this.#draining ? [...own, 'connection', 'close'] : own
  }
}

function ignore(): void {}
