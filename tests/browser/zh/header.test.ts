import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { expectAccessible } from '../../support/browser-axe'
import { waitForHydration } from '../../support/browser-hydration'

const banner = (page: Page) => page.getByRole('banner').first()
const menu = (page: Page) => banner(page).getByRole('navigation', { name: '主菜单' })

test('a panel opens on hover, and with a button if the item has no address (S1 2.2, WCAG 2.2 AA)', async ({
  page,
}) => {
  await page.goto('/zh_CN/news')
  await waitForHydration(page)
  const cases = menu(page).getByRole('button', { name: '用户案例', exact: true })
  const casesText = menu(page).getByText('用户的使用情况与实测记录。')
  await cases.focus()
  await page.keyboard.press('Enter')
  await expect(casesText).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(casesText).toBeHidden()

  await menu(page).getByRole('link', { name: '服务支持' }).first().hover()
  const support = menu(page).getByRole('listitem').filter({ hasText: '24 小时热线' }).first()
  await expect(support.getByText('24 小时热线，1 小时内预约工程师，24 小时内到达现场。')).toBeVisible()
  await expect(support.getByRole('img')).toBeVisible()
  await expect(support.getByRole('link', { name: '在线报修' })).toBeVisible()
  await expectAccessible(page)
})

test('the Chinese header is transparent over the hero, solid after scrolling and on other pages, and stays at the top (S1 2.2)', async ({
  page,
}) => {
  const solid = 'rgb(255, 255, 255)'
  await page.goto('/zh_CN')
  await waitForHydration(page)
  await expect(banner(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  for (const path of ['/zh_CN', '/zh_CN/news']) {
    if (path !== '/zh_CN') await page.goto(path)
    await page.mouse.wheel(0, 1400)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await expect(banner(page)).toHaveCSS('background-color', solid)
    await expect.poll(async () => (await banner(page).boundingBox())?.y).toBe(0)
  }
})

test('the search asks for the kind of result and submits by Enter and by its button (S1 2.2, WCAG 2.2 AA)', async ({
  page,
}) => {
  await page.goto('/zh_CN/news')
  await waitForHydration(page)
  const summary = banner(page).locator('details[name="header-search"] > summary')
  const field = banner(page).getByRole('combobox', { name: '站内搜索' })
  await summary.click()
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await banner(page).getByRole('combobox', { name: '搜索范围' }).selectOption('用户案例')
  await field.fill('液氮')
  await field.press('Enter')
  await expect(page).toHaveURL(`/zh_CN/search?selectWD=4&inputWD=${encodeURIComponent('液氮')}`)

  await waitForHydration(page)
  await summary.click()
  await field.fill('U830')
  await banner(page).getByRole('search').getByRole('button', { name: '搜索' }).click()
  await expect(page).toHaveURL('/zh_CN/search?selectWD=2&inputWD=U830')
})

test('below 1181 px the Chinese menu is a drawer with an accordion (S1 2.2)', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 844 })
  await page.goto('/zh_CN/news')
  const drawer = page.getByRole('dialog', { name: '主菜单' })
  for (const width of [1000, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(menu(page)).toBeHidden()
    await page.getByRole('button', { name: '打开菜单' }).click()
    const investors = drawer.locator('summary', { hasText: '投资者关系' })
    if (width === 1000) await investors.click()
    await expect(drawer.getByRole('link', { name: '公司公告' })).toBeVisible()
    await drawer.getByRole('button', { name: '关闭菜单' }).click()
    await expect(drawer).toBeHidden()
  }
})
