import type { Payload } from 'payload'
import { hashPassword } from '@/cms/distributors/password'
import { newId } from '@/lib/id'
import type { Distributor } from '@/payload-types'
import { signIn } from '@/server/distributors/sign-in'

export const distributorPassword = 'a password of the tests'

// Hashing is slow by design, and accounts may share a password.
const hash = hashPassword(distributorPassword)

/** An account of a designated distributor that may sign in with `distributorPassword`. */
export async function makeDistributor(cms: Payload, data: Partial<Distributor> = {}): Promise<Distributor> {
  const id = newId()
  return cms.create({
    collection: 'distributors',
    data: {
      username: `distributor-${id}`,
      company: `Company ${id}`,
      email: `${id}@example.com`,
      site: 'en_EN',
      passwordHash: await hash,
      ...data,
    },
  })
}

/** A network without attempts. */
export function newNetwork(): string {
  return `network ${newId()}`
}

/** Signs an account in and gives the headers of its browser. */
export async function signedIn({ username }: Pick<Distributor, 'username'>): Promise<Headers> {
  const outcome = await signIn({ username, password: distributorPassword, network: newNetwork() })
  if (outcome.state !== 'in') throw new Error(`The sign-in ended with ${outcome.state}.`)
  return browserWith(outcome.cookie)
}

/** The request headers of a browser after a response that set a cookie. */
export function browserWith(setCookie: string): Headers {
  return new Headers({ cookie: setCookie.split(';')[0] ?? '' })
}
