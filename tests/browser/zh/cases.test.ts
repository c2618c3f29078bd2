import type { Page } from '@playwright/test'
import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { uniqueTitle } from '../../support/content'
import { expect, test } from '../../support/browser'
import { hydrated } from '../../support/browser-hydrated'

const eastLake = '/zh_CN/case/caseDetail?id=1214000000000003040'
const bloodNetwork = '1209667603977572353'
const emptyText = '暂无相关信息，请提交您的需求或联系我们了解详情。'

const media = (page: Page) => page.getByRole('region', { name: '案例图片与视频' })
const sections = (page: Page) => page.getByRole('navigation', { name: '本页内容' })
const related = (page: Page) => page.getByRole('region', { name: '相关案例' })
const tabs = (page: Page) => page.getByRole('navigation', { name: '按场景查看案例' })
const tiles = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })

test('a Chinese case shows its name, pictures, text and logo under a solid header (S1 2.11)', async ({
  page,
}) => {
  await page.goto(eastLake)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^东湖样本库二期/)
  await expect(page).toHaveTitle(/^东湖样本库二期.* \| 诺凡生物医疗$/)
  const introduction = page.getByRole('region', { name: '案例介绍' })
  await expect(media(page).getByRole('img').first()).toBeVisible()
  await expect(introduction.getByText(/^2026 年 9 月/)).toBeVisible()
  await expect(introduction.locator('img').last()).toBeVisible()
  await expect(page.locator('[data-over-hero]')).toHaveCount(0)
})

test('the two tabs lead to the introduction and to the related cases and follow the scroll (S1 2.11)', async ({
  page,
}) => {
  await page.goto(eastLake)
  await hydrated(page)
  await expect(sections(page).getByRole('link')).toHaveText(['案例介绍', '相关案例'])
  await expect(sections(page).locator('[aria-current]')).toHaveText('案例介绍')
  await sections(page).getByRole('link', { name: '相关案例' }).click()
  await expect(related(page).getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(sections(page).locator('[aria-current]')).toHaveText('相关案例')
  await expect(sections(page)).toBeInViewport()
  await sections(page).getByRole('link', { name: '案例介绍' }).click()
  await expect(media(page)).toBeInViewport()
})

test('files ending in mp4 play as video, others are pictures (S1 2.11)', async ({ page }) => {
  await page.goto(eastLake)
  await hydrated(page)
  const next = media(page).getByRole('button', { name: '下一张' })
  for (const name of ['第 2 张，共 4 张', '第 3 张，共 4 张', '视频，第 4 项，共 4 项']) {
    await next.click()
    await expect(media(page).getByRole('group', { name, exact: true })).not.toHaveAttribute('inert')
  }
  const video = media(page).locator('video')
  await expect(video).toBeVisible()
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState), { timeout: 30_000 })
    .toBeGreaterThan(0)
})

test('solution names followed by product names stand in one line, each a link (S1 2.11)', async ({
  page,
}) => {
  await page.goto(eastLake)
  const used = page.getByRole('main').getByRole('paragraph').filter({ hasText: '使用场景/产品：' })
  await expect(used).toHaveText(
    /^使用场景\/产品：\s*样本网络解决方案、U830 [^、]+、V1000 [^、]+、Trace 4 [^、]+、D47 [^、]+$/,
  )
  await expect(used.getByRole('link').first()).toHaveAttribute('href', /^\/zh_CN\/solutions\?solutionId=\d+$/)
  await expect(used.getByRole('link').nth(1)).toHaveAttribute('href', /^\/zh_CN\/products\?id=\d+&name=U830/)
})

