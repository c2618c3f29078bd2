import { writeFileSync } from 'node:fs'
import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type WebError,
} from '@playwright/test'
import { startCoverage, writeCoverage } from './browser-coverage'
import { apiOf, makeAccount, signIn, type Account, type Role } from './accounts'
import { serverLogSince, serverLogSize } from './server-log'
import type { Api } from './api'
import { clientNetwork } from './client-network'
import { Content } from './content'
import { makeDistributor, type Distributor } from './distributors'

export { expect }

type Fixtures = {
  /** Console errors that a test expects; any other fails it. */
  tolerated: RegExp[]
  /** Creates documents as an editor and deletes them at the end of the test. */
  content: Content
  /** The REST API as an administrator. */
  administer: Api
  /** Signs in the browser to the admin with a new account, which is deleted at the end. */
  signIn: (role: Role) => Promise<Account>
  /** Creates a distributor's account, which is deleted at the end. */
  newDistributor: (data?: Record<string, unknown>) => Promise<Distributor>
  /** Opens a page in somebody else's browser, which is closed at the end. */
  openElsewhere: () => Promise<Page>
  /** Attaches the server's log of a failed test. */
  serverLog: void
  /** For tests whose effects on the context cannot be undone, such as a fake clock. */
  ownContext: boolean
}

/** The contexts of a worker by their options. */
type WorkerFixtures = { shared: Map<string, BrowserContext> }

/**
 * A new context loads and compiles every script again, which takes longer than most tests. Tests of a worker with
 * equal options share a context; its pages, routes, permissions, cookies and storage are cleared between tests.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  tolerated: async ({}, use) => use([]),

  // Rate limits count by IP address, so each test has its own.
  extraHTTPHeaders: async ({ baseURL, extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, ...clientNetwork(originOf(baseURL)) }),

  serverLog: [
    async ({}, use, info) => {
      const start = serverLogSize()
      await use()
      const written = info.status === info.expectedStatus ? '' : serverLogSince(start)
      if (!written) return
      const file = info.outputPath('server.log')
      writeFileSync(file, written)
      info.attachments.push({ name: 'server log', path: file, contentType: 'text/plain' })
    },
    { auto: true },
  ],

  ownContext: [false, { option: true }],

  shared: [
    async ({}, use) => {
      const shared: WorkerFixtures['shared'] = new Map()
      await use(shared)
      for (const context of shared.values()) await context.close()
    },
    { scope: 'worker' },
  ],

  context: async (
    {
      browser,
      shared,
      ownContext,
      tolerated,
      extraHTTPHeaders,
      contextOptions,
      hasTouch,
      javaScriptEnabled,
      locale,
      timezoneId,
      viewport,
    },
    use,
    { testId },
  ) => {
    const options = { contextOptions, hasTouch, javaScriptEnabled, locale, timezoneId, viewport }
    const key = ownContext ? testId : JSON.stringify(options)
    const context = shared.get(key) ?? (await browser.newContext())
    shared.set(key, context)
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {})
    await failOnConsoleErrors({ context, tolerated }, () => use(context))
    await closePages(context)
    if (!ownContext) return resetContext(context)
    shared.delete(key)
    await context.close()
  },

  page: async ({ context, page, baseURL, javaScriptEnabled }, use) => {
    await clearStorage(context, page, originOf(baseURL))
    // Chromium refuses to count where scripts may not run.
    if (javaScriptEnabled !== false) await startCoverage(page)
    await use(page)
  },

  openElsewhere: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ baseURL })
      contexts.push(context)
      const page = await context.newPage()
      await startCoverage(page)
      return page
    })
    for (const context of contexts) {
      await closePages(context)
      await context.close()
    }
  },

  content: async ({ baseURL }, use) => {
    const content = new Content(apiOf('editor', originOf(baseURL)))
    await use(content)
    await content.remove()
  },

  administer: async ({ baseURL }, use) => use(apiOf('administrator', originOf(baseURL))),

  newDistributor: async ({ content, baseURL }, use) => {
    const origin = originOf(baseURL)
    await use((data) => makeDistributor({ content, api: apiOf('editor', origin), origin }, data))
  },

  signIn: async ({ context, administer, baseURL }, use) => {
    const accounts: Account[] = []
    await use(async (role) => {
      const account = await makeAccount(administer, role)
      accounts.push(account)
      const value = await signIn(originOf(baseURL), account)
      await context.addCookies([{ name: 'payload-token', value, url: baseURL, httpOnly: true }])
      return account
    })
    for (const account of accounts) {
      await administer.delete(`/api/users/${account.id}`)
    }
  },
})

export async function closePages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    await writeCoverage(page)
    await page.close()
  }
}

async function resetContext(context: BrowserContext): Promise<void> {
  await context.unrouteAll()
  await context.clearPermissions()
  await context.clearCookies()
}

/** Clears the storage of earlier tests; unlike setStorageState(), this loads no page of the origin. */
async function clearStorage(context: BrowserContext, page: Page, origin: string): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' })
  await session.detach()
}

function originOf(baseURL: string | undefined): string {
  if (!baseURL) throw new Error('SITE_ORIGIN is not set: run npm run test:browser, which starts a server.')
  return baseURL
}

type ConsoleCheck = { context: BrowserContext; tolerated: readonly RegExp[] }

/** Fails when pages of a context write unexpected errors to the console during the task. */
async function failOnConsoleErrors(
  { context, tolerated }: ConsoleCheck,
  task: () => Promise<void>,
): Promise<void> {
  const errors: string[] = []
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  }
  const onError = (error: WebError) => {
    // A slow browser skips the view transition to the next page and reports an error.
    if (!/^Transition was (skipped|aborted)/.test(error.error().message))
      errors.push(`${error.error().message} (uncaught)`)
  }
  context.on('console', onConsole).on('weberror', onError)
  await task()
  context.off('console', onConsole).off('weberror', onError)
  const unexpected = errors.filter((error) => !tolerated.some((pattern) => pattern.test(error)))
  expect(unexpected, 'errors in the console').toEqual([])
}
