import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

const path = '/en/products/videoDetail?id=1216000000000011015&lang=en_EN'

test('the player of a product video loads it; Go back leads to the page before (S2 2.4)', async ({
  page,
}) => {
  await page.goto(path)
  const video = page.locator('video')
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThan(0)

  const steps = page.getByRole('navigation', { name: 'Previous and next video' })
  await steps.getByRole('link', { name: /^Next/ }).click()
  await expect(page).not.toHaveURL(path)
  await waitForHydration(page)
  await steps.getByRole('link', { name: 'Go back' }).click()
  await expect(page).toHaveURL(path)
})
