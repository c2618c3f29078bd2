import { Limit } from '@/server/limits'

type Try = {
  /** The name that was typed, as accounts are compared. */
  account: string
  network: string
  /** The browser, where it has signed in with this account before (devices.ts). */
  device?: string | null
}

/** Counts tries to sign in, whether the account exists or not. */
export type Throttle = {
  /** Counts a try before anything else happens; how many seconds to wait, or 0. */
  attempt: (given: Try) => Promise<number>
  /** The try was no guess: the account's count begins anew. */
  succeed: (given: Try) => Promise<void>
}

const seconds = 15 * 60

/**
 * Limits by network and account. A browser that is known to the account has a limit of its own instead, so that
 * strangers who guess from many networks cannot keep its owner out.
 */
export function createThrottle(prefix: string): Throttle {
  const fromNetwork = new Limit({ name: `${prefix}-network`, points: 100, seconds })
  const toAccountFromNetwork = new Limit({ name: `${prefix}-account-network`, points: 10, seconds })
  const toAccount = new Limit({ name: `${prefix}-account`, points: 30, seconds })
  const fromDevice = new Limit({ name: `${prefix}-device`, points: 10, seconds })

  return {
    // One after the other: a network that is refused does not use up what others may try.
    async attempt({ account, network, device }) {
      if (device) return fromDevice.take(account, device)
      return (
        (await fromNetwork.take(network)) ||
        (await toAccountFromNetwork.take(account, network)) ||
        (await toAccount.take(account))
      )
    },
    async succeed({ account, network, device }) {
      if (device) return fromDevice.clear(account, device)
      await fromNetwork.giveBack(network)
      await toAccountFromNetwork.clear(account, network)
      await toAccount.clear(account)
    },
  }
}
