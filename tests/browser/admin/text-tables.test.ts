import type { Page } from '@playwright/test'
import {
  expect,
  expectSoon,
  hydratedElement,
  insertAtEnd,
  publish,
  test,
  textOf,
} from '../../support/browser-admin'
import { paragraphs } from '../../support/content'

/** Chooses from the menu of the table that has the cursor. */
async function choose(page: Page, action: string): Promise<void> {
  await page.locator('.fixed-toolbar .toolbar-popup__dropdown-table').click()
  await page.getByRole('button', { name: action, exact: true }).click()
}

test('a table is inserted with a slash, filled, extended and shown on the page (issue 20)', async ({
  page,
  request,
  content,
  signIn,
}) => {
  const { id } = await content.news({ content: paragraphs('Intervals'), sites: ['en_EN'] })
  await signIn('editor')
  await page.goto(`/admin/collections/news/${id}?locale=en_EN`)
  const editor = await hydratedElement(page.locator('[data-lexical-editor]'))
  await insertAtEnd(page, editor, '/table', 'Table')
  const cells = editor.locator('th, td')
  await expect(cells).toHaveCount(9)
  await expect(editor).not.toContainText('/')

  await cells.first().click()
  for (const text of ['Part', 'Every', 'Who']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('Filter')
  await choose(page, 'Delete row')
  await expect(cells).toHaveCount(6)
  await cells.nth(3).click()
  await page.keyboard.type('Gasket')
  await choose(page, 'Insert row below')
  await choose(page, 'Header column')
  await expect(cells).toHaveCount(9)

  await publish(page)
  const address = `/en/newsDetail?id=${id}`
  await expectSoon(request, address).toContain('<th scope="row">Gasket</th>')
  const html = await textOf(request, address)
  expect(html).toContain(
    '<thead><tr><th scope="col">Part</th><th scope="col">Every</th><th scope="col">Who</th></tr>',
  )
  expect(html).not.toContain('Filter')
})
