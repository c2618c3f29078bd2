import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { expect, test } from '../../support/browser'
import { hydrated } from '../../support/browser-hydrated'

const tour = '1216000000000011015'
const path = `/en/products/videoDetail?id=${tour}&lang=en_EN`

test('a product video shows title, release date and a player with a poster (S2 2.4)', async ({ page }) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^U830: /)
  await expect(page.getByText(/^Release date: \d{1,2} \w+ \d{4}$/)).toBeVisible()
  const video = page.locator('video')
  await expect(video).toHaveAttribute('controls', '')
  await expect(video).toHaveAttribute('preload', 'metadata')
  await expect(video).toHaveAttribute('poster', /^\/file\/pictures\//)
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThan(0)
})

test('previous and next lead to the videos beside it, by name, and back (S2 2.4)', async ({ page }) => {
  await page.goto(path)
  const steps = page.getByRole('navigation', { name: 'More videos' })
  await expect(steps.getByRole('link', { name: /^Previous/ })).toHaveCount(0)
  const next = steps.getByRole('link', { name: /^Next/ })
  const name = (await next.textContent())?.replace(/^Next/, '')
  await next.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await hydrated(page)
  await steps.getByRole('link', { name: 'Go back' }).click()
  await expect(page).toHaveURL(path)
})

test('the breadcrumb of a product video leads to the company videos (S2 2.4)', async ({ page }) => {
  await page.goto(`/en_US/products/videoDetail?id=${tour}`)
  const crumbs = page.getByRole('navigation', { name: 'You are here' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Video', /^U830: /])
  await crumbs.getByRole('link', { name: 'Video' }).click()
  await expect(page).toHaveURL('/en/aboutUs/video?lang=en_US')
})

test('the old address of a video answers, and a user video is one, too (S2 2.4, readings 4)', async ({
  page,
  request,
}) => {
  await page.goto(`/en_US/products/videoDetail?id=${tour}`)
  await expect(page.getByText(/^Release date: \w+ \d{1,2}, \d{4}$/)).toBeVisible()
  expect((await request.get('/en/products/videoDetail?id=1216000000000012095')).status()).toBe(200)
})

test('what is no video has no page of one (S2 2.4)', async ({ request }) => {
  expect((await request.get('/en/products/videoDetail?id=1216000000000001011')).status()).toBe(404)
  expect((await request.get('/en/products/videoDetail?id=1')).status()).toBe(404)
})

for (const width of [1440, 390]) {
  test(`a video page is accessible and fits at ${width} px (WCAG 2.2 AA)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
  })
}
