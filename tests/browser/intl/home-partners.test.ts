import type { Page } from '@playwright/test'
import { clockStates } from '../../support/browser-clock'
import { expect, test } from '../../support/browser'
import { hydrated } from '../../support/browser-hydrated'

const section = (page: Page) => page.getByRole('region', { name: 'Organisations we work with', exact: true })
const row = (page: Page) => section(page).getByRole('list')

/** How fast the row moves, in pixels a second. */
function speed(page: Page): Promise<number> {
  return row(page).evaluate((list) => {
    const [animation] = list.getAnimations()
    const duration = Number(animation?.effect?.getTiming().duration)
    return (list.getBoundingClientRect().width / duration) * 1000
  })
}

async function open(page: Page) {
  await page.goto('/en')
  await hydrated(page)
  await section(page).scrollIntoViewIfNeeded()
  await expect.poll(() => clockStates(row(page))).toEqual(['running'])
}

test('the logos move half a pixel a frame at 60 frames a second (S1 2.7, 9)', async ({ page }) => {
  await open(page)
  expect(await speed(page)).toBeCloseTo(30, 1)
})

test('the logos pause under the mouse, with focus and by their button (WCAG 2.2.2)', async ({ page }) => {
  await open(page)
  const states = () => clockStates(row(page))
  // What moves is never still enough for a hover that waits.
  await row(page).hover({ force: true })
  await expect.poll(states).toEqual(['paused'])
  await page.mouse.move(2, 2)
  await expect.poll(states).toEqual(['running'])
  await section(page).getByRole('button', { name: 'Pause', exact: true }).click()
  await page.mouse.move(2, 2)
  await expect.poll(states).toEqual(['paused'])
  await section(page).getByRole('button', { name: 'Play', exact: true }).click()
  await page.mouse.move(2, 2)
  await expect.poll(states).toEqual(['running'])
})

test('with reduced motion all logos stand in sight, none of them twice (WCAG 2.2.2)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en')
  await hydrated(page)
  expect(await clockStates(section(page))).toEqual([])
  await expect(section(page).getByRole('button')).toHaveCount(0)
  await expect(section(page).locator('ul:visible')).toHaveCount(1)
  const outside = await row(page)
    .getByRole('listitem')
    .evaluateAll((items) => items.filter((item) => item.getBoundingClientRect().right > innerWidth).length)
  expect(outside).toBe(0)
})

test("an organisation's own site opens in a new window, a page of ours in this one (S1 2.7)", async ({
  page,
  content,
}) => {
  const logo = await content.upload('media', {
    name: 'partner-logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(onePixel, 'base64'),
  })
  const own = { logo: logo.id, sites: ['fr_FR'], _status: 'published' }
  const elsewhere = { name: 'Institut Carmel', link: 'https://carmel.example/', order: 1 }
  const here = { name: 'Banque de sang Aldric', link: '/en/news', order: 2 }
  await content.create('partners', { ...own, ...elsewhere }, { locale: 'fr_FR' })
  await content.create('partners', { ...own, ...here }, { locale: 'fr_FR' })
  await page.goto('/fr')
  const link = (name: string) => page.locator('#partners').getByRole('link', { name, exact: true })
  await expect(link('Institut Carmel')).toHaveAttribute('target', '_blank')
  await expect(link('Institut Carmel')).toHaveAttribute('rel', 'noopener')
  await expect(link('Banque de sang Aldric')).not.toHaveAttribute('target')
  await expect(link('Banque de sang Aldric')).toHaveAttribute('href', '/en/news?lang=fr_FR')
})

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