test('related cases are all others of its solutions, with cover and name (S1 2.11)', async ({ page }) => {
  await page.goto(eastLake)
  const names = related(page).getByRole('heading', { level: 3 })
  await expect(names).toHaveCount(5)
  await expect(names.filter({ hasText: '东湖样本库二期' })).toHaveCount(0)
  await expect(related(page).getByRole('img').first()).toBeVisible()
  const first = (await names.first().textContent()) ?? ''
  await related(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/zh_CN\/case\/caseDetail\?id=\d+&name=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
})

test('a case of no solution has no related cases and says so (S1 2.11, 8)', async ({ page, content }) => {
  const fields = { type: '1214000000000002501', sites: ['zh_CN'], createTime: '2001-01-01T00:00:00.000Z' }
  const name = uniqueTitle('没有方案的案例')
  const { id } = await content.create('cases', { ...fields, name, _status: 'published' }, { locale: 'zh_CN' })
  await page.goto(`/zh_CN/case/caseDetail?id=${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('使用场景/产品：')).toHaveCount(0)
  await expect(related(page).getByText(emptyText)).toBeVisible()
  await expectAccessible(page)
})

test('the breadcrumb of a case leads to the cases (S1 2.11)', async ({ page }) => {
  await page.goto(eastLake)
  const crumbs = page.getByRole('navigation', { name: '当前位置' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['首页', '用户案例', '案例详情'])
  await crumbs.getByRole('link', { name: '用户案例' }).click()
  await expect(page).toHaveURL('/zh_CN/case')
})

test('a case of the international sites is not found on the Chinese one (S1 2.11)', async ({ request }) => {
  expect((await request.get('/zh_CN/case/caseDetail?id=1214000000000003039')).status()).toBe(200)
  expect((await request.get('/zh_CN/case/caseDetail?id=1214000000000003036')).status()).toBe(404)
})

test('the Chinese list has a tab for all cases and one for each solution (S1 2.11)', async ({ page }) => {
  await page.goto('/zh_CN/case')
  const names = tabs(page).getByRole('link')
  await expect(names.first()).toHaveText('全部')
  for (const name of ['样本网络解决方案', '疫苗网络解决方案', '血液网络解决方案', '食品与兽医'])
    await expect(names.filter({ hasText: name })).toHaveCount(1)
  await expect(tabs(page).locator('[aria-current]')).toHaveText('全部')
  await names.filter({ hasText: '血液网络解决方案' }).click()
  await expect(page).toHaveURL(`/zh_CN/case?type=${bloodNetwork}`)
  await expect(tabs(page).locator('[aria-current]')).toHaveText('血液网络解决方案')
  await expect(tiles(page)).toHaveCount(2)
})

test('all cases stand on one page (S1 2.11, 9)', async ({ page }) => {
  await page.goto('/zh_CN/case')
  expect(await tiles(page).count()).toBeGreaterThanOrEqual(27)
  await expect(page.getByRole('navigation', { name: '分页' })).toHaveCount(0)
  expect((await page.request.get('/zh_CN/case?pageNo=2')).status()).toBe(404)
})

test('a tile shows cover, name, what was used, brief and logo, and leads to its case (S1 2.11, readings 7)', async ({
  page,
}) => {
  await page.goto('/zh_CN/case')
  const first = tiles(page).first()
  await expect(first.getByRole('heading')).toHaveText(/^东湖样本库二期/)
  await expect(first.getByText(/^使用场景\/产品：样本网络解决方案、U830 .+、D47 /)).toBeVisible()
  await expect(first.getByText(/^2026 年 9 月/)).toBeVisible()
  await expect(first.locator('img')).toHaveCount(2)
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/zh_CN\/case\/caseDetail\?id=1214000000000003040&name=/)
})

test('a solution without cases shows the empty state, an unknown one is not found (S1 2.11)', async ({
  page,
  content,
}) => {
  const name = uniqueTitle('尚无案例')
  const fields = { name, type: '1214000000000002001', order: 99, sites: ['zh_CN'], _status: 'published' }
  const { id } = await content.create('solutions', fields, { locale: 'zh_CN' })
  await page.goto(`/zh_CN/case?type=${id}`)
  await expect(tabs(page).locator('[aria-current]')).toHaveText(name)
  await expect(page.getByRole('main').getByText(emptyText)).toBeVisible()
  expect((await page.request.get('/zh_CN/case?type=1')).status()).toBe(404)
})

test('on a phone the row of tabs begins with the open one in sight (S1 2.11)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/zh_CN/case?type=${bloodNetwork}`)
  await expect(tabs(page).locator('[aria-current]')).toBeInViewport()
})

for (const width of [1440, 845, 390]) {
  test(`axe finds nothing on a Chinese case and the list at ${width} px, and they stay in the window (WCAG 2.2 AA)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    for (const path of [eastLake, '/zh_CN/case']) {
      await page.goto(path)
      await expectAccessible(page)
      expect(await overflowOf(page), path).toBe(0)
    }
  })
}
