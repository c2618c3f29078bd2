import type { Page } from '@playwright/test'
import { newsTypes, paragraphs } from '../../support/content'
import { expect, test } from '../../support/browser'

const mapping = '/en/newsDetail?id=1214000000000001001&lang=en_US'

async function views(page: Page): Promise<number> {
  const text = await page.getByText(/\d+ views?$|^Views: \d+/).textContent()
  return Number(/\d+/.exec(text ?? '')?.[0])
}

test('an article shows title, publish date and its text (S1 2.9)', async ({ page }) => {
  await page.goto(mapping)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Temperature mapping/)
  await expect(page.getByText('Published November 21, 2024')).toBeVisible()
  await expect(page.getByRole('article').getByRole('heading', { name: 'Before' })).toBeVisible()
  await expect(page.getByRole('article').getByRole('img').first()).toBeVisible()
})

test('opening an article counts as one view, and the number is shown (S1 2.9, readings 27)', async ({
  page,
  content,
}) => {
  const { id } = await content.news({ sites: ['en_EN', 'en_US'] })
  await page.goto(`/en/newsDetail?id=${id}&lang=en_EN`)
  expect(await views(page)).toBe(1)
  await page.goto(`/en/newsDetail?id=${id}&lang=en_US`)
  expect(await views(page)).toBe(2)
})

test('the breadcrumb of an article leads to the news (S1 2.9)', async ({ page }) => {
  await page.goto(mapping)
  const crumbs = page.getByRole('navigation', { name: 'You are here' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'News', 'News details'])
  await crumbs.getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveURL('/en/news?lang=en_US')
})

test('the search box beside an article leads to the search for news (S1 2.9)', async ({ page }) => {
  await page.goto(mapping)
  const field = page.getByRole('main').getByRole('combobox')
  await expect(field).toHaveAttribute('placeholder', 'Enter a keyword')
  await field.fill('vaccine')
  await field.press('Enter')
  await expect(page).toHaveURL('/en/search?selectWD=1&lang=en_US&inputWD=vaccine')
})

test('categories stand beside an article with the number of their articles (S1 2.9)', async ({ page }) => {
  await page.goto('/en/newsDetail?id=1214000000000001001&lang=es_ES')
  const industry = page.getByRole('navigation', { name: 'Categorías' }).getByRole('link', { name: /sector/ })
  await expect(industry).toHaveText(/^Noticias del sector\s*\d+$/)
  await industry.click()
  await expect(page).toHaveURL(`/en/news?id=${newsTypes.industry}&lang=es_ES`)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(10)
})

test('recommended news show picture, title and date, and lead to their article (S1 2.9)', async ({
  page,
}) => {
  await page.goto(mapping)
  const recommended = page.getByRole('region', { name: 'Recommended news' })
  const first = recommended.getByRole('listitem').first()
  await expect(first.getByRole('img')).toBeVisible()
  await expect(first.getByRole('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
  const title = (await first.getByRole('link').textContent()) ?? ''
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/newsDetail\?id=\d{19}/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('an article does not recommend itself (S1 2.9)', async ({ page }) => {
  await page.goto('/en/newsDetail?id=1214000000000001019&lang=en_US')
  const titles = page.getByRole('region', { name: 'Recommended news' }).getByRole('link')
  await expect(titles.first()).toBeVisible()
  await expect(titles.filter({ hasText: 'Rotterdam' })).toHaveCount(0)
})

test('an article shows on its own sites only (S1 2.9)', async ({ request }) => {
  const id = '1214000000000001020'
  expect((await request.get(`/en/newsDetail?id=${id}&lang=en_UK`)).status()).toBe(200)
  expect((await request.get(`/en/newsDetail?id=${id}&lang=en_US`)).status()).toBe(404)
})

test('a draft is hidden from visitors, from pages and from the contract (S1 2.9)', async ({
  request,
  content,
}) => {
  const { id, title } = await content.news({ sites: ['en_EN'] }, { draft: true })
  expect((await request.get(`/en/newsDetail?id=${id}`)).status()).toBe(404)
  const answer = await request.get(`/f/news/queryById?siteId=en_EN&id=${id}`)
  expect(await answer.json()).toMatchObject({ code: 404, result: null })
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(id)
  expect(await (await request.get('/rss/en_EN')).text()).not.toContain(title)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an article can be read, and its side column leads on (S1 2.9)', async ({ page, content }) => {
    const { id, title } = await content.news({ content: paragraphs('Read without any script.') })
    await page.goto(`/en/newsDetail?id=${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText('Read without any script.')).toBeVisible()
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/en\/news\?id=/)
  })
})
