import { expect, test } from '../../support/browser'

test('the contents of the legal notice scroll to its sections (S1 2.18)', async ({ page }) => {
  await page.goto('/zh_CN/legal')
  await page.getByRole('navigation', { name: '本页目录' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL('/zh_CN/legal#section-2')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(1)).toBeInViewport()
})
