import { randomUUID } from 'node:crypto'
import { Api } from './api'
import { clientNetwork } from './client-network'

/** The demo accounts; their passwords come with the server under test. */
const demoAccounts = {
  administrator: { email: 'admin@norvane.example', password: process.env.ADMIN_PASSWORD ?? '' },
  editor: { email: 'editor@norvane.example', password: process.env.EDITOR_PASSWORD ?? '' },
}

type DemoRole = keyof typeof demoAccounts
export type Role = 'administrator' | 'editor' | 'inbox'
export type Account = { id: string; email: string; password: string }

/**
 * Signs in the demo accounts once per run, since signing in is slow by design. Only requests to the REST API use
 * these sessions; a test that opens the admin creates its own account.
 */
export async function signInDemoAccounts(origin: string): Promise<void> {
  for (const role of Object.keys(demoAccounts) as DemoRole[])
    process.env[tokenVariable(role)] = await signIn(origin, demoAccounts[role])
}

/** The REST API with the session of a demo account, from an IP address of the caller's own. */
export function apiOf(role: DemoRole, origin: string): Api {
  const token = process.env[tokenVariable(role)]
  if (!token) throw new Error(`The demo account ${role} is not signed in.`)
  return new Api({ origin, token, headers: clientNetwork(origin) })
}

/** A new account of the admin. */
export async function makeAccount(administrator: Api, role: Role): Promise<Account> {
  const name = `test-${randomUUID()}`
  const account = { email: `${name}@norvane.example`, password: `Account-${randomUUID()}` }
  const response = await administrator.post('/api/users', { data: { ...account, name, role } })
  if (!response.ok) throw new Error(`The account was not created: ${await response.text()}`)
  const { doc } = (await response.json()) as { doc: { id: string } }
  return { id: doc.id, ...account }
}

/** Signs an account of the admin in; gives its token. */
export async function signIn(origin: string, account: { email: string; password: string }): Promise<string> {
  const response = await fetch(new URL('/api/users/login', origin), {
    method: 'POST',
    headers: { ...clientNetwork(origin), 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: account.password }),
  })
  if (!response.ok) throw new Error(`${account.email} cannot sign in at ${origin}: ${response.status}`)
  const { token } = (await response.json()) as { token: string }
  return token
}

function tokenVariable(role: DemoRole): string {
  return `TEST_TOKEN_${role.toUpperCase()}`
}
