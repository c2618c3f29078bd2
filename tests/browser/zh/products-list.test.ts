import type { Page } from '@playwright/test'
import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { expect, test } from '../../support/browser'

const freezers = '/zh_CN/productsList?id=1215000000000101000'
const categories = (page: Page) => page.getByRole('navigation', { name: '产品分类' })
const current = (page: Page) => categories(page).locator('[aria-current="page"]')
const groups = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

test('without a category the list shows the first one, its subcategories in groups (S2 2.2)', async ({
  page,
}) => {
  await page.goto('/zh_CN/productsList')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('超低温保存箱')
  await expect(groups(page)).toHaveCount(4)
})

test('a category of any level is shown: the first, the second, the third (S2 2.2)', async ({ page }) => {
  await page.goto(freezers)
  await expect(current(page)).toHaveText(['超低温保存箱', '全部'])
  await page.goto('/zh_CN/productsList?id=1215000000000101200')
  await expect(current(page)).toHaveText(['卧式超低温保存箱'])
  await expect(groups(page).first()).toHaveText(/C\d+/)
  await page.goto('/zh_CN/productsList?id=1215000000000101101')
  await expect(current(page)).toHaveText(['立式超低温保存箱'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('变频立式')
})

test('a click leads to another first or second level (S2 2.2)', async ({ page }) => {
  await page.goto(freezers)
  await categories(page).getByRole('link', { name: '血液保存设备' }).click()
  await expect(page).toHaveURL('/zh_CN/productsList?id=1215000000000104000#list')
  await categories(page).getByRole('link', { name: /血浆/ }).click()
  await expect(page).toHaveURL('/zh_CN/productsList?id=1215000000000104200#list')
  await page.goBack()
  await expect(current(page).first()).toHaveText('血液保存设备')
})

test('the header cascader opens the list (S1 2.2, S2 2.2)', async ({ page }) => {
  await page.goto('/zh_CN/news')
  await page.getByRole('banner').getByRole('link', { name: '产品中心' }).first().hover()
  await page.getByRole('banner').getByRole('link', { name: '卧式超低温保存箱' }).first().click()
  await expect(page).toHaveURL(/\/zh_CN\/productsList\?id=1215000000000101200/)
})

test('filters narrow the list and are taken off', async ({ page }) => {
  await page.goto(`${freezers}&volume=from-600`)
  await expect(page.getByText(/款产品符合条件/)).toBeVisible()
  await page.getByRole('link', { name: /^移除筛选条件/ }).click()
  await expect(page).toHaveURL(`${freezers}#list`)
  await expect(page.getByText(/^共 \d+ 款产品$/)).toBeVisible()
})

for (const width of [1440, 845, 390]) {
  test(`axe finds nothing and nothing is wider than the window at ${width} px (WCAG 2.2 AA)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(freezers)
    expect(await overflowOf(page)).toBe(0)
    await expectAccessible(page)
  })
}
