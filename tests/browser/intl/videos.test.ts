import type { Page } from '@playwright/test'
import { mp4 } from '../../factories/uploads'
import { uniqueTitle } from '../../support/content'
import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const steps = (page: Page) => page.getByRole('navigation', { name: 'Previous and next video' })

test('opening a video counts as one view over all sites (S1 2.12, readings 27)', async ({
  page,
  content,
}) => {
  const file = { name: 'film.mp4', mimeType: 'video/mp4', buffer: mp4 }
  const video = String((await content.upload('files', file)).id)
  const data = { title: uniqueTitle('Film'), video, sites: ['en_EN', 'en_US'], order: 901 }
  const { id } = await content.create('company-videos', { ...data, _status: 'published' })
  for (const [site, views] of [
    ['en_EN', 1],
    ['en_US', 2],
  ]) {
    await page.goto(`/en/aboutUs/videoDetail?id=${id}&lang=${site}`)
    await expect(page.getByText(new RegExp(`^${views} page views?$`))).toBeVisible()
  }
})

test('previous and next replace the page in the history, so that back leads to the list (S1 2.12)', async ({
  page,
}) => {
  const list = '/en/aboutUs/video?listid=2&lang=en_EN'
  await page.goto(list)
  await titles(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/videoDetail/)
  await waitForHydration(page)
  await expect(steps(page).getByRole('link', { name: /^Previous/ })).toHaveCount(0)
  const next = steps(page).getByRole('link', { name: /^Next/ })
  const title = ((await next.textContent()) ?? '').replace(/^Next video/, '')
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(steps(page).getByRole('link', { name: /^Previous/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(list)
})

test('a video can be played, and Go back goes back in history (S1 2.12)', async ({ page }) => {
  const secondPage = '/en/aboutUs/video?pageNo=2&lang=en_EN'
  await page.goto(secondPage)
  await titles(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/videoDetail/)
  await waitForHydration(page)
  const player = page.getByRole('main').locator('video')
  await expect.poll(() => player.evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThan(0)
  await steps(page).getByRole('link', { name: 'Go back' }).click()
  await expect(page).toHaveURL(secondPage)
})
