import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { expect, test } from '../../support/browser'
import { hydrated } from '../../support/browser-hydrated'

const ids = '1215000000000040001,1215000000000040008'

test('chosen products are compared side by side', async ({ page }) => {
  await page.goto('/zh_CN/productsList?id=1215000000000101200')
  await hydrated(page)
  const toggles = page.getByRole('main').getByRole('button', { name: /^对比 C/ })
  await toggles.nth(0).click()
  await toggles.nth(1).click()
  await page.getByRole('link', { name: '对比 2 款产品' }).click()
  await expect(page).toHaveURL(/\/zh_CN\/products\/compare\?ids=/)
  await expect(page.getByRole('columnheader')).toHaveCount(3)
})

test('differences only is an address; what differs is said', async ({ page }) => {
  await page.goto(`/zh_CN/products/compare?ids=${ids}&only=differences`)
  await expect(page.getByRole('rowheader', { name: /有差异/ }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: '仅看差异' })).toHaveAttribute('aria-current', 'page')
})

for (const width of [1440, 390]) {
  test(`axe finds nothing and nothing is wider than the window at ${width} px (WCAG 2.2 AA)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/zh_CN/products/compare?ids=${ids}`)
    expect(await overflowOf(page)).toBe(0)
    await expectAccessible(page)
  })
}
