import type { Page } from '@playwright/test'
import { animationStates, finishSlide } from '../../support/browser-carousel'
import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

const carousel = (page: Page) => page.getByRole('region', { name: 'Highlights' })
const slides = (page: Page) => carousel(page).locator('.swiper-slide')
const shown = (page: Page) => carousel(page).locator('.swiper-slide:not([inert])')
const counter = (page: Page) => carousel(page).getByRole('button', { name: /^Next/ })

/** The number of the slide that the counter names. */
async function numberOf(page: Page): Promise<number> {
  const text = await counter(page).innerText()
  return Number(/\d/.exec(text)?.[0])
}

/** A swipe on the carousel; `slow` takes long enough that only the distance counts. */
async function swipe(page: Page, distance: number, { slow } = { slow: true }) {
  await expect(carousel(page).locator('.swiper-initialized')).toBeVisible()
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: 195 - moved, y: 200 }],
    })
  await touch('touchStart', 0)
  const began = Date.now()
  const steps = slow ? 10 : 2
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', (distance * step) / steps)
  if (slow) await expect.poll(() => Date.now() - began).toBeGreaterThan(400)
  await touch('touchEnd', distance)
}

test('the banner carousel shows one slide at a time, restarts after the last one, and can be paused (S1 2.6, 2.7, WCAG 2.2.2)', async ({
  page,
}) => {
  await page.goto('/us')
  await waitForHydration(page)
  await expect(slides(page)).toHaveCount(5)
  // The mouse on the carousel pauses its timer, so only the test changes the slide.
  await carousel(page).hover()
  const states = () => animationStates(counter(page))
  await expect.poll(states).toEqual(['paused'])
  const first = await numberOf(page)
  for (let turn = 1; turn <= 5; turn += 1) {
    await expect(shown(page)).toHaveCount(1)
    await expect.poll(() => finishSlide(counter(page))).toHaveLength(1)
    await expect(counter(page)).toHaveText(`Next ${((first + turn - 1) % 5) + 1}5`)
  }

  await carousel(page).getByRole('button', { name: 'Pause' }).click()
  await page.mouse.move(700, 20)
  await expect(carousel(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await expect.poll(states).toEqual(['paused'])
  await carousel(page).getByRole('button', { name: 'Play', exact: true }).click()
  await page.mouse.move(700, 20)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expect.poll(states).toEqual(['running'])
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a swipe of 30 px or more changes the slide at any speed, a shorter one does not (S1 2.7, issue 14)', async ({
    page,
  }) => {
    await page.goto('/us')
    await waitForHydration(page)
    await carousel(page).getByRole('button', { name: 'Pause' }).tap()
    await expect(carousel(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    const first = await numberOf(page)
    // A slide in the middle has one on either side.
    if (first === 5) await swipe(page, -80)
    const number = await numberOf(page)
    await swipe(page, 24)
    await expect(counter(page)).toHaveText(`Next ${number}5`)
    await swipe(page, 34)
    await expect(counter(page)).toHaveText(`Next ${number + 1}5`)
    await swipe(page, -34)
    await expect(counter(page)).toHaveText(`Next ${number}5`)
    await swipe(page, 50, { slow: false })
    await expect(counter(page)).toHaveText(`Next ${number + 1}5`)
  })
})

test('a click anywhere on a slide opens its link in a new window (S1 2.7)', async ({ page, context }) => {
  await page.goto('/us')
  await carousel(page).hover()
  await expect(shown(page)).toHaveCount(1)
  const address = (await shown(page).getByRole('link').first().getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/en\/\w+\?id=/)
  const opened = context.waitForEvent('page')
  await carousel(page).click({ position: { x: 850, y: 160 } })
  await expect(await opened).toHaveURL(address)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first slide, the news, the languages and the menu can be used (S1 2.2, 2.7)', async ({
    page,
  }) => {
    await page.goto('/us')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(carousel(page).getByRole('link', { name: 'About the U830' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'News from the plant and our partners' })).toBeVisible()
    const banner = page.getByRole('banner')
    await banner.locator('details[name^="languages-"] > summary').click()
    await expect(banner.getByRole('link', { name: /^Español/ })).toBeVisible()

    // In place of the drawer.
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
    const menu = banner.getByRole('navigation', { name: 'Main menu' })
    for (const name of ['Solutions', 'Contact'])
      await expect(menu.getByRole('link', { name, exact: true }).first()).toBeInViewport()
    await expect(menu.getByRole('link', { name: 'Product Videos' })).toBeHidden()
    await menu.getByRole('button', { name: 'Show more about Support' }).focus()
    await expect(menu.getByRole('link', { name: 'Product Videos' })).toBeVisible()
  })
})
