import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'

const section = (page: Page) => page.getByRole('region', { name: '全场景热门产品' }).first()
const slide = (page: Page) => section(page).locator('.swiper-slide:not([inert])')

test('hot products are banners with a picture for wide and one for narrow, and lead on (S1 2.6)', async ({
  page,
}) => {
  await page.goto('/zh_CN')
  await section(page).scrollIntoViewIfNeeded()
  const source = () =>
    slide(page)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.currentSrc)
  await expect.poll(source).toMatch(/hot-1-[aw]\d/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(source).toContain('hot-1-mobile')
  await expect(slide(page).getByRole('link', { name: '查看详情' })).toHaveAttribute(
    'href',
    '/zh_CN/products?id=1211952306528985089',
  )
})

test('the section leads to the product list and shows the chosen products (S1 2.6)', async ({ page }) => {
  await page.goto('/zh_CN')
  await expect(section(page).getByRole('link', { name: '产品中心' })).toHaveAttribute(
    'href',
    '/zh_CN/productsList',
  )
  await expect(
    section(page)
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { level: 3 }) }),
  ).not.toHaveCount(0)
})

test('the cascader of products opens two levels of categories, each leading to the list (S1 2.2)', async ({
  page,
}) => {
  await page.goto('/zh_CN')
  const menu = page.getByRole('banner').getByRole('navigation', { name: '主菜单' })
  await menu.getByRole('link', { name: '产品中心' }).first().hover()
  const first = menu.getByRole('link', { name: '超低温保存箱' }).first()
  await expect(first).toBeVisible()
  await expect(first).toHaveAttribute('href', /^\/zh_CN\/productsList\?id=\d{19}$/)
  await first.focus()
  await page.keyboard.press('Tab')
  await expect(menu.locator(':focus')).toHaveAttribute('href', /^\/zh_CN\/productsList\?id=\d{19}$/)
})

test('the solutions menu opens the solutions by type (S1 2.2)', async ({ page }) => {
  await page.goto('/zh_CN')
  const menu = page.getByRole('banner').getByRole('navigation', { name: '主菜单' })
  await menu.getByRole('link', { name: '解决方案' }).first().hover()
  await menu.getByRole('link', { name: '样本保存' }).hover()
  await expect(menu.getByRole('link', { name: '样本网络解决方案' })).toHaveAttribute(
    'href',
    '/zh_CN/solutions?solutionId=1209669217492766722',
  )
})
