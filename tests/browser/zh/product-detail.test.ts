import type { Page } from '@playwright/test'
import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { expect, test } from '../../support/browser'
import { hydrated } from '../../support/browser-hydrated'

const id = '1211952306528985089'
const u830 = `/zh_CN/products?id=${id}`
const tabs = (page: Page) => page.getByRole('navigation', { name: '产品信息' })
const cases = (page: Page) => page.getByRole('region', { name: '应用案例' })

test('a Chinese product shows name, image carousel, overview and parameters (S2 2.5)', async ({ page }) => {
  await page.goto(u830)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/U830/)
  await expect(page.getByRole('group', { name: /图片$/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: '产品概述' })).toBeVisible()
  const data = page.getByRole('region', { name: '产品参数' })
  await expect(data.getByRole('cell', { name: '−86 至 −40 °C' })).toBeVisible()
})

test('the breadcrumb goes from home over two categories to the product (S2 2.5)', async ({ page }) => {
  await page.goto(u830)
  await hydrated(page)
  const crumbs = page.getByRole('navigation', { name: '当前位置' })
  await expect(crumbs.getByRole('listitem')).toHaveCount(4)
  await expect(crumbs.getByRole('link').first()).toHaveText('首页')
  await expect(crumbs.getByRole('link').nth(2)).toHaveAttribute('href', /^\/zh_CN\/productsList\?id=\d+$/)
})

test('three tabs scroll to their sections, stay in sight and follow the scroll (S2 2.5)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(u830)
  await hydrated(page)
  await expect(tabs(page).getByRole('link')).toHaveText(['产品介绍', '方案与案例', '联系我们'])
  const current = tabs(page).locator('[aria-current]')
  await expect(current).toHaveText('产品介绍')
  await tabs(page).getByRole('link', { name: '方案与案例' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '解决方案' })).toBeInViewport()
  await expect(current).toHaveText('方案与案例')
  await expect(tabs(page)).toBeInViewport()
  await tabs(page).getByRole('link', { name: '联系我们' }).click()
  await expect(current).toHaveText('联系我们')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(current).toHaveText('产品介绍')
})

test('获取报价信息 scrolls to the contact section (S2 2.5)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(u830)
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: '获取报价信息' }).click()
  await expect(page.getByText('我们将在两个工作日内回复。').first()).toBeInViewport()
  await expect(page).toHaveURL(/#contact$/)
})

test('solutions move by one with their arrows and lead to themselves (S2 2.5)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(u830)
  await hydrated(page)
  const solutions = page.getByRole('group', { name: '解决方案' })
  const first = solutions.getByRole('listitem').first()
  await first.scrollIntoViewIfNeeded()
  await expect(first).toBeInViewport()
  await expect(solutions.getByRole('button', { name: '上一组方案' })).toHaveAttribute('aria-disabled', 'true')
  await solutions.getByRole('button', { name: '下一组方案' }).click()
  await expect(solutions.getByRole('button', { name: '上一组方案' })).not.toHaveAttribute('aria-disabled')
  await expect(solutions.getByRole('link', { name: /^查看详情/ }).first()).toHaveAttribute(
    'href',
    /^\/zh_CN\/solutions\?solutionId=\d+$/,
  )
})

test('case cards are 525 by 350, do not move by themselves, and their title follows (S2 2.5, 9)', async ({
  page,
}) => {
  await page.goto(u830)
  await hydrated(page)
  const cards = cases(page).getByRole('listitem')
  await cards.first().scrollIntoViewIfNeeded()
  const box = await cards.first().boundingBox()
  expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([525, 350])
  const names = await cards.getByRole('heading').allTextContents()
  const title = cases(page).getByRole('paragraph').first()
  await expect(title).toHaveText(names[0] ?? '')
  await expect(cases(page).getByRole('button', { name: '自动播放' })).toBeVisible()
  await cases(page).getByRole('button', { name: '下一个案例' }).click()
  await expect(title).toHaveText(names[1] ?? '')
  await cases(page).getByRole('button', { name: '自动播放' }).click()
  await expect(title).not.toHaveText(names[1] ?? '')
  await cases(page).getByRole('button', { name: '停止播放' }).click()
})

for (const width of [1440, 845, 390]) {
  test(`a Chinese product is accessible and fits at ${width} px (WCAG 2.2 AA)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(u830)
    await hydrated(page)
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
  })
}
