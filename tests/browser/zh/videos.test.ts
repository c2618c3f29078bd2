import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

test('a video shows its view count, and the next one replaces it in the history (S1 2.12)', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.goto('/zh_CN/video')
  await main.getByRole('heading', { level: 2 }).first().getByRole('link').click()
  await expect(page).toHaveURL(/videoDetail/)
  await waitForHydration(page)
  const line = main.getByText(/^发布日期：/).locator('..')
  await expect(line).toHaveText(/^发布日期：\d{4}-\d{2}-\d{2} ?\| ?\d+ 人观看$/)
  await expect(main.locator('video')).toBeVisible()

  const steps = page.getByRole('navigation', { name: '上一个和下一个视频' })
  const next = steps.getByRole('link', { name: /^下一个：/ })
  const title = ((await next.textContent()) ?? '').replace(/^下一个：/, '')
  await next.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(steps.getByRole('link', { name: /^上一个：/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/zh_CN/video')
})
