import type { Refusal } from './refusal'

const full: Refusal = {
  status: 503,
  message: 'Too many requests at once',
  headers: { 'retry-after': '1' },
}
const fullForNetwork: Refusal = {
  ...full,
  status: 429,
  message: 'Too many requests at once from one network',
}

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
