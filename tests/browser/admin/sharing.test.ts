import { expect, hydratedElement, test } from '../../support/browser-admin'
import { accessibilityProblems } from '../../support/browser-axe'
import { uniqueTitle } from '../../support/content'

test('a draft is shared with a link, which is opened without an account and revoked', async ({
  page,
  context,
  openElsewhere,
  signIn,
  content,
}) => {
  const [published, draft] = [uniqueTitle('Published'), uniqueTitle('Draft')]
  const { id } = await content.news({ title: published, sites: ['en_EN', 'es_ES'] })
  await content.update(`news/${id}`, { title: draft, _status: 'draft' }, { draft: true })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn('editor')
  await page.goto(`/admin/collections/news/${id}?locale=en_EN`)
  const menu = page.locator('.doc-controls__popup').getByRole('button').first()
  await (await hydratedElement(menu)).click()
  await page.getByRole('button', { name: 'Share preview' }).click()

  const dialog = page.getByRole('dialog').filter({ hasText: 'Whoever has the link' })
  await expect(dialog.getByText('There are none yet.')).toBeVisible()
  await expect(dialog.getByLabel('Valid for')).toHaveValue('7')
  await dialog.getByRole('checkbox', { name: 'Español (es_ES)' }).uncheck()
  await dialog.getByLabel('For whom (optional)').fill('The lawyers')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const link = dialog.getByRole('textbox', { name: 'Link', exact: true })
  await expect(link).toBeFocused()
  await expect(dialog.getByRole('status').first()).toContainText('It is shown only now')
  const address = await link.inputValue()
  expect(address).toMatch(/\/shared\/[\w-]{43}$/)
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  expect(await accessibilityProblems(page, { include: ['dialog[open]'] })).toEqual([])

  const shared = await openElsewhere()
  await shared.goto(new URL(address).pathname.replace(/^/, new URL(page.url()).origin))
  await expect(shared.getByRole('heading', { level: 1 })).toHaveText(draft)
  expect(await accessibilityProblems(shared, { include: ['aside[data-ground]'] })).toEqual([])
  const search = shared.getByRole('search').first()
  const submit = () =>
    search.evaluate((form) =>
      form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
    )
  const note = shared.getByText('Forms are not sent from a draft.')
  // True until the script of the draft refuses it.
  await expect.poll(submit, { intervals: [50] }).toBe(false)
  await expect(note).toBeVisible()

  await dialog.getByRole('button', { name: /^Revoke the link for The lawyers/ }).click()
  await expect(dialog.getByRole('listitem')).toContainText('Opened once')
  await expect(dialog.getByRole('listitem')).toContainText('Revoked on')
  await expect(link).toBeHidden()
  await expect(dialog.getByRole('status')).toBeFocused()
  await shared.reload()
  await expect(shared.getByRole('heading', { name: 'This link has ended' })).toBeVisible()
})

test('the home page is shared from above its form', async ({ page, signIn }) => {
  await signIn('editor')
  await page.goto('/admin/globals/home-page?locale=zh_CN')
  const button = page.getByRole('button', { name: 'Share preview' })
  await (await hydratedElement(button)).click()
  const dialog = page.getByRole('dialog').filter({ hasText: 'Whoever has the link' })
  await expect(dialog.getByRole('checkbox')).toHaveCount(6)
})
