import type { Page } from '@playwright/test'
import { accessibilityProblems, overflowOf } from '../../support/browser-axe'
import { expect, hydratedElement, test } from '../../support/browser-admin'
import { codeOf, enterPassword, shownRecoveryCodes, shownSecret } from '../../support/browser-second-factor'

// The browser logs refused sign-ins; Payload's sign-out page signs out twice.
test.use({ tolerated: [/status of 40[01]/] })

test('an editor sets up an app on the account page, and signs in with its codes and a recovery code (issue 14, security)', async ({
  page,
  signIn,
}) => {
  const account = await signIn('editor')
  await page.goto('/admin/account')
  const panel = page.getByRole('region', { name: 'Authenticator app' })
  await expect(panel).toContainText('Not set up.')
  await (await hydratedElement(panel.getByRole('button', { name: 'Set up an app' }))).click()
  const secret = await shownSecret(page)
  await panel.getByLabel('Code from the new app').fill(codeOf(secret))
  await panel.getByLabel('Current password').fill('not the password')
  await panel.getByRole('button', { name: 'Confirm' }).click()
  await expect(panel.getByRole('alert')).toHaveText(/^The current password is wrong/)
  await panel.getByLabel('Current password').fill(account.password)
  await panel.getByLabel('Current password').press('Enter')
  const [recoveryCode = ''] = await shownRecoveryCodes(page)
  expect(await accessibilityProblems(page, 'section[aria-labelledby="second-factor-title"]')).toEqual([])
  await panel.getByRole('button', { name: 'I have stored them' }).click()
  await expect(panel).toContainText('Recovery codes left: 10.')
  await expect(panel.getByText(recoveryCode)).toHaveCount(0)

  await signOut(page)
  await page.goto('/admin/collections/news')
  await enterPassword(page, account)
  await expect(page.getByText('Enter the six digits')).toBeVisible()
  const field = page.getByLabel('Code')
  await expect(field).toBeFocused()
  expect(await accessibilityProblems(page)).toEqual([])
  await field.fill('000000')
  await field.press('Enter')
  await expect(page.getByText('The code is wrong or was used before').first()).toBeVisible()
  // The code of the set-up was used.
  await field.fill(codeOf(secret, { laterSteps: 1 }))
  await field.press('Enter')
  await expect(page).toHaveURL(/\/admin\/collections\/news/)
  await expect(page.getByRole('link', { name: 'Banners' }).first()).toBeVisible()

  await signOut(page)
  await page.goto('/admin/login')
  await enterPassword(page, account)
  expect(await accessibilityProblems(page)).toEqual([])
  const code = await hydratedElement(page.getByLabel('Code'))
  await code.fill('000000')
  await code.press('Enter')
  await expect(page.getByText('The code is wrong or was used before').first()).toBeVisible()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expect(page.getByLabel('Recovery code')).toHaveValue('')
  await expect(page.getByText('Enter a code.')).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflowOf(page)).toBe(0)
  await page.getByLabel('Recovery code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await page.goto('/admin/account')
  await expect(panel).toContainText('Recovery codes left: 9.')
})

test('an administrator resets the app of another account (issue 14, security)', async ({ page, signIn }) => {
  const editor = await signIn('editor')
  const post = (action: string, data: object) =>
    page.request.post(`/api/users/second-factor/${action}`, {
      data,
      headers: { 'sec-fetch-site': 'same-origin' },
    })
  const { secret } = await (await post('start', {})).json()
  const confirmed = await post('confirm', { code: codeOf(secret), currentPassword: editor.password })
  expect(confirmed.status()).toBe(200)

  const administrator = await signIn('administrator')
  await page.goto(`/admin/collections/users/${editor.id}`)
  const panel = page.getByRole('region', { name: 'Authenticator app' })
  await expect(panel).toContainText('Recovery codes left: 10.')
  await (await hydratedElement(panel.getByRole('button', { name: 'Reset' }))).click()
  await expect(panel).toContainText('its sessions end')
  const password = panel.getByLabel('Your current password')
  await expect(password).toBeFocused()
  const confirm = panel.getByRole('button', { name: 'Reset the authenticator app' })
  for (const [typed, message] of [
    ['', 'Enter your current password.'],
    ['not the password', /^The current password is wrong/],
  ] as const) {
    await password.fill(typed)
    await confirm.click()
    await expect(panel.getByRole('alert')).toHaveText(message)
    await expect(password).toHaveAccessibleDescription(message)
  }
  expect(await accessibilityProblems(page, 'section[aria-labelledby="second-factor-title"]')).toEqual([])
  await password.fill(administrator.password)
  await password.press('Enter')
  await expect(panel.getByRole('status')).toHaveText('The authenticator app was reset.')
  await expect(panel).toContainText('Not set up.')
})

async function signOut(page: Page): Promise<void> {
  await page.goto('/admin/logout')
  await expect(page.getByText(/logged out/i).first()).toBeVisible()
}
