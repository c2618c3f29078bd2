import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { expectAccessible } from '../../support/browser-axe'
import { waitForHydration } from '../../support/browser-hydration'

const section = (page: Page) => page.getByRole('region', { name: '走进真实场景' })
const scene = (page: Page) => section(page).getByRole('tabpanel').locator('.swiper-slide:not([inert])')
const points = (page: Page) => scene(page).locator('button[popovertarget]:not([popovertargetaction])')
const open = (page: Page) => page.locator('[popover]:popover-open')

test('the scenes of a type change every 3000 ms; their hotspots open one popover at a time (S1 2.6, 4, readings 7)', async ({
  page,
}) => {
  await page.goto('/zh_CN')
  await waitForHydration(page)
  await section(page).scrollIntoViewIfNeeded()
  await expect(section(page).getByRole('tab', { name: '样本保存' })).toHaveAttribute('aria-selected', 'true')
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

  // The mouse on the scene pauses the timer, so the first scene stays.
  await section(page).getByRole('tabpanel').hover()
  const line = section(page).getByRole('tabpanel').getByRole('list').getByRole('button').first()
  await line.click()
  await expect(line).toHaveAttribute('aria-current', 'true')
  await expect(points(page).nth(1)).toBeVisible()
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

test('the popover of a hotspot is 350 px wide beside its hotspot, within narrow screens too, and opens by the keyboard (S1 2.6, 9, WCAG 2.1.1, 2.2 AA)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/zh_CN')
  await section(page).scrollIntoViewIfNeeded()
  await points(page).first().click()
  await expect(open(page)).toHaveCount(1)
  await expect(open(page)).toHaveCSS('width', '350px')
  await expect(open(page).getByRole('img')).toBeVisible()
  await expect(open(page)).toContainText('U830')
  await expect(open(page).getByRole('link', { name: '查看产品' })).toBeVisible()
  const point = await points(page).first().boundingBox()
  const panel = await open(page).boundingBox()
  if (!point || !panel) throw new Error('Nothing is shown.')
  const isBeside = panel.x >= point.x + point.width || panel.x + panel.width <= point.x
  expect(isBeside).toBe(true)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(open(page)).toHaveCount(0)

  await points(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(open(page)).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(open(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('Escape')

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(open(page).getByRole('button', { name: '关闭' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(open(page)).toHaveCount(0)
  await expect(points(page).first()).toBeFocused()
})

test('in every window the popover of a hotspot is completely visible beside its hotspot, including its button (S1 2.6, issue 14)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/zh_CN')
  await waitForHydration(page)
  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
    { width: 845, height: 700 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize({ width, height })
    for (const point of await points(page).all()) {
      await point.evaluate((button) => button.scrollIntoView({ block: 'center' }))
      await point.click()
      const panel = await open(page).boundingBox()
      const own = await point.boundingBox()
      if (!panel || !own) throw new Error('Nothing is shown.')
      if (width < 845) expect(panel.x).toBeCloseTo((width - panel.width) / 2, 0)
      const size = `${width}x${height}: ${JSON.stringify({ panel, own })}`
      const isInside =
        panel.x >= 0 && panel.y >= 0 && panel.x + panel.width <= width && panel.y + panel.height <= height
      expect(isInside, size).toBe(true)
      const middle = { x: own.x + own.width / 2, y: own.y + own.height / 2 }
      const isOver =
        middle.x > panel.x &&
        middle.x < panel.x + panel.width &&
        middle.y > panel.y &&
        middle.y < panel.y + panel.height
      expect(isOver, size).toBe(false)
      await expect(open(page).getByRole('link')).toBeInViewport({ ratio: 1 })
      await open(page).getByRole('button', { name: '关闭' }).click()
      await expect(open(page)).toHaveCount(0)
    }
  }
})

test('the link of a scene that is still moving in is brought into view without shifting the scenes (issue 13)', async ({
  page,
}) => {
  await page.goto('/zh_CN')
  await waitForHydration(page)
  const shift = await section(page)
    .getByRole('tabpanel')
    .evaluate((panel) => {
      const slide = panel.querySelector('.swiper-slide[inert]')
      slide?.querySelector('a')?.scrollIntoView()
      return slide?.closest('.swiper')?.scrollLeft
    })
  expect(shift).toBe(0)
})
