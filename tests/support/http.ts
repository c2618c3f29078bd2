import { configure, within, type BoundFunctions, type queries } from '@testing-library/dom'
import '@testing-library/jest-dom/vitest'
import { JSDOM, VirtualConsole } from 'jsdom'
import { test as base, expect } from 'vitest'
import { withoutMarks } from '@/lib/content-marks'
import { apiOf } from './accounts'
import type { Api } from './api'
import { clientNetwork } from './client-network'
import { Content } from './content'
import { serverLogSince, serverLogSize } from './server-log'

export { expect }
export { within } from '@testing-library/dom'

// Style sheets are not applied, so elements that they hide are found as well.
configure({ defaultHidden: true })

/** The server under test. */
export const origin = process.env.SITE_ORIGIN ?? ''

type Fixtures = {
  /** Creates documents as an editor and deletes them at the end of the test. */
  content: Content
  /** The REST API as an administrator. */
  administer: Api
  /** Prints the server's log of a failed test. */
  serverLog: void
}

export const test = base.extend<Fixtures>({
  content: async ({}, use) => {
    const content = new Content(apiOf('editor', origin))
    await use(content)
    await content.remove()
  },
  administer: async ({}, use) => use(apiOf('administrator', origin)),

  serverLog: [
    async ({ onTestFailed }, use) => {
      const start = serverLogSize()
      onTestFailed(() => console.error(`Server log:\n${serverLogSince(start) || 'nothing'}`))
      await use()
    },
    { auto: true },
  ],
})

/** A parsed HTML response with the queries of Testing Library. */
export type Page = BoundFunctions<typeof queries> & {
  status: number
  headers: Headers
  /** Path and query of the address after all redirects. */
  address: string
  document: Document
  html: string
}

/** Sends a request from its own IP address; does not follow redirects by default. */
export function request(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(new URL(path, origin), {
    redirect: 'manual',
    ...init,
    headers: { ...clientNetwork(origin), ...Object.fromEntries(new Headers(init.headers)) },
  })
}

/**
 * Opens a page as a visitor does, following redirects; scripts do not run. The texts of previews carry where they come
 * from, which is part of `html` only.
 */
export async function open(path: string, init: RequestInit = {}): Promise<Page> {
  const response = await request(path, { redirect: 'follow', ...init })
  const html = await response.text()
  const { document } = new JSDOM(withoutMarks(html), {
    url: response.url,
    virtualConsole: new VirtualConsole(),
  }).window
  const { pathname, search } = new URL(response.url)
  const { status, headers } = response
  return { ...within(document.documentElement), status, headers, address: pathname + search, document, html }
}

/** Opens the page that a link leads to. */
export function follow(link: Element | null): Promise<Page> {
  const href = link?.closest('a')?.href
  if (!href?.startsWith(origin))
    throw new Error(`This is not a link to a page of the site: ${href ?? 'no link'}`)
  return open(href)
}

/** The text of an element with collapsed white space. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

export function textsOf(elements: Iterable<Element>): string[] {
  return [...elements].map(textOf)
}

/** Path and query of an address of the site. */
export function pathOf(address: string | null | undefined): string | undefined {
  return address?.replace(/^https?:\/\/[^/]+/, '')
}

/** The value of an attribute of the first element that a selector finds. */
export function attribute(page: Page, selector: string, name = 'content'): string | null | undefined {
  return page.document.querySelector(selector)?.getAttribute(name)
}

/** The canonical address of a page, without the origin. */
export function canonicalOf(page: Page): string | undefined {
  return pathOf(attribute(page, 'link[rel=canonical]', 'href'))
}

/** The JSON-LD data of a page. */
export function structuredDataOf(page: Page): Record<string, unknown>[] {
  const scripts = page.document.querySelectorAll('script[type="application/ld+json"]')
  return [...scripts].map((script) => JSON.parse(script.textContent) as Record<string, unknown>)
}
