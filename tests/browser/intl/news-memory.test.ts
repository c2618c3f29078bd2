import type { Page } from '@playwright/test'
import { newsTypes } from '../../support/content'
import { expect, test } from '../../support/browser'

const news = '/en/news?lang=en_EN'
const industry = `/en/news?id=${newsTypes.industry}&lang=en_EN`
const current = (page: Page) =>
  page.getByRole('navigation', { name: 'News categories' }).locator('[aria-current]')

const kept = (page: Page) =>
  page.evaluate(() => ({ index: sessionStorage.newsIndex, item: sessionStorage.newsItem }))

test('a selected type is kept for the session, by position and id (S1 2.8)', async ({ page }) => {
  await page.goto(industry)
  expect(await kept(page)).toEqual({ index: '1', item: newsTypes.industry })
})

test('a code stores what it selects, too (S1 2.8)', async ({ page }) => {
  await page.goto('/en/news?code=IndustryNews&lang=en_EN')
  expect(await kept(page)).toEqual({ index: '1', item: newsTypes.industry })
  await page.goto('/en/news?name=Latest+News+from+Norvane&lang=en_EN')
  expect(await kept(page)).toEqual({ index: '0', item: newsTypes.latest })
})

test('an address that selects nothing becomes that of the remembered entry (S1 2.8)', async ({ page }) => {
  await page.goto(industry)
  await page.goto('/en/legal?lang=en_EN')
  await page.goto(news, { waitUntil: 'commit' })
  await expect(page).toHaveURL(industry)
  await expect(current(page)).toHaveText('Industry News')
})

test('back leads to where the visitor came from, and there is no loop (S1 2.8)', async ({ page }) => {
  await page.goto(industry)
  await page.goto('/en/legal?lang=en_EN')
  const before = await page.evaluate(() => history.length)
  await page.goto(news, { waitUntil: 'commit' })
  await expect(page).toHaveURL(industry)
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await page.goBack()
  await expect(page).toHaveURL('/en/legal?lang=en_EN')
  await page.goForward()
  await expect(page).toHaveURL(industry)
})

test('the milestones are remembered as well (S1 2.8)', async ({ page }) => {
  await page.goto('/en/news?mode=history&lang=es_ES')
  await page.goto('/en/news?lang=es_ES', { waitUntil: 'commit' })
  await expect(page).toHaveURL('/en/news?mode=history&lang=es_ES')
})

test('an older memory of a position alone is understood (S1 2.8)', async ({ page }) => {
  await page.goto('/en/legal?lang=en_EN')
  await page.evaluate(() => sessionStorage.setItem('newsIndex', '1'))
  await page.goto(news, { waitUntil: 'commit' })
  await expect(page).toHaveURL(industry)
})

test('what the menu does not have any more, and the first entry, lead nowhere (S1 2.8)', async ({ page }) => {
  await page.goto('/en/legal?lang=en_EN')
  for (const item of ['gone', newsTypes.latest]) {
    await page.evaluate((value) => sessionStorage.setItem('newsItem', value), item)
    await page.goto(news)
    await expect(page).toHaveURL(news)
    await expect(current(page)).toHaveText('Latest News from Norvane')
  }
})

test('choosing another entry replaces the memory, also after going back (S1 2.8)', async ({ page }) => {
  await page.goto(industry)
  await page
    .getByRole('navigation', { name: 'News categories' })
    .getByRole('link', { name: 'Newsletter' })
    .click()
  await expect(current(page)).toHaveText('Newsletter')
  expect((await kept(page)).index).toBe('4')
  await page.goBack()
  await expect(current(page)).toHaveText('Industry News')
  await expect.poll(async () => (await kept(page)).index).toBe('1')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first type is shown (S1 2.8)', async ({ page }) => {
    await page.goto(news)
    await expect(current(page)).toHaveText('Latest News from Norvane')
  })
})
