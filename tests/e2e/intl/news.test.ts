import type { Page } from '@playwright/test'
import { newsTypes, uniqueTitle } from '../../support/e2e-content'
import { expect, test } from '../../support/e2e'

const types = (page: Page) => page.getByRole('navigation', { name: 'News categories' })
const articles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const emptyText =
  'There is no information available, please submit your request or contact us to get more details.'

test('the news page lists its types and begins with the first one (S1 2.8)', async ({ page }) => {
  await page.goto('/en/news?lang=en_US')
  await expect(types(page).getByRole('link')).toHaveText([
    ...['Latest News from Norvane', 'Industry News', 'Products and Measurements', 'Events', 'Newsletter'],
  ])
  await expect(types(page).locator('[aria-current]')).toHaveText('Latest News from Norvane')
})

test('an article of the list shows cover, title, publish time and excerpt, and leads to itself (S1 2.8)', async ({
  page,
}) => {
  await page.goto('/en/news?lang=en_US')
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .first()
  await expect(first.getByRole('img')).toBeVisible()
  await expect(first.getByRole('time')).toHaveText('October 15, 2026')
  await expect(first.getByRole('time')).toHaveAttribute('datetime', '2026-10-15T08:00:00.000Z')
  await expect(first.getByText(/^Our service hub in Rotterdam/)).toBeVisible()
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/newsDetail\?id=1214000000000001019&.*lang=en_US/)
})

test('choosing a type shows its articles only (S1 2.8)', async ({ page }) => {
  await page.goto('/en/news?lang=en_US')
  await types(page).getByRole('link', { name: 'Industry News' }).click()
  await expect(page).toHaveURL(`/en/news?id=${newsTypes.industry}&lang=en_US`)
  await expect(types(page).locator('[aria-current]')).toHaveText('Industry News')
  await expect(articles(page)).toHaveCount(10)
  await expect(page).toHaveTitle(/^Industry News \| News/)
})

for (const { form, query } of [
  { form: 'id and index', query: `id=${newsTypes.industry}&index=1` },
  { form: 'the name Industry News', query: 'name=Industry+News' },
  { form: 'a code', query: 'code=IndustryNews' },
]) {
  test(`older links with ${form} select the type (S1 2.1, 2.8)`, async ({ page }) => {
    await page.goto(`/en/news?${query}&lang=en_US`)
    await expect(types(page).locator('[aria-current]')).toHaveText('Industry News')
  })
}

test('older links with the name of the latest news select that type (S1 2.1, 2.8)', async ({ page }) => {
  await page.goto('/en/news?name=Latest+News+from+Norvane&lang=en_US')
  await expect(types(page).locator('[aria-current]')).toHaveText('Latest News from Norvane')
})

test('a type without articles says so (S1 8)', async ({ page }) => {
  await page.goto('/en/news?code=Newsletter&lang=en_US')
  await expect(page.getByRole('main').getByText(emptyText)).toBeVisible()
})

test('ten articles stand on a page, the pager leads to the others (S1 2.8)', async ({ page, content }) => {
  const name = uniqueTitle('Series')
  const code = name.replace(/\W/g, '-')
  const type = await content.create('news-types', { name, code, order: 90, sites: ['fr_FR'] })
  for (let day = 1; day <= 11; day += 1) {
    const publishTime = new Date(Date.UTC(2001, 0, day)).toISOString()
    await content.news({ title: `${name}: ${day}`, type: type.id, sites: ['fr_FR'], publishTime })
  }

  await page.goto(`/en/news?id=${type.id}&lang=fr_FR`)
  await expect(articles(page)).toHaveCount(10)
  await expect(articles(page).first()).toHaveText(`${name}: 11`)
  const pager = page.getByRole('navigation', { name: 'Pages' })
  await expect(pager.locator('[aria-current="page"]')).toHaveText(/1$/)
  await pager.getByRole('link', { name: 'Suivant' }).click()
  await expect(page).toHaveURL(`/en/news?id=${type.id}&pageNo=2&lang=fr_FR`)
  await expect(articles(page)).toHaveText([`${name}: 1`])
  await expect(pager.locator('[aria-current="page"]')).toHaveText(/2$/)

  const beyond = await page.request.get(`/en/news?id=${type.id}&pageNo=3&lang=fr_FR`)
  expect(beyond.status()).toBe(404)
})

test('the breadcrumb leads back to the home of the site (S1 2.9)', async ({ page }) => {
  await page.goto('/en/news?lang=en_UK')
  const crumbs = page.getByRole('navigation', { name: 'You are here' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'News'])
  await crumbs.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/uk')
})
