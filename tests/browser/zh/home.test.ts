import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'

const carousel = (page: Page) => page.getByRole('region', { name: '焦点图' })
const shown = (page: Page) => carousel(page).locator('.swiper-slide:not([inert])')
const tabs = (page: Page) => carousel(page).getByRole('list').getByRole('button')

test('the banner carousel fills the window and shows title, text and link (S1 2.6)', async ({ page }) => {
  await page.goto('/zh_CN')
  const box = await carousel(page).boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(850)
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('让每一份样本停在取样的那一刻')
  await expect(shown(page).getByRole('img')).toBeVisible()
  await expect(shown(page).getByRole('link', { name: '了解 U830' })).toBeVisible()
})

test('a slide stands for 3000 ms, then the next one comes, and after the last the first (S1 2.6)', async ({
  page,
}) => {
  await page.goto('/zh_CN')
  const turn = () =>
    tabs(page).evaluateAll((buttons) =>
      buttons
        .flatMap((button) => button.getAnimations({ subtree: true }))
        .filter((animation) => animation instanceof CSSAnimation)
        .map((animation) => {
          const duration = animation.effect?.getTiming().duration
          animation.finish()
          return duration
        }),
    )
  for (const next of [1, 2, 3, 4, 0]) {
    await expect.poll(turn).toEqual([3000])
    await expect(tabs(page).nth(next)).toHaveAttribute('aria-current', 'true')
  }
})

test('a press on a named line shows its slide (S1 2.6)', async ({ page }) => {
  await page.goto('/zh_CN')
  await tabs(page).filter({ hasText: '血液安全' }).click()
  await expect(shown(page).getByRole('heading')).toHaveText('一整夜，血液都在 4 °C')
})

test('a banner with a link opens it in a new window (S1 2.6)', async ({ page, context }) => {
  await page.goto('/zh_CN')
  const opened = context.waitForEvent('page')
  await shown(page).getByRole('link', { name: '了解 U830' }).click()
  await expect(await opened).toHaveURL(/\/zh_CN\/newsDetail\?id=1214000000000001008/)
})

test('a banner is as high as a wide window, its picture 1080/1920 of a narrow one (S1 2.6, 9)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/zh_CN')
  const heightOf = async () => (await shown(page).locator('img').boundingBox())?.height ?? 0
  expect(await heightOf()).toBeCloseTo((390 * 1080) / 1920, 0)
  await expect(shown(page).getByRole('heading')).toBeInViewport()
  await page.setViewportSize({ width: 845, height: 900 })
  await expect.poll(heightOf).toBe(900)
})

test('the way to all news leads to the news list (S1 2.6)', async ({ page }) => {
  await page.goto('/cn')
  await page.getByRole('region', { name: '新闻中心' }).getByRole('link', { name: '全部新闻' }).click()
  await expect(page).toHaveURL('/zh_CN/news')
})

test('with reduced motion the carousel stands still and its lines still lead to each slide (S1 2.6)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/zh_CN')
  const running = () => carousel(page).evaluate((section) => section.getAnimations({ subtree: true }).length)
  await expect.poll(running).toBe(0)
  await tabs(page).nth(3).click()
  await expect(shown(page).getByRole('heading')).toHaveText('看不见的屏障，用数字守住')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first slide and the news are there (S1 2.6)', async ({ page }) => {
    await page.goto('/zh_CN')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(carousel(page).getByRole('link', { name: '了解 U830' })).toBeVisible()
    await page
      .getByRole('region', { name: '新闻中心' })
      .getByRole('listitem')
      .first()
      .getByRole('link')
      .click()
    await expect(page).toHaveURL(/\/zh_CN\/newsDetail/)
  })
})
