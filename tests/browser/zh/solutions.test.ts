import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

const sample = '/zh_CN/solutions?solutionId=1209669217492766722'
const blood = '/zh_CN/solutions?solutionId=1209667603977572353'

const tabs = (page: Page) => page.getByRole('navigation', { name: '方案内容' })
const current = (page: Page) => tabs(page).locator('[aria-current]')

test('a tab scrolls to its section, one is active, the row is pinned at 68 px (S2 2.7, 9)', async ({
  page,
}) => {
  const top = async () => (await tabs(page).boundingBox())?.y ?? -1
  await page.goto(sample)
  await waitForHydration(page)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [name, id] of [
      ['相关产品', 'products'],
      ['场景优势', 'advantages'],
      ['功能概况', 'functions'],
    ] as const) {
      await tabs(page).getByRole('link', { name }).click()
      await expect(page).toHaveURL(new RegExp(`#${id}$`))
      await expect(current(page)).toHaveText(name)
      await expect(current(page)).toBeInViewport({ ratio: 1 })
      await expect.poll(top, { message: `${name} at ${width} px` }).toBeCloseTo(68, 0)
      await expect(page.locator(`#${id}`)).toBeInViewport()
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(current(page)).toHaveText('场景简介')
    await expect.poll(top, { message: `at the top at ${width} px` }).toBeGreaterThan(200)
  }
})

test('the active tab follows the scroll, and another solution begins with its introduction (S2 2.7)', async ({
  page,
}) => {
  await page.goto(`${sample}#products`)
  await expect(current(page)).toHaveText('相关产品')
  for (const [id, name] of [
    ['advantages', '场景优势'],
    ['products', '相关产品'],
    ['cases', '相关案例'],
  ] as const) {
    await page.evaluate((target) => document.getElementById(target)?.scrollIntoView(), id)
    await expect(current(page)).toHaveText(name)
    await expect(current(page)).toHaveCount(1)
  }
  await page.goto(blood)
  await waitForHydration(page)
  await expect(current(page)).toHaveText('场景简介')
})

test('the arrows switch from eight products to the others (S2 2.7)', async ({ page }) => {
  await page.goto(sample)
  await waitForHydration(page)
  const products = page.getByRole('region', { name: '相关产品' }).last()
  const slides = products.getByRole('list').first().locator('> li')
  await expect(slides.first().getByRole('article')).toHaveCount(8)
  await products.getByRole('button', { name: '下一组产品' }).click()
  // The last cards are beside the arrows.
  await expect(slides.nth(1).getByRole('article').last()).toBeInViewport()
  await expect(slides.first().getByRole('article').last()).not.toBeInViewport()
  await expect(products.getByRole('button', { name: '上一组产品' })).not.toHaveAttribute('aria-disabled')
})

test('the case marquee has the right speed and is paused by hover, focus and button (S2 2.7, 9; WCAG 2.2.2)', async ({
  page,
}) => {
  await page.goto(sample)
  await waitForHydration(page)
  const cases = page.locator('#cases')
  const strip = cases.locator('[style*="--copies"]')
  const state = () => strip.evaluate((element) => getComputedStyle(element).animationPlayState)
  const leave = async () => {
    await page.mouse.move(5, 5)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  }
  await cases.scrollIntoViewIfNeeded()
  await page.mouse.move(5, 5)
  await expect.poll(state).toBe('running')
  expect(await strip.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('40s')
  await cases.getByRole('link').first().hover({ force: true })
  await expect.poll(state).toBe('paused')
  await leave()
  await expect.poll(state).toBe('running')
  await cases.getByRole('link').first().focus()
  await expect.poll(state).toBe('paused')
  await leave()
  await expect.poll(state).toBe('running')
  await cases.getByRole('button', { name: '暂停滚动' }).click()
  await leave()
  await expect(cases.getByRole('button', { name: '继续滚动' })).toBeVisible()
  await expect.poll(state).toBe('paused')
})

test('with reduced motion each case is shown once and nothing moves (WCAG 2.3.3)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(sample)
  const strip = page.locator('#cases [style*="--copies"]')
  expect(await strip.evaluate((element) => element.getAnimations().length)).toBe(0)
  await expect(strip.locator('> ul:visible')).toHaveCount(1)
})
