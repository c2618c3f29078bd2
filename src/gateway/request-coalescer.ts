import { LRUCache } from 'lru-cache'
import type { InvalidationLog } from '@/server/page-cache'
import type { StoredResponse } from './stored-response'

/** The request that runs the application; it must call `settle`, with null when its response cannot be shared. */
export type Leader = { settle: (response: StoredResponse | null) => void }

type PendingResponse = { startedAt: number; response: Promise<StoredResponse | null> }

/** Coalesces concurrent requests for the same key: one runs the application, the others wait for its response. */
export class RequestCoalescer {
  readonly #pending = new Map<string, PendingResponse>()
  /** Keys whose last response could not be cached: their requests do not wait for each other. */
  readonly #uncacheable = new LRUCache<string, true>({ max: 2000, ttl: 10_000 })
  readonly #invalidationLog: InvalidationLog

  constructor(invalidationLog: InvalidationLog) {
    this.#invalidationLog = invalidationLog
  }

  /**
   * Waits for a pending response, or becomes the leader. A response that was started before content changed is
   * waited for but not used: Next would coalesce with it, and it may be stale.
   */
  async join(key: string): Promise<StoredResponse | Leader> {
    const joinedAt = this.#invalidationLog.sequence
    for (let pending = this.#find(key); pending; pending = this.#find(key)) {
      const response = await pending.response
      if (response && pending.startedAt >= joinedAt) return response
    }
    return this.#lead(key)
  }

  #find(key: string): PendingResponse | undefined {
    return this.#uncacheable.has(key) ? undefined : this.#pending.get(key)
  }

  #lead(key: string): Leader {
    const { promise, resolve } = Promise.withResolvers<StoredResponse | null>()
    const pending = { startedAt: this.#invalidationLog.sequence, response: promise }
    this.#pending.set(key, pending)
    let settled = false
    const settle = (response: StoredResponse | null) => {
      if (settled) return
      settled = true
      if (response) this.#uncacheable.delete(key)
      else this.#uncacheable.set(key, true)
      if (this.#pending.get(key) === pending) this.#pending.delete(key)
      resolve(response)
    }
    return { settle }
  }
}
