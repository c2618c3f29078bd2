import { performance } from 'node:perf_hooks'
import type { ByteCache } from './byte-cache'
import { compressedMost } from './stored-response'

/** Requests of late that make half a second of compression worth it. */
const minRequests = 10
/** Frequent responses among which one is looked for. */
const maxFrequent = 1000
/** Larger bodies, in bytes, take seconds. */
const maxBytes = 2 ** 20
/** In ms. */
const interval = 2_000
/** The share of the last interval that the process may have been busy. */
const maxUtilisation = 0.3

/**
 * Compresses frequently requested responses once more with the highest quality of brotli, for which there is no time
 * while a visitor waits: 8 % smaller pages in half a second each. One at a time, the most requested first, in a thread
 * of zlib, and only while the process has little to do.
 */
export class Recompressor {
  readonly #cache: ByteCache
  #timer: NodeJS.Timeout | undefined
  #isRunning = false
  #utilisation = performance.eventLoopUtilization()

  constructor(cache: ByteCache) {
    this.#cache = cache
  }

  start(): void {
    this.#timer = setInterval(() => {
      // Without memory for it the response stays as it is.
      if (this.#isIdle() && !this.#isRunning) this.recompressNext().catch(() => undefined)
    }, interval).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async recompressNext(): Promise<void> {
    const next = this.#cache.frequent({ minRequests, limit: maxFrequent }).find(([key, response]) => {
      const isSmall = response.variants.identity.body.length <= maxBytes
      return isSmall && !response.isSmallest && this.#cache.peek(key) === response
    })
    if (!next) return
    const [key, response] = next
    this.#isRunning = true
    const smaller = await compressedMost(response).finally(() => (this.#isRunning = false))
    // It may have been replaced or have become stale.
    if (this.#cache.peek(key) === response) this.#cache.set(key, smaller)
  }

  #isIdle(): boolean {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, this.#utilisation)
    this.#utilisation = now
    return utilization < maxUtilisation
  }
}
