import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { database } from './database'

type Rule = {
  name: string
  points: number
  /** The time, from the first attempt on, within which so many are let through. */
  seconds: number
}

/** A count of attempts that is kept in the database: it holds over processes and restarts. */
export class Limit {
  readonly #rule: Rule
  #counting: { pool: Pool; limiter: RateLimiterPostgres } | undefined

  constructor(rule: Rule) {
    this.#rule = rule
  }

  /** Counts an attempt; how many seconds to wait when there were too many, else 0. A database that fails throws. */
  async take(...key: string[]): Promise<number> {
    try {
      await this.#counter().consume(toKey(key))
      return 0
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      return Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
    }
  }

  /** Takes an attempt back. */
  async giveBack(...key: string[]): Promise<void> {
    await this.#counter().reward(toKey(key))
  }

  /** Takes all attempts back. */
  async clear(...key: string[]): Promise<void> {
    await this.#counter().delete(toKey(key))
  }

  /** Made anew after the connections were closed: a limit outlives them. */
  #counter(): RateLimiterPostgres {
    const pool = database()
    if (this.#counting?.pool !== pool) this.#counting = { pool, limiter: this.#limiterOn(pool) }
    return this.#counting.limiter
  }

  #limiterOn(pool: Pool): RateLimiterPostgres {
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

// What was typed as a name may be somebody's password.
function toKey(parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
