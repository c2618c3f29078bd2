import type { Page } from '@playwright/test'
import { animationStates, finishSlide } from '../../support/browser-carousel'
import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

const partners = (page: Page) => page.locator('#partners')
const logos = (page: Page) => partners(page).getByRole('list')

/** How fast the row moves, in pixels a second. */
function speed(page: Page): Promise<number> {
  return logos(page).evaluate((list) => {
    const [animation] = list.getAnimations()
    const duration = Number(animation?.effect?.getTiming().duration)
    return (list.getBoundingClientRect().width / duration) * 1000
  })
}

test('the arrows of the solutions and of the video library show their other cards (S1 2.7)', async ({
  page,
}) => {
  await page.goto('/es')
  await waitForHydration(page)
  for (const name of ['Soluciones', 'Videoteca']) {
    const carousel = page.getByRole('group', { name, exact: true })
    const place = () => carousel.getByRole('list').evaluate((row) => row.scrollLeft)
    expect(await place()).toBe(0)
    await carousel.getByRole('button').last().click()
    await expect.poll(place).toBeGreaterThan(0)
  }
})

test('the logos move half a pixel per frame, and pause on hover and with their button (S1 2.7, 9, WCAG 2.2.2)', async ({
  page,
}) => {
  await page.goto('/en')
  await waitForHydration(page)
  await partners(page).scrollIntoViewIfNeeded()
  const states = () => animationStates(logos(page))
  await expect.poll(states).toEqual(['running'])
  expect(await speed(page)).toBeCloseTo(30, 1)
  // A moving element is never stable enough for Playwright's hover.
  await logos(page).hover({ force: true })
  await expect.poll(states).toEqual(['paused'])
  await page.mouse.move(2, 2)
  await expect.poll(states).toEqual(['running'])
  await partners(page).getByRole('button', { name: 'Pause', exact: true }).click()
  await page.mouse.move(2, 2)
  await expect.poll(states).toEqual(['paused'])
  await partners(page).getByRole('button', { name: 'Play', exact: true }).click()
  await page.mouse.move(2, 2)
  await expect.poll(states).toEqual(['running'])
})

test('a case type opens on hover; its cases change every 4000 ms and pause on hover (S1 2.7, 9, WCAG 2.2.2)', async ({
  page,
}) => {
  await page.goto('/us')
  await waitForHydration(page)
  const section = page.getByRole('region', { name: 'How customers use our equipment', exact: true })
  const items = section.getByRole('listitem')
  const tabs = section.getByRole('tab')
  const first = await items.first().getByRole('link').innerText()
  await tabs.nth(2).hover()
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true')
  await expect(items.first().getByRole('link')).not.toHaveText(first)

  await items.nth(2).hover()
  await expect(items.nth(2)).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => animationStates(section)).toEqual(['paused'])
  await expect.poll(() => finishSlide(section)).toEqual([4000])
  await expect(items.nth(3)).toHaveAttribute('aria-current', 'true')
})

test('with reduced motion nothing moves, slides change by keyboard, and all logos are visible (WCAG 2.1.1, 2.2.2, 2.3.3)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/us')
  await waitForHydration(page)
  const carousel = page.getByRole('region', { name: 'Highlights' })
  const counter = carousel.getByRole('button', { name: /^Next/ })
  await expect(counter).toHaveText('Next 15')
  expect(await carousel.evaluate((section) => section.getAnimations({ subtree: true }).length)).toBe(0)
  await counter.focus()
  await page.keyboard.press('Enter')
  await expect(counter).toHaveText('Next 25')
  const shown = carousel.locator('.swiper-slide:not([inert])')
  await expect(shown.getByRole('link', { name: 'About the R240' })).toBeVisible()

  expect(await animationStates(partners(page))).toEqual([])
  await expect(partners(page).getByRole('button')).toHaveCount(0)
  await expect(partners(page).locator('ul:visible')).toHaveCount(1)
  const outside = await logos(page)
    .getByRole('listitem')
    .evaluateAll((items) => items.filter((item) => item.getBoundingClientRect().right > innerWidth).length)
  expect(outside).toBe(0)

  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running')
        .map((one) => String(one.id)),
    )
  await expect.poll(moving).toEqual([])
})
