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
 * Signs the demo accounts in, once for a run: signing in is slow by design. Only requests to the REST interface
 * use these sessions; a test that opens the admin has an account of its own.
 */
export async function signDemoAccountsIn(origin: string): Promise<void> {
  for (const role of Object.keys(demoAccounts) as DemoRole[])
    process.env[tokenVariable(role)] = await signIn(origin, demoAccounts[role])
}

/** The REST interface as a demo account uses it, from a network of the caller's own. */
export function apiOf(role: DemoRole, origin: string): Api {
  const token = process.env[tokenVariable(role)]
  if (!token) throw new Error(`The ${role} of the demo has not signed in.`)
  return new Api({ origin, token, headers: clientNetwork(origin) })
}

/** A new account of the admin. */
export async function makeAccount(administrator: Api, role: Role): Promise<Account> {
  const name = `test-${randomUUID()}`
  const account = { email: `${name}@norvane.example`, password: `Account-${randomUUID()}` }
  const answer = await administrator.post('/api/users', { data: { ...account, name, role } })
  if (!answer.ok) throw new Error(`No account was made: ${await answer.text()}`)
  const { doc } = (await answer.json()) as { doc: { id: string } }
  return { id: doc.id, ...account }
}

/** Signs an account of the admin in; gives its token. */
export async function signIn(origin: string, account: { email: string; password: string }): Promise<string> {
  const answer = await fetch(new URL('/api/users/login', origin), {
    method: 'POST',
    headers: { ...clientNetwork(origin), 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: account.password }),
  })
  if (!answer.ok) throw new Error(`${account.email} cannot sign in at ${origin}: ${answer.status}`)
  const { token } = (await answer.json()) as { token: string }
  return token
}

function tokenVariable(role: DemoRole): string {
  return `TEST_TOKEN_${role.toUpperCase()}`
}
