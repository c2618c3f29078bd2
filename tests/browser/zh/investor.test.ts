import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

test('the frames of stocks and notices are 505 and 460 px high (S1 2.15)', async ({ page }) => {
  for (const { path, height } of [
    { path: 'stocks', height: 505 },
    { path: 'notice', height: 460 },
  ]) {
    await page.goto(`/zh_CN/investor/${path}`, { waitUntil: 'domcontentloaded' })
    const frame = page.getByRole('main').locator('iframe')
    await expect.poll(async () => (await frame.boundingBox())?.height, { message: path }).toBe(height)
  }
})

test('a video plays in a dialog, which mouse and keyboard open and close (S1 2.15, 4; WCAG 2.1.1)', async ({
  page,
}) => {
  await page.goto('/zh_CN/investor/information')
  await waitForHydration(page)
  const opener = page.getByRole('region', { name: '视频', exact: true }).getByRole('button').first()
  await opener.click()
  const dialog = page.getByRole('dialog', { name: /^视频播放/ })
  const video = dialog.locator('video')
  await expect(video).toHaveAttribute('src', /\.mp4$/)
  const playing = await video.elementHandle()
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(dialog).toBeHidden()
  expect(await playing?.evaluate((element) => (element as HTMLVideoElement).paused)).toBe(true)
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('news for investors has excerpts of two lines (S1 2.15)', async ({ page }) => {
  await page.goto('/zh_CN/investor/information')
  await expect(page.locator('#news li p').last()).toHaveCSS('-webkit-line-clamp', '2')
})
