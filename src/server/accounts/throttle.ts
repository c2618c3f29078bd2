import { RateLimit } from '@/server/rate-limit'

type Attempt = {
  /** The entered account name, normalised. */
  account: string
  network: string
  /** The browser, where it has signed in with this account before (devices.ts). */
  device?: string | null
}

/** Limits sign-in attempts, whether the account exists or not. */
export type Throttle = {
  /** Counts an attempt. @returns how many seconds to wait, or 0 */
  consume: (given: Attempt) => Promise<number>
  /** Resets the limits of an account after a successful sign-in. */
  reset: (given: Attempt) => Promise<void>
}

const seconds = 15 * 60

/**
 * Limits by network and account. A browser that has signed in to the account before has its own limit instead, so
 * that guesses from many networks cannot lock its owner out.
 */
export function createThrottle(prefix: string): Throttle {
  const fromNetwork = new RateLimit({ name: `${prefix}-network`, points: 100, seconds })
  const toAccountFromNetwork = new RateLimit({ name: `${prefix}-account-network`, points: 10, seconds })
  const toAccount = new RateLimit({ name: `${prefix}-account`, points: 30, seconds })
  const fromDevice = new RateLimit({ name: `${prefix}-device`, points: 10, seconds })

  return {
    // In sequence: attempts of a network over its limit do not count against the account.
    async consume({ account, network, device }) {
      if (device) return fromDevice.consume(account, device)
      return (
        (await fromNetwork.consume(network)) ||
        (await toAccountFromNetwork.consume(account, network)) ||
        (await toAccount.consume(account))
      )
    },
    async reset({ account, network, device }) {
      if (device) return fromDevice.reset(account, device)
      await fromNetwork.refund(network)
      await toAccountFromNetwork.reset(account, network)
      await toAccount.reset(account)
    },
  }
}
