import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'

const carousel = (page: Page) => page.getByRole('region', { name: 'Highlights' })
const slides = (page: Page) => carousel(page).locator('.swiper-slide')
const shown = (page: Page) => carousel(page).locator('.swiper-slide:not([inert])')
const counter = (page: Page) => carousel(page).getByRole('button', { name: /^Next/ })

/** The line beside the counter is the clock of the carousel; its end is the next slide's start. */
async function endTheTurn(page: Page) {
  const end = () =>
    counter(page).evaluate((line) => {
      const animations = line.getAnimations({ subtree: true })
      animations.forEach((animation) => animation.finish())
      return animations.length
    })
  await expect.poll(end).toBeGreaterThan(0)
}

/** A finger on the carousel, slow enough that only the distance counts. */
async function swipe(page: Page, distance: number) {
  await expect(carousel(page).locator('.swiper-initialized')).toBeVisible()
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: 195 - moved, y: 200 }],
    })
  await touch('touchStart', 0)
  const began = Date.now()
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', (distance * step) / 10)
  await expect.poll(() => Date.now() - began).toBeGreaterThan(400)
  await touch('touchEnd', distance)
}

test('the banner carousel shows one slide at a time and moves on by itself (S1 2.7)', async ({ page }) => {
  await page.goto('/us')
  await expect(slides(page)).toHaveCount(5)
  await expect(shown(page)).toHaveCount(1)
  await expect(counter(page)).toHaveText('Next 15')
  await endTheTurn(page)
  await expect(counter(page)).toHaveText('Next 25')
  await expect(shown(page)).toHaveCount(1)
})

test('after the last slide the carousel begins again (S1 2.6, 2.7)', async ({ page }) => {
  await page.goto('/us')
  for (const next of ['2', '3', '4', '5', '1']) {
    await endTheTurn(page)
    await expect(counter(page)).toHaveText(`Next ${next}5`)
  }
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a swipe of 30 px and more turns the slide, a shorter one does not (S1 2.7)', async ({ page }) => {
    await page.goto('/us')
    await carousel(page).getByRole('button', { name: 'Pause' }).tap()
    await swipe(page, 24)
    await expect(counter(page)).toHaveText('Next 15')
    await swipe(page, 80)
    await expect(counter(page)).toHaveText('Next 25')
    await swipe(page, -80)
    await expect(counter(page)).toHaveText('Next 15')
  })
})

test('the pause button holds the carousel (WCAG 2.2.2)', async ({ page }) => {
  await page.goto('/us')
  await carousel(page).getByRole('button', { name: 'Pause' }).click()
  await page.mouse.move(700, 20)
  const running = () =>
    counter(page).evaluate((line) =>
      line.getAnimations({ subtree: true }).map((animation) => animation.playState),
    )
  await expect.poll(running).toEqual(['paused'])
  await carousel(page).getByRole('button', { name: 'Play', exact: true }).click()
  await page.mouse.move(700, 20)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expect.poll(running).toEqual(['running'])
})

test('with reduced motion the carousel never starts by itself (WCAG 2.2.2)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/us')
  await expect(counter(page)).toHaveText('Next 15')
  const moving = await carousel(page).evaluate((section) => section.getAnimations({ subtree: true }).length)
  expect(moving).toBe(0)
})

test('the counter leads to the next slide by the keyboard, with reduced motion too (WCAG 2.1.1)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/us')
  await counter(page).focus()
  await page.keyboard.press('Enter')
  await expect(counter(page)).toHaveText('Next 25')
  await expect(shown(page).getByRole('link', { name: 'About the R240' })).toBeVisible()
})

test('a press anywhere on a slide opens its link in a new window (S1 2.7)', async ({ page, context }) => {
  await page.goto('/us')
  await expect(shown(page).getByRole('heading')).toBeVisible()
  const opened = context.waitForEvent('page')
  await carousel(page).click({ position: { x: 850, y: 160 } })
  await expect(await opened).toHaveURL(/\/en\/newsDetail\?id=1214000000000001008/)
})

test('a slide leads on in a new window (S1 2.6, 2.7)', async ({ page, context }) => {
  await page.goto('/us')
  const opened = context.waitForEvent('page')
  await shown(page).getByRole('link', { name: 'About the U830' }).click()
  await expect(await opened).toHaveURL(/\/en\/newsDetail\?id=1214000000000001008.*lang=en_US/)
})

test('latest news stand in three columns with day, month and year (S1 2.7)', async ({ page }) => {
  await page.goto('/us')
  const articles = page.getByRole('region', { name: 'From our plants and our partners' }).getByRole('article')
  await expect(articles).toHaveCount(3)
  await expect(articles.first().getByRole('time')).toHaveText(/15\s*Oct\s*2026/)
  await articles.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/newsDetail\?id=1214000000000001019/)
})

test('Read more below the latest news leads to that type of news (S1 2.7)', async ({ page }) => {
  await page.goto('/us')
  const section = page.getByRole('region', { name: 'From our plants and our partners' })
  await section.getByRole('link', { name: 'Read more' }).click()
  await expect(page).toHaveURL(/\/en\/news\?name=Latest\+News\+from\+Norvane.*&lang=en_US$/)
  await expect(page.getByRole('main').getByRole('link', { name: /^Latest News/ })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('industry news show the first article large and list the others (S1 2.7)', async ({ page }) => {
  await page.goto('/us')
  const section = page.getByRole('region', { name: 'What is changing in the cold chain' })
  await expect(section.getByRole('img')).toHaveCount(1)
  await expect(section.getByRole('listitem')).toHaveCount(4)
  await section.getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/newsDetail\?id=\d{19}/)
})

test('the British home writes dates and words as its readers do (S1 2.7)', async ({ page }) => {
  await page.goto('/uk')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  const section = page.getByRole('region', { name: 'What is changing in the cold chain' })
  await expect(section.getByText('12 March 2026')).toBeVisible()
  await page.goto('/us')
  await expect(section.getByText('March 12, 2026')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first slide, the news and the menus of the home page are there (S1 2.7)', async ({ page }) => {
    await page.goto('/us')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(carousel(page).getByRole('link', { name: 'About the U830' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'From our plants and our partners' })).toBeVisible()
    await page.getByRole('banner').locator('details[name^="languages-"] > summary').click()
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Español/ })
      .click()
    await expect(page).toHaveURL('/es')
  })
})
