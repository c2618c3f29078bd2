import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

test('chosen products are compared side by side', async ({ page }) => {
  await page.goto('/zh_CN/productsList?id=1215000000000101200')
  await waitForHydration(page)
  const toggles = page.getByRole('main').getByRole('button', { name: /^对比 C/ })
  await toggles.nth(0).click()
  await toggles.nth(1).click()
  await page.getByRole('link', { name: '对比 2 款产品' }).click()
  await expect(page).toHaveURL(/\/zh_CN\/products\/compare\?ids=/)
  await expect(page.getByRole('columnheader')).toHaveCount(3)
})
