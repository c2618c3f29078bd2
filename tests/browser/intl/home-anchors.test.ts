import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'

/** Distance of a section from the top of the window. */
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top))

test('500 ms after the load the page scrolls to the section that its address names, with 100 px above it (S1 2.7)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { setTimeout: start } = window
    const waits: unknown[] = []
    const counted = (...args: Parameters<typeof start>) => {
      waits.push(args[1])
      return start(...args)
    }
    Object.assign(window, { waits, setTimeout: counted })
  })
  const waits = () => page.evaluate(() => (window as unknown as { waits: unknown[] }).waits)
  await page.goto('/en?name=Industry+News')
  await expect.poll(() => topOf(page, 'industry-news')).toBe(100)
  expect(await waits()).toContain(500)
  // The names are the same on every international site.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/es?name=Our%20Advantages')
  await expect.poll(() => topOf(page, 'advantages')).toBe(100)
})

test.describe('with a fake clock', () => {
  test.use({ ownContext: true })

  test('an unknown name leaves the home page at its top, a fragment names a section (S1 2.7)', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/en#milestones')
    await expect(page.locator('#milestones')).toBeInViewport()

    await page.clock.install()
    await page.goto('/en?name=Nothing')
    await page.clock.runFor(2000)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})
