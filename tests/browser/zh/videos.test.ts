import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { hydrated } from '../../support/browser-hydrated'

const lineTwo = '1218000000000007002'
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const steps = (page: Page) => page.getByRole('navigation', { name: '更多视频' })

test('the Chinese list shows eight videos on a page, the pager leads on (S1 2.12)', async ({ page }) => {
  await page.goto('/zh_CN/video')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('企业视频')
  await expect(titles(page)).toHaveCount(8)
  await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '下一页' }).click()
  await expect(page).toHaveURL('/zh_CN/video?pageNo=2')
  await expect(titles(page).first()).toBeVisible()
  expect((await page.request.get('/zh_CN/video?pageNo=99')).status()).toBe(404)
})

test('a Chinese card shows a poster and leads to its video by id and title (S1 2.12)', async ({ page }) => {
  await page.goto('/zh_CN/video')
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .first()
  await expect(card.locator('img')).toBeVisible()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/zh_CN\/videoDetail\?id=\d{19}&title=.+/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('the line below the title says 发布日期：… | …人观看 (S1 2.12)', async ({ page }) => {
  await page.goto(`/zh_CN/videoDetail?id=${lineTwo}`)
  const line = page
    .getByRole('main')
    .getByText(/^发布日期：/)
    .locator('..')
  await expect(line).toHaveText(/^发布日期：\d{4}-\d{2}-\d{2} ?\| ?\d+人观看$/)
  const video = page.getByRole('main').locator('video')
  await expect(video).toHaveAttribute('poster', /^\/file\/pictures\//)
})

test('上一个 and 下一个 name their videos and take the place of the page (S1 2.12)', async ({ page }) => {
  await page.goto('/zh_CN/video')
  await titles(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/videoDetail/)
  await hydrated(page)
  const next = steps(page).getByRole('link', { name: /^下一个：/ })
  const title = ((await next.textContent()) ?? '').replace(/^下一个：/, '')
  await next.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(steps(page).getByRole('link', { name: /^上一个：/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/zh_CN/video')
})

test('the breadcrumb of a Chinese video leads to the list (S1 2.12)', async ({ page }) => {
  await page.goto(`/zh_CN/videoDetail?id=${lineTwo}`)
  const crumbs = page.getByRole('navigation', { name: '当前位置' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['首页', '企业视频', /./])
  await crumbs.getByRole('link', { name: '企业视频' }).click()
  await expect(page).toHaveURL('/zh_CN/video')
})

test('a Chinese id of the other kind leads to the right page (readings 4)', async ({ page }) => {
  await page.goto('/zh_CN/videoDetail?id=1216000000000011025')
  await expect(page).toHaveURL('/zh_CN/products/videoDetail?id=1216000000000011025')
  await page.goto(`/zh_CN/products/videoDetail?id=${lineTwo}`)
  await expect(page).toHaveURL(`/zh_CN/videoDetail?id=${lineTwo}`)
})

for (const width of [1440, 845, 390]) {
  test(`the Chinese videos and a page of one are accessible and fit at ${width} px (WCAG 2.2 AA)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/zh_CN/video', `/zh_CN/videoDetail?id=${lineTwo}`]) {
      await page.goto(path)
      await expectAccessible(page)
      expect(await overflowOf(page)).toBe(0)
    }
  })
}
