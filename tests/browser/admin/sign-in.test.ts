import { accounts } from '../../support/accounts'
import { expect, test } from '../../support/browser'

test('who has not signed in is led to the sign-in (issue 2, roles)', async ({ page }) => {
  await page.goto('/admin/collections/news')
  await expect(page).toHaveURL(/\/admin\/login/)
  await expect(page.getByLabel('Password')).toBeVisible()
})

test('an editor signs in, sees the content and signs out (issue 2, roles)', async ({ page, tolerated }) => {
  // Payload's sign-out page signs out twice; the second time there is nobody left.
  tolerated.push(/400 \(Bad Request\) \(\S+\/api\/users\/logout\)/)

  await page.goto('/admin')
  await page.getByLabel('Email').fill(accounts.editor.email)
  await page.getByLabel('Password').fill(accounts.editor.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('link', { name: 'Banners' }).first()).toBeVisible()
  await page.goto('/admin/logout')
  await expect(page.getByText(/logged out/i).first()).toBeVisible()
  await page.goto('/admin/collections/news')
  await expect(page).toHaveURL(/\/admin\/login/)
})

test('a wrong password is refused with one sentence (issue 2, roles)', async ({ page, tolerated }) => {
  tolerated.push(/401 \(Unauthorized\)/)
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill('nobody@norvane.example')
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText(/email or password.* incorrect/i)).toBeVisible()
})

test('the first account cannot be claimed over HTTP (issue 2, roles)', async ({ page, request }) => {
  const claim = { name: 'Nobody', email: 'claim@norvane.example', password: 'claimed-claimed-1' }
  const answer = await request.post('/api/users/first-register', { data: claim })
  expect(answer.ok()).toBe(false)
  expect(answer.headers()['set-cookie']).toBeUndefined()
  expect((await request.post('/api/users/login', { data: claim })).ok()).toBe(false)
  await page.goto('/admin/create-first-user')
  await expect(page).toHaveURL(/\/admin\/login/)
})
