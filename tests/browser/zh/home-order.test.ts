import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { expect, test } from '../../support/browser'

test('the sections of the Chinese home stand in the order of S1 2.6', async ({ page }) => {
  await page.goto('/zh_CN')
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  const names = ['走进真实场景', '全场景热门产品', '用户案例', '新闻中心', '我们的故事', '发展历程']
  const shown = await headings.allInnerTexts()
  expect(shown.filter((name) => names.includes(name))).toEqual(names)
})

test('the headings of the Chinese home lead to their pages (S1 2.6)', async ({ page }) => {
  await page.goto('/zh_CN')
  const leads = (name: string) =>
    page.getByRole('main').getByRole('heading', { level: 2, name, exact: true }).getByRole('link')
  await expect(leads('走进真实场景')).toHaveAttribute('href', '/zh_CN/solutions')
  await expect(leads('全场景热门产品')).toHaveAttribute('href', '/zh_CN/productsList')
})

test.describe('at 845 px', () => {
  test.use({ viewport: { width: 845, height: 900 } })

  test('axe finds nothing on the Chinese home, nor is it wider than the window at 845 px (WCAG 2.2 AA)', async ({
    page,
  }) => {
    await page.goto('/zh_CN')
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
  })
})
