import { randomUUID } from 'node:crypto'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { InvalidationLog } from '@/server/page-cache'
import type { ByteCache } from './byte-cache'
import type { Exchange, Source } from './exchange'

type Options = {
  cache: ByteCache
  invalidationLog: InvalidationLog
  /** The address of the gateway itself; null while it does not listen. */
  address: () => AddressInfo | string | null
  /** The key under which a response from this source would be stored, or null. */
  keyOf: (source: Source) => string | null
}

/** Requests of late that make a response frequent. */
const minRequests = 3
/** Responses that are looked at after a change; the others are rendered for their next visitor. */
const maxRefreshed = 100

/**
 * Renders frequently requested responses again as soon as they are stale, so that no visitor waits for it. One after
 * the other, the most requested first: visitors need the rest of the processor. It sends ordinary requests without
 * cookies to the gateway, so it renders what any visitor gets, and simultaneous visitors share the rendering.
 */
export class Refresher {
  readonly #options: Options
  /** Known only to this process. */
  readonly #token = randomUUID()
  #isRunning = false
  #isStopped = false

  constructor(options: Options) {
    this.#options = options
  }

  /** Whether a request is one of ours, which does not count as one of a visitor. */
  isOwn({ req }: Pick<Exchange, 'req'>): boolean {
    return req.headers[tokenHeader] === this.#token
  }

  /** To be called after each change of content. Resolves when nothing frequent is stale any more. */
  async refresh(): Promise<void> {
    if (this.#isRunning || this.#isStopped) return
    this.#isRunning = true
    // Several changes of one save are one change.
    await setImmediate()
    try {
      for (let stale = this.#stale(); stale.length > 0; stale = this.#stale()) await this.#refreshAll(stale)
    } finally {
      this.#isRunning = false
    }
  }

  stop(): void {
    this.#isStopped = true
  }

  async #refreshAll(stale: [key: string, source: Source][]): Promise<void> {
    const { cache, invalidationLog } = this.#options
    const { sequence } = invalidationLog
    for (const [key, source] of stale) {
      // After a further change others may be more urgent.
      if (this.#isStopped || invalidationLog.sequence !== sequence) return
      // What a visitor has already got again is fresh. What fails or is no longer stored is not tried again.
      if (cache.peek(key)) continue
      cache.delete(key)
      await this.#request(source)
    }
  }

  /** Responses that count what they are sent for are left out: nobody has requested this one. */
  #stale(): [key: string, source: Source][] {
    const { cache, invalidationLog, keyOf } = this.#options
    if (this.#isStopped) return []
    return cache.frequent({ minRequests, limit: maxRefreshed }).flatMap(([key, response]) => {
      const { source, counter } = response
      if (!source || counter !== undefined || invalidationLog.isFresh(response)) return []
      return keyOf(source) === key ? [[key, source]] : []
    })
  }

  #request({ host, url }: Source): Promise<void> {
    const address = this.#options.address()
    if (address === null || typeof address === 'string') return Promise.resolve()
    const { promise, resolve } = Promise.withResolvers<void>()
    const request = get({
      // All addresses of the machine include this one.
      host: { '::': '::1', '0.0.0.0': '127.0.0.1' }[address.address] ?? address.address,
      port: address.port,
      path: url,
      headers: { host, 'user-agent': 'isotherm-refresh', [tokenHeader]: this.#token },
      agent: false,
    })
    request.on('response', (response) => response.resume().once('close', resolve))
    request.on('error', () => resolve())
    return promise
  }
}

const tokenHeader = 'x-isotherm-refresh'
