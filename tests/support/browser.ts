import { test as base, expect, type APIRequestContext, type BrowserContext } from '@playwright/test'
import { tokenOf, type Role } from './browser-accounts'
import { Content } from './browser-content'

export { expect }

type Fixtures = {
  /** What a page may complain about in this test; anything else in its console fails the test. */
  tolerated: RegExp[]
  /** Documents of the test's own, written as the signed-in editor and deleted at its end. */
  content: Content
  /** The admin's interface over HTTP, as the signed-in administrator. */
  administer: APIRequestContext
  /** Makes the browser a signed-in one. */
  signIn: (role: Role) => Promise<void>
}

export const test = base.extend<Fixtures>({
  tolerated: async ({}, use) => use([]),

  context: async ({ context, tolerated }, use) => {
    const complaints = listen(context)
    await use(context)
    const untold = complaints.filter((complaint) => !tolerated.some((pattern) => pattern.test(complaint)))
    expect(untold, 'nothing was written to the console as an error').toEqual([])
  },

  content: async ({ playwright, baseURL }, use) => {
    const api = await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: { authorization: `JWT ${tokenOf('editor')}` },
    })
    const content = new Content(api)
    await use(content)
    await content.remove()
    await api.dispose()
  },

  administer: async ({ playwright, baseURL }, use) => {
    const api = await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: { authorization: `JWT ${tokenOf('administrator')}` },
    })
    await use(api)
    await api.dispose()
  },

  signIn: async ({ context, baseURL }, use) => {
    await use(async (role) => {
      await context.addCookies([
        { name: 'payload-token', value: tokenOf(role), url: baseURL, httpOnly: true },
      ])
    })
  },
})

function listen(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => {
    // A slow browser goes to the next page without the transition, and says so.
    if (!/^Transition was (skipped|aborted)/.test(error.error().message))
      complaints.push(`${error.error().message} (uncaught)`)
  })
  return complaints
}
