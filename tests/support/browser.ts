import { test as base, expect, type BrowserContext } from '@playwright/test'
import { apiOf, makeAccount, signIn, type Account, type Role } from './accounts'
import type { Api } from './api'
import { clientNetwork } from './client-network'
import { Content } from './content'

export { expect }

type Fixtures = {
  /** Console errors that a test expects; any other fails it. */
  tolerated: RegExp[]
  /** Documents of the test's own, written as an editor and deleted at its end. */
  content: Content
  /** The admin's REST interface, as an administrator. */
  administer: Api
  /** Signs the browser in to the admin with a new account, which is deleted at the end. */
  signIn: (role: Role) => Promise<Account>
}

export const test = base.extend<Fixtures>({
  tolerated: async ({}, use) => use([]),

  // Limits count by network, so each test has one of its own.
  extraHTTPHeaders: async ({ baseURL, extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, ...clientNetwork(originOf(baseURL)) }),

  context: async ({ context, tolerated }, use) => {
    const errors = listen(context)
    await use(context)
    const unexpected = errors.filter((error) => !tolerated.some((pattern) => pattern.test(error)))
    expect(unexpected, 'errors in the console').toEqual([])
  },

  content: async ({ baseURL }, use) => {
    const content = new Content(apiOf('editor', originOf(baseURL)))
    await use(content)
    await content.remove()
  },

  administer: async ({ baseURL }, use) => use(apiOf('administrator', originOf(baseURL))),

  signIn: async ({ context, administer, baseURL }, use) => {
    const accounts: Account[] = []
    await use(async (role) => {
      const account = await makeAccount(administer, role)
      accounts.push(account)
      const value = await signIn(originOf(baseURL), account)
      await context.addCookies([{ name: 'payload-token', value, url: baseURL, httpOnly: true }])
      return account
    })
    for (const { id } of accounts) await administer.delete(`/api/users/${id}`)
  },
})

function originOf(baseURL: string | undefined): string {
  if (!baseURL) throw new Error('SITE_ORIGIN names no server: run npm run test:browser, which starts one.')
  return baseURL
}

/** Collects what the pages of a context write to the console as errors. */
function listen(context: BrowserContext): string[] {
  const errors: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => {
    // A slow browser goes to the next page without the view transition and reports it as an error.
    if (!/^Transition was (skipped|aborted)/.test(error.error().message))
      errors.push(`${error.error().message} (uncaught)`)
  })
  return errors
}
