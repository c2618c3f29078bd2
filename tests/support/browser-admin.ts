import type { APIRequestContext, FrameLocator, Locator, Page } from '@playwright/test'
import { closePages, expect, test as base } from './browser'

export { expect }

/** Tests of the admin. */
export const test = base.extend({
  // An open form autosaves, so it is closed before its document and its account are deleted.
  content: async ({ content, context }, use) => {
    await use(content)
    await closePages(context)
  },
  signIn: async ({ signIn, context, content }, use) => {
    await use(signIn)
    await closePages(context)
    // A dependency, so that the content is deleted after the account.
    void content
  },
})

/** Waits until React has hydrated an element; earlier clicks and input are lost. */
export async function hydratedElement(locator: Locator): Promise<Locator> {
  await expect
    .poll(
      () =>
        locator.evaluate(
          (element) =>
            Object.keys(element).some((key) => key.startsWith('__reactProps')) &&
            // Payload sets this attribute for tests; a form that is still loading renders its controls again.
            !element.ownerDocument.querySelector('form[data-form-ready="false"]'),
        ),
      {
        intervals: [50],
      },
    )
    .toBe(true)
  return locator
}

/** Opens a list of documents and waits until it has updated its address; an earlier click on a link is lost. */
export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page).toHaveURL(/[?&]limit=\d/)
}

/** Opens the live preview of the open document. */
export async function openPreview(page: Page): Promise<FrameLocator> {
  // Whether it is open is stored in the account's preferences.
  const toggler = await hydratedElement(page.locator('#live-preview-toggler'))
  if (!/--active/.test((await toggler.getAttribute('class')) ?? '')) await toggler.click()
  const preview = page.locator('#live-preview-iframe').contentFrame()
  await expect(preview.getByRole('main')).toBeVisible()
  return preview
}

/** Opens the sortable list above a collection's list or below a document's form. */
export async function openOrderList(page: Page, name: string): Promise<Locator> {
  await (await hydratedElement(page.getByText(name, { exact: true }))).click()
  const list = page.getByRole('list', { name })
  await expect(list).toBeVisible()
  return list
}

/** Opens a row of a list of rows, such as `footerLinks-row-0`; the account may have it open already. */
export async function openRow(page: Page, id: string): Promise<Locator> {
  const row = page.locator(`#${id}`)
  const toggle = await hydratedElement(row.locator('.collapsible__toggle').first())
  const classes = await row.locator('.collapsible').first().getAttribute('class')
  if (/collapsible--collapsed/.test(classes ?? '')) await toggle.click()
  return row
}

/** Keeps autosaves from reaching the server. Returns what lets them continue. */
export async function holdAutosaves(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(/autosave=true/, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish changes' }).click()
}

/** Adds the only item that the editor's menu offers for a query, such as '/table', below a text. */
export async function insertAtEnd(page: Page, editor: Locator, query: string, item: string): Promise<void> {
  await editor.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type(query)
  await expect(page.locator('.slash-menu-popup__item')).toHaveText([item])
  // The menu reads the query in a transition, which may end after the list is shown.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.keyboard.press('Enter')
}

/** The text of a public address, requested without cookies. */
export async function textOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text()
}

/** Polls a public address for a text; the product's goal is one second (readings 36). */
export function expectSoon(request: APIRequestContext, path: string) {
  return expect.poll(() => textOf(request, path), { intervals: [100], timeout: 60_000 })
}
