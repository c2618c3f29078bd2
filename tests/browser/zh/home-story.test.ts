import type { Page } from '@playwright/test'
import { animationStates, currentIndex, finishSlide } from '../../support/browser-carousel'
import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

const section = (page: Page) => page.getByRole('region', { name: '我们的故事', exact: true })
const carousel = (page: Page) => section(page).getByRole('group', { name: '企业视频', exact: true })
const videos = (page: Page) => carousel(page).getByRole('listitem')
const large = (page: Page) => carousel(page).locator('a[data-current]')

test('a company video is shown large on hover, on focus, or after 4000 ms, and the button pauses them (S1 2.6, 9, WCAG 2.1.1, 2.2.2)', async ({
  page,
}) => {
  await page.goto('/zh_CN')
  await waitForHydration(page)
  await section(page).scrollIntoViewIfNeeded()
  await expect(videos(page)).toHaveCount(6)
  const title = await videos(page).nth(3).getByRole('heading').innerText()
  await videos(page).nth(3).hover()
  await expect(videos(page).nth(3)).toHaveAttribute('aria-current', 'true')
  await expect(large(page)).toHaveCount(1)
  await expect(large(page).getByText(title, { exact: true })).toBeVisible()
  await expect(large(page).locator('img')).toBeVisible()

  await videos(page).nth(4).getByRole('link').focus()
  await expect(videos(page).nth(4)).toHaveAttribute('aria-current', 'true')

  // The mouse on the large video selects none and pauses the timer.
  await large(page).hover()
  const first = await currentIndex(videos(page))
  for (let turn = 1; turn <= 6; turn += 1) {
    await expect.poll(() => finishSlide(carousel(page))).toEqual([4000])
    await expect(videos(page).nth((first + turn) % 6)).toHaveAttribute('aria-current', 'true')
  }

  const leave = async () => {
    await page.mouse.move(2, 2)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  }
  await carousel(page).getByRole('button', { name: '暂停' }).click()
  await leave()
  await expect(carousel(page).getByRole('button', { name: '播放' })).toBeVisible()
  await expect.poll(() => animationStates(carousel(page))).toEqual(['paused'])
  await carousel(page).getByRole('button', { name: '播放' }).click()
  await leave()
  await expect.poll(() => animationStates(carousel(page))).toEqual(['running'])
})
