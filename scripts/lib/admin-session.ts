import type { Page } from '@playwright/test'
import { dataDir } from './paths.mjs'
import { databaseLabel, readSignIns, type SignIn } from './sign-ins.ts'

/** The editor of the demo content. */
export function editorOfDemo(): SignIn {
  const database = databaseLabel(process.env.DATABASE_URL)
  const account = readSignIns({ dataDir, database }).find(({ name }) => name.startsWith('editor@'))
  if (!account) throw new Error(`No sign-in of the demo content in ${dataDir}.`)
  return account
}

/** Signs a browser in to the admin of a running site. */
export async function signIn(page: Page, origin: string, account: SignIn): Promise<void> {
  const data = { email: account.name, password: account.password }
  const response = await page.request.post(`${origin}/api/users/login`, { data, headers: { origin } })
  if (!response.ok()) throw new Error(`The sign-in failed: ${response.status()}`)
}
