import type { Payload } from 'payload'
import { newId } from '@/lib/id'
import type { Distributor as Account } from '@/payload-types'
import { createSession } from '@/server/distributors/session'

type SignedInDistributor = { account: Account; headers: { cookie: string } }

/** Creates a distributor's account and a session; returns its cookie. */
export async function signedInDistributor(
  cms: Payload,
  data: Partial<Account> = {},
): Promise<SignedInDistributor> {
  const username = data.username ?? `distributor-${newId()}`
  const account = await cms.create({
    collection: 'distributors',
    data: { username, company: 'A new company', email: `${username}@example.com`, site: 'en_EN', ...data },
  })
  const cookie = (await createSession(account.id)).split(';')[0] ?? ''
  return { account, headers: { cookie } }
}

/** Creates a distributor group; returns its id. */
export async function makeGroup(cms: Payload): Promise<string> {
  const { id } = await cms.create({
    collection: 'distributor-groups',
    data: { name: `A new group ${newId()}` },
  })
  return id
}
