import type { Payload } from 'payload'
import { hashPassword } from '@/cms/distributors/password'
import { newId } from '@/lib/id'
import type { Distributor } from '@/payload-types'

export const distributorPassword = 'a password of the tests'

// Hashing is slow on purpose, and each account may have the same.
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
