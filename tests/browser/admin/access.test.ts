import { expect, hydratedElement, test } from '../../support/browser-admin'

test('only an administrator can make accounts and change the site settings (issue 2, roles)', async ({
  page,
  signIn,
  tolerated,
}) => {
  tolerated.push(/40[13] \(/)
  const companyName = page.locator('#field-companyName')
  await signIn('administrator')
  await page.goto('/admin/collections/users/create')
  await expect(page.locator('#field-email')).toBeEnabled()
  await page.goto('/admin/globals/site-settings')
  await expect(companyName).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeVisible()

  await signIn('editor')
  await page.goto('/admin/collections/users/create')
  await expect(page.getByText(/not allowed to access this page|Nothing Found/)).toBeVisible()
  await page.goto('/admin/globals/site-settings')
  await hydratedElement(companyName)
  await expect(companyName).toBeDisabled()
  await expect(page.getByRole('button', { name: /^Save|^Publish/ })).toHaveCount(0)
})
