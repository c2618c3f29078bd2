import { LRUCache } from 'lru-cache'
import type { TagLedger } from '@/server/page-cache'
import type { Answer } from './answer'

/** The duty to make an answer; `land` tells the outcome, null when it can serve nobody else. */
export type Begun = { land: (answer: Answer | null) => void }

type Flight = { startedAt: number; answer: Promise<Answer | null> }

/** Requests for one key that are made at the same time share one production. */
export class Flights {
  readonly #flights = new Map<string, Flight>()
  /** Keys that lately could not be kept: waiting for another's answer would only cost time. */
  readonly #alone = new LRUCache<string, true>({ max: 2000, ttl: 10_000 })
  readonly #ledger: TagLedger

  constructor(ledger: TagLedger) {
    this.#ledger = ledger
  }

  /**
   * Waits for the production under way, or begins one. One that began before content changed is waited for
   * but not used: the application would let us join it, and its answer may be old.
   */
  async enter(key: string): Promise<Answer | Begun> {
    const enteredAt = this.#ledger.sequence
    for (let flight = this.#find(key); flight; flight = this.#find(key)) {
      const answer = await flight.answer
      if (answer && flight.startedAt >= enteredAt) return answer
    }
    return this.#begin(key)
  }

  #find(key: string): Flight | undefined {
    return this.#alone.has(key) ? undefined : this.#flights.get(key)
  }

  #begin(key: string): Begun {
    const { promise, resolve } = Promise.withResolvers<Answer | null>()
    const flight = { startedAt: this.#ledger.sequence, answer: promise }
    this.#flights.set(key, flight)
    let landed = false
    const land = (answer: Answer | null) => {
      if (landed) return
      landed = true
      if (answer) this.#alone.delete(key)
      else this.#alone.set(key, true)
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
      resolve(answer)
    }
    return { land }
  }
}
