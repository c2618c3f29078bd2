import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

const eastLake = '/en/caseDetail?id=1214000000000003040&lang=en_US'

const media = (page: Page) => page.getByRole('region', { name: 'Pictures of the case' })
const clock = (page: Page) => media(page).locator('span[style*="animation-duration"]')
const related = (page: Page) => page.getByRole('region', { name: 'Related cases' })

/** Moves pointer and focus away from the pictures. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
}

test('the pictures of a case change every four seconds until a button or a playing video stops them (S1 2.11, 9)', async ({
  page,
}) => {
  await page.goto(eastLake)
  await waitForHydration(page)
  const slides = media(page).getByRole('group', { includeHidden: true })
  await expect(clock(page)).toHaveCSS('animation-duration', '4s')
  await expect(slides.nth(1)).not.toHaveAttribute('inert')
  await media(page).getByRole('button', { name: 'Pause' }).click()
  await leave(page)
  await expect(clock(page)).toHaveCSS('animation-play-state', 'paused')
  await media(page).getByRole('button', { name: 'Play' }).click()
  await leave(page)
  await expect(clock(page)).toHaveCSS('animation-play-state', 'running')

  const next = media(page).getByRole('button', { name: 'Next picture' })
  await next.hover()
  await expect(clock(page)).toHaveCSS('animation-play-state', 'paused')
  const current = await slides.evaluateAll((all) => all.findIndex((one) => !one.hasAttribute('inert')))
  for (let index = current + 1; index <= 3; index += 1) {
    await next.click()
    await expect(slides.nth(index)).not.toHaveAttribute('inert')
  }
  await expect(slides.nth(3)).toHaveAccessibleName('Video, 4 of 4')
  const video = media(page).locator('video')
  await expect(video.locator('source')).toHaveAttribute('src', /^\/file\/.*\.mp4$/)
  await video.evaluate((element: HTMLVideoElement) => element.dispatchEvent(new Event('play')))
  await leave(page)
  await expect(clock(page)).toHaveCSS('animation-play-state', 'paused')
  await next.click()
  await expect(slides.nth(0)).not.toHaveAttribute('inert')
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
})

test('a related case replaces the current one in the history (S1 2.11)', async ({ page }) => {
  await page.goto('/en/legal?lang=en_US')
  await page.goto(eastLake)
  await waitForHydration(page)
  const heading = page.getByRole('heading', { level: 1 })
  for (let step = 1; step <= 2; step += 1) {
    const former = await heading.innerText()
    await related(page).getByRole('link').first().click()
    await expect(heading).not.toHaveText(former)
    await waitForHydration(page)
  }
  await page.goBack()
  await expect(page).toHaveURL('/en/legal?lang=en_US')
})

test('with reduced motion the pictures of a case do not move (WCAG 2.3.3)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(eastLake)
  await waitForHydration(page)
  await expect(media(page).getByRole('button', { name: 'Pause' })).toBeHidden()
  expect(
    await page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length),
  ).toBe(0)
})

test('three related cases are visible, moved by three, wrapping from the end to the start (S1 2.11, 9)', async ({
  page,
}) => {
  await page.goto(eastLake)
  await waitForHydration(page)
  const titles = related(page).getByRole('heading', { level: 3 })
  const inView = () =>
    titles.evaluateAll((all) => {
      const row = all[0]?.closest('ul')?.getBoundingClientRect()
      return all.flatMap((title, index) => {
        const { left, right } = title.getBoundingClientRect()
        return row && left >= row.left - 2 && right <= row.right + 2 ? [index + 1] : []
      })
    })
  await expect.poll(inView).toEqual([1, 2, 3])
  const next = related(page).getByRole('button', { name: 'Next cases' })
  for (const places of [
    [4, 5, 6],
    [5, 6, 7],
    [1, 2, 3],
  ]) {
    await next.click()
    await expect.poll(inView).toEqual(places)
  }
  await related(page).getByRole('button', { name: 'Previous cases' }).click()
  await expect.poll(inView).toEqual([5, 6, 7])
})

test('the cards of the list are in two columns, on narrow screens in one (S1 2.11)', async ({ page }) => {
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
  const columns = async () => {
    const sides = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
    return new Set(sides).size
  }
  await page.goto('/en/aboutUs/case?lang=en_US')
  for (const [width, count] of [
    [1440, 2],
    [845, 2],
    [844, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(columns, `${width} px`).toBe(count)
  }
})
