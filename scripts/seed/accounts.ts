import type { Seeding } from './seeding'

/** The first accounts; their passwords come from the environment, drawn by the start. */
export async function seedAccounts({ payload, req, editor }: Seeding & { editor: boolean }): Promise<void> {
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
  ] as const
  for (const account of editor ? accounts : accounts.slice(0, 1)) {
    if (!account.password) throw new Error(`No password was given for ${account.email}.`)
    await payload.create({
      collection: 'users',
      data: { ...account, password: account.password },
      req,
      draft: false,
    })
  }
}
