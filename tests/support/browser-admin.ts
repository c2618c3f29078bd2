import type { APIRequestContext, FrameLocator, Locator, Page } from '@playwright/test'
import { closePages, expect, test as base } from './browser'

export { expect }

/** Tests of the admin. */
export const test = base.extend({
  // An open form saves what nobody waits for, so it is closed before its document and its account are deleted.
  content: async ({ content, context }, use) => {
    await use(content)
    await closePages(context)
  },
  signIn: async ({ signIn, context, content }, use) => {
    await use(signIn)
    await closePages(context)
    // Named as a parameter, the content is removed later, when the account no longer locks its documents.
    void content
  },
})

/** Waits until the page's scripts handle an element; what is pressed or chosen earlier is lost. */
export async function ready(locator: Locator): Promise<Locator> {
  await expect
    .poll(
      () => locator.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
      {
        intervals: [50],
      },
    )
    .toBe(true)
  return locator
}

/** Opens a list of documents. A link is lost that is clicked before the list has completed its address. */
export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page).toHaveURL(/[?&]limit=\d/)
}

/** Opens the live preview of the open document. */
export async function openPreview(page: Page): Promise<FrameLocator> {
  // The account's preferences remember whether it was open.
  const toggler = await ready(page.locator('#live-preview-toggler'))
  if (!/--active/.test((await toggler.getAttribute('class')) ?? '')) await toggler.click()
  const preview = page.locator('#live-preview-iframe').contentFrame()
  await expect(preview.getByRole('main')).toBeVisible()
  return preview
}

/** Opens the list above a collection's or below a document's form in which documents are put into order. */
export async function openOrder(page: Page, name: string): Promise<Locator> {
  await (await ready(page.getByText(name, { exact: true }))).click()
  const list = page.getByRole('list', { name })
  await expect(list).toBeVisible()
  return list
}

export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish changes' }).click()
}

/** The text of a public address, as a visitor without cookies gets it. */
export async function textOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text()
}

/** Waits until a public address contains a text; the product's own goal is a second (readings 36). */
export function expectSoon(request: APIRequestContext, path: string) {
  return expect.poll(() => textOf(request, path), { intervals: [100], timeout: 60_000 })
}
