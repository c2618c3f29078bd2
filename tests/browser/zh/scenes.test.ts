import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'

const section = (page: Page) => page.getByRole('region', { name: '走进真实场景' })
const scene = (page: Page) => section(page).getByRole('tabpanel').locator('.swiper-slide:not([inert])')
const points = (page: Page) => scene(page).locator('button[popovertarget]')
const open = (page: Page) => page.locator('[popover]:popover-open')

test.beforeEach(async ({ page }) => {
  await page.goto('/zh_CN')
  await section(page).scrollIntoViewIfNeeded()
})

test('scene solutions stand in tabs by type, each a carousel of 3000 ms (S1 2.6, readings 7)', async ({
  page,
}) => {
  await expect(section(page).getByRole('tab')).toHaveText([
    ...['样本保存', '疫苗与公共卫生', '血液与血浆', '药品与临床', '实验室与生物安全', '行业'],
  ])
  const durations = () =>
    section(page)
      .getByRole('tabpanel')
      .evaluate((panel) =>
        panel
          .getAnimations({ subtree: true })
          .filter((animation) => animation instanceof CSSAnimation)
          .map((animation) => animation.effect?.getTiming().duration)
          .filter((duration) => duration === 3000),
      )
  await expect.poll(durations).toEqual([3000])
})

test('a solution shows icon, name, brief and the way to its page (S1 2.6)', async ({ page }) => {
  await expect(scene(page).getByRole('heading', { name: '样本网络解决方案' })).toBeVisible()
  await expect(scene(page).getByRole('link', { name: '查看详情' })).toHaveAttribute(
    'href',
    '/zh_CN/solutions?solutionId=1209669217492766722',
  )
})

test('a hotspot opens a popover of 350 with picture, name, overview and the way on (S1 2.6, 9)', async ({
  page,
}) => {
  await points(page).first().click()
  await expect(open(page)).toHaveCount(1)
  await expect(open(page)).toHaveCSS('width', '350px')
  await expect(open(page).getByRole('img')).toBeVisible()
  await expect(open(page)).toContainText('U830')
  await expect(open(page).getByRole('link', { name: '查看产品' })).toHaveAttribute(
    'href',
    /^\/zh_CN\/products\?id=1211952306528985089&name=/,
  )
})

test('one popover is open at a time; a second click and Escape close it (S1 2.6, 4)', async ({ page }) => {
  await points(page).nth(0).click()
  await points(page).nth(1).click()
  await expect(open(page)).toHaveCount(1)
  await points(page).nth(1).click()
  await expect(open(page)).toHaveCount(0)
  await points(page).nth(0).click()
  await expect(open(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(open(page)).toHaveCount(0)
})

test('hotspots are reached and opened by the keyboard', async ({ page }) => {
  await points(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(open(page)).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(open(page).getByRole('link')).toBeFocused()
})

test('the popover stands beside its hotspot, not over it (S1 2.6)', async ({ page }) => {
  await points(page).first().click()
  const point = await points(page).first().boundingBox()
  const panel = await open(page).boundingBox()
  if (!point || !panel) throw new Error('Nothing is shown.')
  const apart = panel.x >= point.x + point.width || panel.x + panel.width <= point.x
  expect(apart).toBe(true)
})

test('narrow: a hotspot opens a panel within the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await points(page).first().click()
  const panel = await open(page).boundingBox()
  expect(panel?.x).toBeGreaterThanOrEqual(0)
  expect((panel?.x ?? 0) + (panel?.width ?? 999)).toBeLessThanOrEqual(390)
})

test('the pulse of the hotspots stands still for reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const running = await points(page)
    .first()
    .evaluate(
      (button) => button.getAnimations({ subtree: true }).filter((one) => one.playState === 'running').length,
    )
  expect(running).toBe(0)
})
