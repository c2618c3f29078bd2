import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

const eastLake = '/zh_CN/case/caseDetail?id=1214000000000003040'

test('the two tabs of a case scroll to their parts and follow the scroll (S1 2.11)', async ({ page }) => {
  await page.goto(eastLake)
  await waitForHydration(page)
  const sections = page.getByRole('navigation', { name: '本页内容' })
  const current = sections.locator('[aria-current]')
  await expect(current).toHaveText('案例介绍')
  await sections.getByRole('link', { name: '相关案例' }).click()
  const related = page.getByRole('region', { name: '相关案例' })
  await expect(related.getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(current).toHaveText('相关案例')
  await expect(sections).toBeInViewport()
  await sections.getByRole('link', { name: '案例介绍' }).click()
  await expect(page.getByRole('region', { name: '案例图片与视频' })).toBeInViewport()
  await expect(current).toHaveText('案例介绍')
})

test('the media of a case follow one another, and a file ending in mp4 plays as video (S1 2.11)', async ({
  page,
}) => {
  await page.goto(eastLake)
  await waitForHydration(page)
  const media = page.getByRole('region', { name: '案例图片与视频' })
  await expect(media.getByRole('img').first()).toBeVisible()
  const next = media.getByRole('button', { name: '下一张' })
  for (const name of ['第 2 张，共 4 张', '第 3 张，共 4 张', '视频，第 4 项，共 4 项']) {
    await next.click()
    await expect(media.getByRole('group', { name, exact: true })).not.toHaveAttribute('inert')
  }
  const video = media.locator('video')
  await expect(video).toBeVisible()
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState), { timeout: 30_000 })
    .toBeGreaterThan(0)
})

test('on a phone the open tab is scrolled into view (S1 2.11)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/zh_CN/case?type=1209667603977572353')
  const tabs = page.getByRole('navigation', { name: '按场景查看案例' })
  await expect(tabs.locator('[aria-current]')).toBeInViewport()
})
