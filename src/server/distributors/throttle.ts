import 'server-only'
import { Limit } from '@/server/limits'

type Try = { account: string; network: string }

/** Counts tries to sign in, whether the account exists or not. */
export type Throttle = {
  /** Counts a try before anything else happens; how many seconds to wait, or 0. */
  attempt: (given: Try) => Promise<number>
  /** The try was no guess: the account's count begins anew. */
  succeed: (given: Try) => Promise<void>
}

const seconds = 15 * 60
const fromNetwork = new Limit({ name: 'sign-in-network', points: 100, seconds })
const toAccountFromNetwork = new Limit({ name: 'sign-in-account-network', points: 10, seconds })
const toAccount = new Limit({ name: 'sign-in-account', points: 30, seconds })

export const throttle: Throttle = {
  // One after the other: a network that is refused does not use up what others may try.
  async attempt({ account, network }) {
    return (
      (await fromNetwork.take(network)) ||
      (await toAccountFromNetwork.take(account, network)) ||
      (await toAccount.take(account))
    )
  },
  async succeed({ account, network }) {
    await fromNetwork.giveBack(network)
    await toAccountFromNetwork.clear(account, network)
    await toAccount.clear(account)
  },
}
