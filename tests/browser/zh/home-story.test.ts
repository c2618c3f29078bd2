import type { Page } from '@playwright/test'
import { clockStates, currentOf, endTurn } from '../../support/browser-clock'
import { expect, test } from '../../support/browser'
import { hydrated } from '../../support/browser-hydrated'

const section = (page: Page) => page.getByRole('region', { name: '我们的故事', exact: true })
const carousel = (page: Page) => section(page).getByRole('group', { name: '企业视频', exact: true })
const videos = (page: Page) => carousel(page).getByRole('listitem')
const large = (page: Page) => carousel(page).locator('a[data-current]')

async function open(page: Page) {
  await page.goto('/zh_CN')
  await hydrated(page)
  await section(page).scrollIntoViewIfNeeded()
}

test('hovering a company video selects it, and it is shown large with cover and title (S1 2.6)', async ({
  page,
}) => {
  await open(page)
  await expect(videos(page)).toHaveCount(6)
  const title = await videos(page).nth(3).getByRole('heading').innerText()
  await videos(page).nth(3).hover()
  await expect(videos(page).nth(3)).toHaveAttribute('aria-current', 'true')
  await expect(large(page)).toHaveCount(1)
  await expect(large(page).getByText(title, { exact: true })).toBeVisible()
  await expect(large(page).locator('img')).toBeVisible()
})

test('focusing a company video selects it, too (S1 2.6, WCAG 2.1.1)', async ({ page }) => {
  await open(page)
  await videos(page).nth(4).getByRole('link').focus()
  await expect(videos(page).nth(4)).toHaveAttribute('aria-current', 'true')
})

test('a company video stands for 4000 ms, then the next one comes (S1 2.6, 9)', async ({ page }) => {
  await open(page)
  await large(page).hover()
  const first = await currentOf(videos(page))
  for (let turn = 1; turn <= 6; turn += 1) {
    await expect.poll(() => endTurn(carousel(page))).toEqual([4000])
    await expect(videos(page).nth((first + turn) % 6)).toHaveAttribute('aria-current', 'true')
  }
})

test('the button holds the company videos and lets them go on (WCAG 2.2.2)', async ({ page }) => {
  await open(page)
  const away = async () => {
    await page.mouse.move(2, 2)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  }
  await carousel(page).getByRole('button', { name: '暂停' }).click()
  await away()
  await expect.poll(() => clockStates(carousel(page))).toEqual(['paused'])
  await carousel(page).getByRole('button', { name: '播放' }).click()
  await away()
  await expect.poll(() => clockStates(carousel(page))).toEqual(['running'])
})

test('a company video leads to its page with id and title, the heading to all of them (S1 2.6)', async ({
  page,
}) => {
  await open(page)
  await expect(videos(page).first().getByRole('link')).toHaveAttribute(
    'href',
    /^\/zh_CN\/videoDetail\?id=\d{19}&title=.+/,
  )
  await expect(large(page)).toHaveAttribute('href', /^\/zh_CN\/videoDetail\?id=\d{19}&title=.+/)
  await expect(section(page).getByRole('heading', { level: 2 }).getByRole('link')).toHaveAttribute(
    'href',
    '/zh_CN/video',
  )
})

test('with reduced motion the company videos stand still (WCAG 2.2.2)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  expect(await clockStates(carousel(page))).toEqual([])
  await expect(carousel(page).getByRole('button')).toHaveCount(0)
})
