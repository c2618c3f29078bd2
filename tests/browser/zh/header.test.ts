import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'

const menu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: '主菜单' })
const supportText = '24 小时热线，1 小时内预约工程师，24 小时内到达现场。'

test('the Chinese menu has its own items (S1 2.2)', async ({ page }) => {
  await page.goto('/zh_CN')
  const entries = menu(page).locator('ul').first().locator('> li > span')
  await expect(entries).toHaveText([
    ...['首页', '产品中心', '解决方案', '用户案例', '服务支持', '关于诺凡', '投资者关系', '人才招聘'],
  ])
  await expect(menu(page).getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page')
})

test('an item without an address opens its panel by a button (S1 2.2)', async ({ page }) => {
  await page.goto('/zh_CN')
  const cases = menu(page).getByRole('button', { name: '用户案例', exact: true })
  await cases.focus()
  await page.keyboard.press('Enter')
  await expect(menu(page).getByText('用户怎样使用，留下了哪些记录。')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu(page).getByText('用户怎样使用，留下了哪些记录。')).toBeHidden()
})

test('hovering an item shows its description, picture and sub-pages (S1 2.2)', async ({ page }) => {
  await page.goto('/zh_CN')
  await menu(page).getByRole('link', { name: '服务支持' }).first().hover()
  await expect(menu(page).getByText(supportText)).toBeVisible()
  await expect(menu(page).getByRole('link', { name: '在线报修' })).toHaveAttribute(
    'href',
    '/zh_CN/supportDetail?type=2',
  )
})

for (const { path, colour } of [
  { path: '/zh_CN', colour: 'rgba(0, 0, 0, 0)' },
  { path: '/cn', colour: 'rgba(0, 0, 0, 0)' },
  { path: '/zh_CN/news', colour: 'rgb(255, 255, 255)' },
  { path: '/zh_CN/newsDetail?id=1214000000000001001', colour: 'rgb(255, 255, 255)' },
]) {
  test(`the header of ${path} begins ${colour.includes('rgba') ? 'transparent' : 'solid'} (S1 2.2)`, async ({
    page,
  }) => {
    await page.goto(path)
    const header = page.getByRole('banner')
    await expect(header).toHaveCSS('background-color', colour)
    await page.mouse.wheel(0, 1400)
    await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(0)
  })
}

test('the search asks for the kind of result and submits on Enter (S1 2.2)', async ({ page }) => {
  await page.goto('/zh_CN')
  const banner = page.getByRole('banner')
  await banner.locator('details[name="header-search"] > summary').click()
  const kind = banner.getByRole('combobox', { name: '搜索范围' })
  await expect(kind.getByRole('option')).toHaveText(['产品', '场景方案', '用户案例', '视频', '新闻'])
  await kind.selectOption('用户案例')
  await banner.getByRole('combobox', { name: '站内搜索' }).fill('液氮')
  await banner.getByRole('combobox', { name: '站内搜索' }).press('Enter')
  await expect(page).toHaveURL(`/zh_CN/search?selectWD=4&inputWD=${encodeURIComponent('液氮')}`)
})

test('the search submits on the icon, too (S1 2.2)', async ({ page }) => {
  await page.goto('/zh_CN/news')
  const banner = page.getByRole('banner')
  await banner.locator('details[name="header-search"] > summary').click()
  await banner.getByRole('combobox', { name: '站内搜索' }).fill('U830')
  await banner.getByRole('search').getByRole('button', { name: '搜索' }).click()
  await expect(page).toHaveURL('/zh_CN/search?selectWD=2&inputWD=U830')
})

for (const width of [390, 1000]) {
  test(`at ${width} px the Chinese menu is a drawer with an accordion (S1 2.2)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/zh_CN')
    await expect(menu(page)).toBeHidden()
    await page.getByRole('button', { name: '打开菜单' }).click()
    const drawer = page.getByRole('dialog', { name: '主菜单' })
    await drawer.locator('summary', { hasText: '投资者关系' }).click()
    await expect(drawer.getByRole('link', { name: '公司公告' })).toBeVisible()
    await drawer.getByRole('button', { name: '关闭菜单' }).click()
    await expect(drawer).toBeHidden()
  })
}

test('the language selector leads from a Chinese article to the same one in English (S1 2.3)', async ({
  page,
}) => {
  await page.goto('/zh_CN/newsDetail?id=1214000000000001001&name=x')
  const selector = page.getByRole('banner').locator('details[name^="languages-"]')
  await selector.locator('summary').click()
  await selector.getByRole('link', { name: /English \(UK\)/ }).click()
  await expect(page).toHaveURL('/en/newsDetail?id=1214000000000001001&lang=en_UK')
  await page.goto('/zh_CN')
  const stored = await page.evaluate(() =>
    ['languages', 'country', 'sitePath'].map((key) => localStorage.getItem(key)),
  )
  expect(stored).toEqual(['zh_CN', 'zh_CN', 'zh_CN'])
})
