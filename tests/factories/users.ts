import type { Payload } from 'payload'
import type { Role } from '@/cms/access/roles'
import { newId } from '@/lib/id'
import type { User } from '@/payload-types'

const password = 'a password of the tests'

export type SignedIn = { user: User; token: string }

/** An account, as the seed creates it. */
export async function makeUser(cms: Payload, role: Role): Promise<User> {
  return cms.create({
    collection: 'users',
    context: { trusted: true },
    data: { name: `A new ${role}`, email: `${newId()}@example.com`, password, role } as User,
  })
}

/** An account and the token of its session. */
export async function signIn(cms: Payload, role: Role): Promise<SignedIn> {
  const { email } = await makeUser(cms, role)
  const { user, token = '' } = await cms.login({ collection: 'users', data: { email, password } })
  return { user: user as User, token }
}
