import { expect, test } from '../../support/browser'
import { distributors } from '../../support/accounts'

test('the Chinese area checks, refuses and lets in (S2 5, 8)', async ({ page }) => {
  await page.goto('/zh_CN/distributor')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('经销商专区')
  const login = page.getByRole('button', { name: '登录', exact: true })
  await login.click()
  await expect(page.getByText('请输入用户名', { exact: true })).toBeVisible()
  await expect(page.getByText('请输入密码', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: '用户名', exact: true }).fill(distributors.fullLine.username)
  await page.locator('input[name=password]').fill('Not-this-password-1')
  await login.click()
  await expect(page.getByText('用户名或密码不正确。')).toBeVisible()
  await page.locator('input[name=password]').fill(distributors.fullLine.password)
  await login.click()
  await expect(page.getByRole('heading', { name: '欢迎，Nordic Lab Supply AB' })).toBeVisible()
  await page.getByRole('button', { name: '退出登录' }).click()
  await expect(login).toBeVisible()
})
