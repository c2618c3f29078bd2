import { request, type FullConfig } from '@playwright/test'
import { accounts, tokenVariable, type Role } from './browser-accounts'

/** Signs the demo accounts in once: sign-ins are slow by design and limited in number. */
export default async function signIn(config: FullConfig): Promise<void> {
  const baseURL = config.projects[0]?.use.baseURL
  const site = await request.newContext({ baseURL })
  // A server that is not the test run's own may lack some.
  const given = (Object.keys(accounts) as Role[]).filter((role) => accounts[role].password)
  for (const role of given) {
    const answer = await site.post('/api/users/login', { data: accounts[role] })
    if (!answer.ok())
      throw new Error(`${accounts[role].email} cannot sign in at ${baseURL}: ${answer.status()}`)
    process.env[tokenVariable(role)] = (await answer.json()).token
  }
  await site.dispose()
}
