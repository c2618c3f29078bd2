import { expect, test } from '../../support/browser'
import { expectAccessible, overflowOf } from '../../support/browser-axe'

test('法律声明 is dated 22/01/2020 and says which law and court decide (S1 2.18, 9)', async ({ page }) => {
  await page.goto('/zh_CN/legal')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('法律声明')
  await expect(main.getByText('发布日期：2020-01-22', { exact: true })).toBeVisible()
  await expect(main).toContainText(/法律/)
  await expect(main).toContainText(/人民法院/)
})

test('the header of the legal notice is solid, and its contents lead to the sections (S1 2.2, 2.18)', async ({
  page,
}) => {
  await page.goto('/zh_CN/legal')
  await expect(page.getByRole('banner').first()).toHaveAttribute('data-solid', 'true')
  await page.getByRole('navigation', { name: '本页目录' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL('/zh_CN/legal#section-2')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(1)).toBeInViewport()
})

for (const width of [1440, 845, 390]) {
  test(`axe finds nothing on 法律声明 at ${width} px, and it stays in the window (WCAG 2.2 AA)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await page.goto('/zh_CN/legal')
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
  })
}
