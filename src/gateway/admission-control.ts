import { networkOf } from './client-address'
import type { Exchange } from './exchange'
import { SlotPool } from './slot-pool'
import type { Refusal } from './refusal'

type Settings = {
  /** Maximum number of requests that the application handles at the same time. */
  maxConcurrent: number
  /** Whether each network has its own limit. */
  rateLimits: boolean
}

/** Limits how many requests the application handles at the same time. */
export class AdmissionControl {
  readonly #slots: SlotPool
  /** Slots for requests whose body is still being received. */
  readonly #uploads: SlotPool

  constructor({ maxConcurrent, rateLimits }: Settings) {
    const slots = (total: number) =>
      new SlotPool({ total, perNetwork: rateLimits ? Math.ceil(total / 4) : total })
    this.#slots = slots(maxConcurrent)
    this.#uploads = slots(Math.ceil(maxConcurrent / 4))
  }

  /** @returns a function that releases the slot (the end of the response releases it as well), or the refusal */
  admit(exchange: Exchange): (() => void) | Refusal {
    const { req, address, bodyReady: bodyBegan } = exchange
    const network = networkOf(address)
    const release = this.#slots.acquire(network)
    if (typeof release !== 'function') return release
    exchange.releaseSlot = release
    if (!bodyBegan || req.complete) return release
    const releaseUpload = this.#uploads.acquire(network)
    if (typeof releaseUpload !== 'function') {
      release()
      return releaseUpload
    }
    req.once('end', releaseUpload).once('close', releaseUpload)
    return release
  }
}
