import type { Refusal } from './refusal'

const allTaken: Refusal = {
  status: 503,
  message: 'Too many requests at once',
  headers: { 'retry-after': '1' },
}
const allTakenByNetwork: Refusal = {
  ...allTaken,
  status: 429,
  message: 'Too many requests at once from one network',
}

/** Limits concurrency, in total and per network. */
export class SlotPool {
  readonly #total: number
  readonly #perNetwork: number
  readonly #byNetwork = new Map<string, number>()
  #used = 0

  constructor({ total, perNetwork }: { total: number; perNetwork: number }) {
    this.#total = total
    this.#perNetwork = perNetwork
  }

  /** Acquires a slot; the function that releases it may be called more than once. */
  acquire(network: string): (() => void) | Refusal {
    const used = this.#byNetwork.get(network) ?? 0
    if (this.#used >= this.#total) return allTaken
    if (used >= this.#perNetwork) return allTakenByNetwork
    this.#used += 1
    this.#byNetwork.set(network, used + 1)
    let released = false
    return () => {
      if (released) return
      released = true
      this.#release(network)
    }
  }

  #release(network: string): void {
    const left = (this.#byNetwork.get(network) ?? 0) - 1
    this.#used -= 1
    if (left > 0) this.#byNetwork.set(network, left)
    else this.#byNetwork.delete(network)
  }
}
