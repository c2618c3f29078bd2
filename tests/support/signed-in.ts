import type { Payload } from 'payload'
import { newId } from '@/lib/id'
import type { Distributor as Account } from '@/payload-types'
import { beginSession } from '@/server/distributors/visitor'

type SignedIn = { account: Account; headers: { cookie: string } }

/** An account of a distributor, and the cookie of its session. */
export async function signedInDistributor(cms: Payload, data: Partial<Account> = {}): Promise<SignedIn> {
  const username = data.username ?? `distributor-${newId()}`
  const account = await cms.create({
    collection: 'distributors',
    data: { username, company: 'A new company', email: `${username}@example.com`, site: 'en_EN', ...data },
  })
  const cookie = (await beginSession(account.id)).split(';')[0] ?? ''
  return { account, headers: { cookie } }
}

/** A new group of distributors. @returns its id */
export async function makeGroup(cms: Payload): Promise<string> {
  const { id } = await cms.create({
    collection: 'distributor-groups',
    data: { name: `A new group ${newId()}` },
  })
  return id
}
