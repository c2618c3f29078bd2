import { expect, test } from '../../support/browser'
import { expectAccessible, overflowOf } from '../../support/browser-axe'

test.beforeEach(({ tolerated }) => {
  tolerated.push(/404 \(Not Found\)/)
})

test('an unknown Chinese address answers 404 with the error page in the site’s frame (S1 2.18)', async ({
  page,
}) => {
  const answer = await page.goto('/zh_CN/sitemap')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/没有找到您要的页面.*404/)
  await page.getByRole('main').getByRole('link', { name: '首页' }).click()
  await expect(page).toHaveURL('/cn')
})

test('the search of the Chinese error page leads to the products found (S1 2.17, 2.18, readings 13)', async ({
  page,
}) => {
  await page.goto('/zh_CN/nothing-here')
  const field = page.getByRole('main').getByRole('combobox')
  await expect(field).toHaveAttribute('placeholder', '搜索结果')
  await field.fill('超低温')
  await field.press('Enter')
  await expect(page).toHaveURL(/^[^?]*\/zh_CN\/search\?selectWD=2&inputWD=/)
  expect(new URL(page.url()).searchParams.get('inputWD')).toBe('超低温')
})

for (const width of [1440, 845, 390]) {
  test(`axe finds nothing on the error page at ${width} px, and it stays in the window (WCAG 2.2 AA)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await page.goto('/zh_CN/nothing-here')
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
  })
}
