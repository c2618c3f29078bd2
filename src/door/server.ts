import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { PageCache } from '@/server/page-cache'
import { logExchange } from './access-log'
import { sendAnswer } from './answer'
import { ByteCache } from './byte-cache'
import { Deliverer, type DeliverySettings, type Handler } from './deliver'
import { openExchange, type Exchange } from './exchange'
import { Flights, type Begun } from './flights'
import { mayUseCache, type Kept, type Route } from './keeping'
import { createRateLimits } from './rate-limits'
import { sendRefusal, type Refusal } from './refusal'
import { bodyLimit, checkRequest, tooLarge, watchBody, type BodyLimits } from './request-check'
import { spellTypedQuery } from './typed-query'
import { refuseUnreadable } from './unreadable'

export type DoorSettings = DeliverySettings &
  BodyLimits & {
    cacheBytes: number
    /** Requests that the application works on at one time. */
    maxConcurrent: number
    rateLimits: boolean
  }

export type DoorParts = {
  handle: Handler
  routeOf: (exchange: Exchange) => Route
  pageCache: PageCache
  /** False while a change of content could go unheard. */
  isLive: () => boolean
  isReady: () => Promise<boolean>
  log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>
  settings: DoorSettings
}

/** An answer that is being made for others too. */
type Production = Begun & { kept: Kept }

const serverOptions = {
  // The parser counts the address as well. Its limit is wider, so that the door can answer in the client's terms.
  maxHeaderSize: 60 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
}

const crowded: Refusal = {
  status: 503,
  message: 'Too many requests at once',
  headers: { 'retry-after': '1' },
}
const cutOff = new Error('the body is too large')
const failed: Refusal = { status: 500, message: 'Something went wrong. Please try again.' }

/** The process's own http server in front of the application; it knows no feature. */
export class Door {
  readonly server: Server
  readonly #parts: DoorParts
  readonly #cache: ByteCache
  readonly #flights: Flights
  readonly #deliverer: Deliverer
  readonly #limit: (exchange: Exchange) => Promise<Refusal | null>
  readonly #sockets = new Set<Duplex>()
  #working = 0
  #draining = false

  constructor(parts: DoorParts) {
    const { handle, pageCache, settings } = parts
    this.#parts = parts
    this.#cache = new ByteCache({ maxBytes: settings.cacheBytes, ledger: pageCache.ledger })
    this.#flights = new Flights(pageCache.ledger)
    this.#deliverer = new Deliverer({ handle, cache: this.#cache, pageCache, settings })
    this.#limit = settings.rateLimits ? createRateLimits() : async () => null
    // Only the development server talks over sockets; elsewhere an offer to upgrade is passed over.
    const options = { ...serverOptions, shouldUpgradeCallback: () => settings.dev }
    this.server = createServer(options, (req, res) => void this.#receive(req, res))
    this.server.on('clientError', refuseUnreadable)
    this.server.on('upgrade', (_req, socket) => {
      this.#sockets.add(socket)
      socket.once('close', () => this.#sockets.delete(socket))
    })
  }

  /** Finishes what runs and takes nothing new; resolves when all is answered or `limit` ms are over. */
  async drain(limit: number): Promise<void> {
    this.#draining = true
    for (const socket of this.#sockets) socket.destroy()
    const { promise, resolve } = Promise.withResolvers<void>()
    this.server.close(() => resolve())
    const timer = setTimeout(() => this.server.closeAllConnections(), limit)
    // Connections fall idle one by one as their last answers end.
    const sweep = setInterval(() => this.server.closeIdleConnections(), 100)
    await promise
    clearTimeout(timer)
    clearInterval(sweep)
  }

  async #receive(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { log, settings } = this.#parts
    const exchange = openExchange(req, res, settings.trustProxy)
    res.once('close', () => logExchange(log, exchange))
    res.on('error', (error) => log.warn({ id: exchange.id, err: error }, 'an answer broke off'))
    req.on('error', () => undefined)
    spellTypedQuery(exchange)
    watchBody(req, bodyLimit(exchange.path, settings), () => {
      exchange.takeBack?.()
      sendRefusal(exchange, tooLarge)
      // Whoever reads the body must not wait for the rest.
      res.once('close', () => req.destroy(cutOff))
    })
    try {
      const refusal = checkRequest(exchange, settings) ?? (await this.#answer(exchange))
      if (refusal) sendRefusal(exchange, refusal)
    } catch (error) {
      if (error === cutOff) return
      log.error({ id: exchange.id, err: error }, 'a request failed')
      exchange.takeBack?.()
      sendRefusal(exchange, failed)
    }
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

  /** Lets the application answer. */
  async #apply(exchange: Exchange, production: Production | null): Promise<Refusal | null> {
    const { settings } = this.#parts
    const { kept = null, land = ignore } = production ?? {}
    const { res } = exchange
    const gone = res.headersSent || res.destroyed
    if (gone || this.#working >= settings.maxConcurrent) {
      land(null)
      return gone ? null : crowded
    }
    this.#working += 1
    res.once('close', () => (this.#working -= 1))
    exchange.cache = kept ? 'miss' : 'pass'
    const own = () => this.#ownHeaders(exchange)
    await this.#deliverer.deliver({ exchange, kept, own, settle: land })
    return null
  }

  async #answerReadiness(exchange: Exchange): Promise<null> {
    const ready = !this.#draining && (await this.#parts.isReady())
    return sendStatus(exchange, ready ? 200 : 503, ready ? 'ready' : 'not ready')
  }

  #ownHeaders({ id, cache }: Exchange): string[] {
    const own = ['x-request-id', id, 'x-cache', cache ?? 'pass']
    return this.#draining ? [...own, 'connection', 'close'] : own
  }
}

function ignore(): void {}

function sendStatus({ res, id }: Exchange, status: number, text: string): null {
  res.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store', 'x-request-id': id })
  res.end(`${text}\n`)
  return null
}

function sendRedirect({ res, id }: Exchange, { to, permanent }: { to: string; permanent: boolean }): null {
  res.writeHead(permanent ? 308 : 307, {
    location: to,
    // Where the visitor's stored site decides, the next visit may lead elsewhere.
    'cache-control': permanent ? 'public, max-age=3600' : 'private, no-store',
    'content-length': 0,
    'x-request-id': id,
  })
  res.end()
  return null
}
