import { accessibilityProblems } from '../../support/browser-axe'
import { expect, hydratedElement, test } from '../../support/browser-admin'
import { codeOf, enterPassword, shownRecoveryCodes, shownSecret } from '../../support/browser-second-factor'

const setting = '/api/globals/staff-settings'

test.afterEach(async ({ administer }) => {
  await administer.post(setting, { data: { secondFactorRoles: [] } })
})

test('an account whose role requires an app sets it up before it sees anything (issue 14, security)', async ({
  page,
  signIn,
  administer,
  tolerated,
}) => {
  tolerated.push(/40[013] \(/)
  const account = await signIn('inbox')
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: /^Inbox/ }).first()).toBeVisible()
  const saved = await administer.post(setting, { data: { secondFactorRoles: ['inbox'] } })
  expect(saved.status).toBe(200)

  await page.goto('/admin/collections/requests')
  await expect(page).toHaveURL(/\/admin\/login/)
  await enterPassword(page, account)
  const secret = await shownSecret(page)
  expect(await accessibilityProblems(page)).toEqual([])
  expect((await page.request.get('/api/requests')).status()).toBe(403)
  await page.goto('/admin/collections/requests')
  await expect(page).toHaveURL(/\/admin\/login/)

  await enterPassword(page, account)
  expect(await shownSecret(page)).not.toBe(secret)
  await page.getByLabel('Code').fill(codeOf(await shownSecret(page)))
  await page.getByRole('button', { name: 'Login' }).click()
  await shownRecoveryCodes(page)
  await (await hydratedElement(page.getByRole('button', { name: 'I have stored them' }))).click()
  await expect(page).toHaveURL(/\/admin\/collections\/requests/)
  await page.goto('/admin/account')
  const panel = page.getByRole('region', { name: 'Authenticator app' })
  await expect(panel).toContainText('Your role requires it.')
  await expect(panel.getByRole('button', { name: 'Switch off' })).toHaveCount(0)
})
