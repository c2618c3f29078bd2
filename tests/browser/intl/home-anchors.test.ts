import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'

const anchors = {
  'IoT Cloud Solutions': 'iot',
  'Case Studies': 'case-studies',
  'Latest News from Norvane Biomedical': 'latest-news',
  'Video Library': 'video-library',
  'Organisations We Work with': 'partners',
  'Industry News': 'industry-news',
  'Milestones & Awards': 'milestones',
  'Our Advantages': 'advantages',
}

/** How far below the window's top a section begins. */
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top))

for (const [name, id] of Object.entries(anchors)) {
  test(`?name=${name} scrolls to its section with 100 px above it (S1 2.7)`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/en?${new URLSearchParams({ name })}`)
    await expect.poll(() => topOf(page, id)).toBe(100)
  })
}

test('the names of the sections are the same on every international site (S1 2.7)', async ({ page }) => {
  await page.goto('/es?name=Our%20Advantages')
  await expect.poll(() => topOf(page, 'advantages')).toBe(100)
})

test('an unknown name leaves the home page at its top (S1 2.7)', async ({ page }) => {
  await page.clock.install()
  await page.goto('/en?name=Nothing')
  await page.clock.runFor(2000)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the page waits 500 ms before it scrolls (S1 2.7)', async ({ page }) => {
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
})

test('the section of an address can be named as a fragment, too (S1 2.7)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en#milestones')
  await expect(page.locator('#milestones')).toBeInViewport()
})
