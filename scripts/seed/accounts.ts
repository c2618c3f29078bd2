import type { SeedContext } from './seed-context'

type Accounts = SeedContext & {
  /** Creates the accounts of the demo besides the administrator. */
  demo: boolean
}

/** Creates the first accounts and returns their ids by role; `npm start` passes the passwords as environment variables. */
export async function seedAccounts({ payload, req, demo }: Accounts): Promise<Map<string, string>> {
  const accounts = [
    {
      name: 'Administrator',
      role: 'administrator',
      email: 'admin@norvane.example',
      password: process.env.ADMIN_PASSWORD,
    },
    {
      name: 'Editor',
      role: 'editor',
      email: 'editor@norvane.example',
      password: process.env.EDITOR_PASSWORD,
    },
    {
      name: 'Customer service',
      role: 'inbox',
      email: 'inbox@norvane.example',
      password: process.env.INBOX_PASSWORD,
    },
  ] as const
  const ids = new Map<string, string>()
  for (const account of demo ? accounts : accounts.slice(0, 1)) {
    if (!account.password) throw new Error(`No password was given for ${account.email}.`)
    const { id } = await payload.create({
      collection: 'users',
      data: { ...account, password: account.password },
      req,
      draft: false,
    })
    ids.set(account.role, id)
  }
  return ids
}
