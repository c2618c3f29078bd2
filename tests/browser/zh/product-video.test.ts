import { expectAccessible } from '../../support/browser-axe'
import { expect, test } from '../../support/browser'

test('a Chinese product video shows title, date, player and the videos beside it (S2 2.4)', async ({
  page,
}) => {
  await page.goto('/zh_CN/products/videoDetail?id=1216000000000011025')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/R240/)
  await expect(page.getByText(/^发布日期：\d{4}-\d{2}-\d{2}$/)).toBeVisible()
  await expect(page.locator('video')).toHaveAttribute('poster', /^\/file\/pictures\//)
  const steps = page.getByRole('navigation', { name: '更多视频' })
  await expect(steps.getByRole('link', { name: /^上一个/ })).toBeVisible()
  await expectAccessible(page)
  await steps.getByRole('link', { name: /^下一个/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/V1000/)
})
