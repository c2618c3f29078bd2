import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })

test('the Chinese news list shows ten rows of cover, title, date and text (S1 2.10)', async ({ page }) => {
  await page.goto('/zh_CN/news')
  await expect(page).toHaveTitle('新闻中心 | 诺凡生物医疗')
  await expect(rows(page)).toHaveCount(10)
  const first = rows(page).first()
  await expect(first.getByRole('img')).toBeVisible()
  await expect(first.getByRole('heading')).toHaveText(/\p{Script=Han}{4}/u)
  await expect(first.getByRole('time')).toHaveText(/^\d{4}-\d{2}-\d{2}/)
  await expect(first.getByRole('paragraph').last()).not.toBeEmpty()
  expect(await first.getByRole('paragraph').last().textContent()).not.toMatch(/[<>]/)
})

test('the pager of the Chinese list is in words and leads on (S1 2.10)', async ({ page }) => {
  await page.goto('/zh_CN/news')
  const pager = page.getByRole('navigation', { name: '分页' })
  await expect(pager.getByText('上一页')).toBeVisible()
  await pager.getByRole('link', { name: '下一页' }).click()
  await expect(page).toHaveURL('/zh_CN/news?pageNo=2')
  await expect(rows(page).first()).toBeVisible()
  await pager.getByRole('link', { name: '上一页' }).click()
  await expect(page).toHaveURL('/zh_CN/news')
})

test('a row leads to its article with id and name (S1 2.10)', async ({ page }) => {
  await page.goto('/zh_CN/news')
  const title = await rows(page).first().getByRole('heading').textContent()
  await rows(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/zh_CN\/newsDetail\?id=\d{19}&name=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
})

test('the breadcrumb of the list leads home (S1 2.10)', async ({ page }) => {
  await page.goto('/zh_CN/news')
  const crumbs = page.getByRole('navigation', { name: '当前位置' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['首页', '新闻中心'])
  await crumbs.getByRole('link', { name: '首页' }).click()
  await expect(page).toHaveURL('/cn')
})

test('an article shows date and readers as 发布日期: … | …人阅读, and each opening counts (S1 2.9)', async ({
  page,
  content,
}) => {
  const { id } = await content.news(
    { sites: ['zh_CN'], updateTime: '2001-02-03T18:00:00.000Z' },
    { locale: 'zh_CN' },
  )
  const line = page
    .getByRole('main')
    .getByText(/^发布日期: /)
    .locator('..')
  for (const views of [1, 2]) {
    await page.goto(`/zh_CN/newsDetail?id=${id}`)
    // Beijing time is a day ahead of UTC at that hour.
    await expect(line).toHaveText(new RegExp(`^发布日期: 2001\\D0?2\\D0?4\\D? ?\\| ?${views}人阅读$`))
  }
})

test('the breadcrumb of an article leads to the news center (S1 2.9)', async ({ page }) => {
  await page.goto('/zh_CN/newsDetail?id=1214000000000001001')
  const crumbs = page.getByRole('navigation', { name: '当前位置' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['首页', '新闻中心', '新闻详情'])
  await crumbs.getByRole('link', { name: '新闻中心' }).click()
  await expect(page).toHaveURL('/zh_CN/news')
})

test('the search box beside an article searches the news (S1 2.9)', async ({ page }) => {
  await page.goto('/zh_CN/newsDetail?id=1214000000000001001')
  const field = page.getByRole('main').getByRole('combobox')
  await expect(field).toHaveAttribute('placeholder', '请输入关键词')
  await field.fill('疫苗')
  await field.press('Enter')
  await expect(page).toHaveURL(`/zh_CN/search?selectWD=1&inputWD=${encodeURIComponent('疫苗')}`)
})

test('recommended news stand beside a Chinese article, categories with counts do not (S1 2.9)', async ({
  page,
}) => {
  await page.goto('/zh_CN/newsDetail?id=1214000000000001001')
  await expect(page.getByRole('navigation', { name: '新闻分类' })).toHaveCount(0)
  const recommended = page.getByRole('region', { name: '推荐新闻' }).getByRole('listitem')
  await expect(recommended.first().getByRole('img')).toBeVisible()
  const title = (await recommended.first().getByRole('link').textContent()) ?? ''
  await recommended.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/zh_CN\/newsDetail\?id=\d{19}/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('an article of the international sites is not found on the Chinese one (S1 2.9)', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/404 \(Not Found\)/)
  const answer = await page.goto('/zh_CN/newsDetail?id=1214000000000001019')
  expect(answer?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/没有找到您要的页面/)
  await page.getByRole('main').getByRole('combobox').fill('冰箱')
  await page.getByRole('main').getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(/^[^?]*\/zh_CN\/search\?selectWD=2&inputWD=%E5%86%B0%E7%AE%B1$/)
})

test('the head of a Chinese article is the Chinese site’s (S1 2.9)', async ({ page }) => {
  await page.goto('/zh_CN/newsDetail?id=1214000000000001018&name=x')
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  await expect(page).toHaveTitle(`${heading} | 诺凡生物医疗`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/zh_CN\/newsDetail\?id=1214000000000001018$/,
  )
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'zh_CN')
})
