import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'

const slide = (page: Page) =>
  page.getByRole('region', { name: '全场景热门产品' }).first().locator('.swiper-slide:not([inert])')

test('hot products are banners with a picture for wide and one for narrow screens, and lead to a product (S1 2.6)', async ({
  page,
}) => {
  await page.goto('/zh_CN')
  await slide(page).scrollIntoViewIfNeeded()
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

test('the menus of products and solutions open two levels on hover, with links (S1 2.2, S2 2.2)', async ({
  page,
}) => {
  await page.goto('/zh_CN/news')
  const menu = page.getByRole('banner').getByRole('navigation', { name: '主菜单' })
  await menu.getByRole('link', { name: '解决方案' }).first().hover()
  await menu.getByRole('link', { name: '样本保存' }).hover()
  await expect(menu.getByRole('link', { name: '生物样本库解决方案' })).toBeVisible()

  await menu.getByRole('link', { name: '产品中心' }).first().hover()
  const first = menu.getByRole('link', { name: '超低温保存箱' }).first()
  await expect(first).toBeVisible()
  await first.focus()
  await page.keyboard.press('Tab')
  await expect(menu.locator(':focus')).toHaveAttribute('href', /^\/zh_CN\/productsList\?id=\d{19}$/)
  await menu.getByRole('link', { name: '卧式超低温保存箱' }).first().click()
  await expect(page).toHaveURL(/\/zh_CN\/productsList\?id=1215000000000101200/)
})
