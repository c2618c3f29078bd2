import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { database } from './database'

type Rule = {
  name: string
  points: number
  /** The length of the window, which starts with the first attempt. */
  seconds: number
}

/** A rate limit stored in the database, so that it applies across processes and restarts. */
export class RateLimit {
  readonly #rule: Rule
  #current: { pool: Pool; limiter: RateLimiterPostgres } | undefined

  constructor(rule: Rule) {
    this.#rule = rule
  }

  /** Counts an attempt. @returns how many seconds to wait, or 0. Throws when the database fails. */
  async consume(...key: string[]): Promise<number> {
    try {
      await this.#currentLimiter().consume(toKey(key))
      return 0
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      return Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
    }
  }

  /** Refunds one attempt. */
  async refund(...key: string[]): Promise<void> {
    await this.#currentLimiter().reward(toKey(key))
  }

  /** Resets the count. */
  async reset(...key: string[]): Promise<void> {
    await this.#currentLimiter().delete(toKey(key))
  }

  /** Recreated when the pool was closed and reopened. */
  #currentLimiter(): RateLimiterPostgres {
    const pool = database()
    if (this.#current?.pool !== pool) this.#current = { pool, limiter: this.#createLimiter(pool) }
    return this.#current.limiter
  }

  #createLimiter(pool: Pool): RateLimiterPostgres {
    const { name, points, seconds } = this.#rule
    return new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix: name,
      points,
      duration: seconds,
    })
  }
}

// Hashed, since a password may have been entered as the name.
function toKey(parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
