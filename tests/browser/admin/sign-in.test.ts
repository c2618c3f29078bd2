import { makeAccount } from '../../support/accounts'
import { expect, hydratedElement, test } from '../../support/browser-admin'

test('a visitor is asked to sign in; a wrong password is refused; an editor signs in and out (issue 2, roles)', async ({
  page,
  administer,
  tolerated,
}) => {
  // Payload's sign-out page signs out twice; the second time nobody is signed in.
  tolerated.push(/400 \(Bad Request\) \(\S+\/api\/users\/logout\)/, /401 \(Unauthorized\)/)
  const account = await makeAccount(administer, 'editor')

  // The first account cannot be claimed.
  await page.goto('/admin/create-first-user')
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.goto('/admin/collections/news')
  await expect(page).toHaveURL(/\/admin\/login/)

  const login = page.getByRole('button', { name: 'Login' })
  await hydratedElement(login)
  await page.getByLabel('Email').fill('nobody@norvane.example')
  await page.getByLabel('Password').fill('not the password')
  await login.click()
  await expect(page.getByText(/email or password.* incorrect/i)).toBeVisible()

  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await login.click()
  await expect(page).toHaveURL(/\/admin\/collections\/news/)
  await expect(page.getByRole('link', { name: 'Banners' }).first()).toBeVisible()
  await page.goto('/admin/logout')
  await expect(page.getByText(/logged out/i).first()).toBeVisible()
  await page.goto('/admin/collections/news')
  await expect(page).toHaveURL(/\/admin\/login/)
  await administer.delete(`/api/users/${account.id}`)
})
