import { networkOf } from './client-address'
import type { Exchange } from './exchange'
import { Places } from './places'
import type { Refusal } from './refusal'

type Settings = {
  /** Requests that the application works on at one time. */
  maxConcurrent: number
  /** Whether networks are told apart. */
  rateLimits: boolean
}

/** Lets requests into the application, as far as there are places. */
export class Admission {
  readonly #places: Places
  /** Of those places, for requests whose body still comes. */
  readonly #uploads: Places

  constructor({ maxConcurrent, rateLimits }: Settings) {
    const places = (total: number) =>
      new Places({ total, perNetwork: rateLimits ? Math.ceil(total / 4) : total })
    this.#places = places(maxConcurrent)
    this.#uploads = places(Math.ceil(maxConcurrent / 4))
  }

  /** @returns how to leave again, which the end of the answer does as well, or why there is no place */
  enter(exchange: Exchange): (() => void) | Refusal {
    const { req, address, bodyBegan } = exchange
    const network = networkOf(address)
    const leave = this.#places.take(network)
    if (typeof leave !== 'function') return leave
    exchange.leave = leave
    if (!bodyBegan || req.complete) return leave
    const endUpload = this.#uploads.take(network)
    if (typeof endUpload !== 'function') {
      leave()
      return endUpload
    }
    req.once('end', endUpload).once('close', endUpload)
    return leave
  }
}
