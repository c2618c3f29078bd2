import { AppError } from '@/lib/app-error'
import type { Refusal } from './refusal'

const full = new AppError('unavailable', 'Too many requests at once', { retryAfterSeconds: 1 })
const fullForNetwork = new AppError('tooManyRequests', 'Too many requests at once from one network', {
  retryAfterSeconds: 1,
})

/** Bounds what goes on at one time, altogether and for one network. */
export class Places {
  readonly #total: number
  readonly #perNetwork: number
  readonly #taken = new Map<string, number>()
  #all = 0

  constructor({ total, perNetwork }: { total: number; perNetwork: number }) {
    this.#total = total
    this.#perNetwork = perNetwork
  }

  /** Takes a place; the function that gives it back may be called more than once. */
  take(network: string): (() => void) | Refusal {
    const own = this.#taken.get(network) ?? 0
    if (this.#all >= this.#total) return full
    if (own >= this.#perNetwork) return fullForNetwork
    this.#all += 1
    this.#taken.set(network, own + 1)
    let given = false
    return () => {
      if (given) return
      given = true
      this.#giveBack(network)
    }
  }

  #giveBack(network: string): void {
    const left = (this.#taken.get(network) ?? 0) - 1
    this.#all -= 1
    if (left > 0) this.#taken.set(network, left)
    else this.#taken.delete(network)
  }
}
