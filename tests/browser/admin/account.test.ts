import type { Page } from '@playwright/test'
import { expect, hydratedElement, test } from '../../support/browser-admin'
import { overflowOf } from '../../support/browser-axe'

test('staff change their password on the account page with the current one only (issue 14, security)', async ({
  page,
  signIn,
  tolerated,
}) => {
  tolerated.push(/400 \(Bad Request\)/)
  const account = await signIn('editor')
  await page.goto('/admin/account')
  await (await hydratedElement(page.getByRole('button', { name: 'Change Password' }))).click()
  const changed = `Changed-${account.password}`
  await page.getByLabel('New Password').fill(changed)
  await waitForServerCheck(page, () => page.getByLabel('Confirm Password').fill(changed))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter your current password').first()).toBeVisible()

  await waitForServerCheck(page, () => page.getByLabel('Current password').fill(account.password))
  const [saved] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'PATCH'),
    page.getByRole('button', { name: 'Save' }).click(),
  ])
  expect(saved.status()).toBe(200)
})

test('the account page fits a phone', async ({ page, signIn }) => {
  await signIn('editor')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/account')
  await hydratedElement(page.getByRole('button', { name: 'Change Password' }))
  await expect.poll(() => overflowOf(page)).toBe(0)
})

/** The form is validated on the server after a change; a click before that is lost. */
async function waitForServerCheck(page: Page, change: () => Promise<void>): Promise<void> {
  const checked = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/admin/account'),
  )
  await change()
  await checked
}
