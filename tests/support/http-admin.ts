import { makeAccount, signIn, type Account, type Role } from './accounts'
import { expect, open, origin, request, test as base, type Page } from './http'

export { expect }

type Headers = { cookie: string; 'sec-fetch-site': 'same-origin' }

type Fixtures = {
  /** Request headers with the session of a new account, which is deleted at the end. */
  signIn: (role: Role) => Promise<Headers>
}

export const test = base.extend<Fixtures>({
  signIn: async ({ administer }, use) => {
    const accounts: Account[] = []
    await use(async (role) => {
      const account = await makeAccount(administer, role)
      accounts.push(account)
      return { cookie: `payload-token=${await signIn(origin, account)}`, 'sec-fetch-site': 'same-origin' }
    })
    for (const { id } of accounts) await administer.delete(`/api/users/${id}`)
  },
})

/** The query of `/preview`. */
type Preview = { collection: string; id: string; site: string; [more: string]: string }

export function previewAddress(preview: Preview): string {
  return `/preview?${new URLSearchParams(preview)}`
}

/** Starts a preview; returns the address it redirects to and the draft mode cookie. */
export async function startPreview(preview: Preview, headers: Headers) {
  const response = await request(previewAddress(preview), { headers })
  expect(response.status).toBe(307)
  const cookie = response.headers.get('set-cookie') ?? ''
  return { address: response.headers.get('location') ?? '', cookie, value: cookie.split(';')[0] ?? '' }
}

/** Opens the preview of a document. */
export async function openPreview(preview: Preview, headers: Headers): Promise<Page> {
  const { address, value } = await startPreview(preview, headers)
  return open(address, { headers: { ...headers, cookie: `${headers.cookie}; ${value}` } })
}
