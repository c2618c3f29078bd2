import type { Page } from '@playwright/test'
import { newsTypes } from '../../support/content'
import { expect, test } from '../../support/browser'

const news = '/en/news?lang=en_EN'
const industry = `/en/news?id=${newsTypes.industry}&lang=en_EN`
const menu = (page: Page) => page.getByRole('navigation', { name: 'News categories' })
const current = (page: Page) => menu(page).locator('[aria-current]')

const storedIn = (page: Page) =>
  page.evaluate(() => ({ index: sessionStorage.newsIndex, item: sessionStorage.newsItem }))

test('a selected type is stored for the session by position and id, also when selected by code or name (S1 2.8)', async ({
  page,
}) => {
  for (const { query, index, item } of [
    { query: `id=${newsTypes.industry}`, index: '1', item: newsTypes.industry },
    { query: 'name=Latest+News+from+Norvane', index: '0', item: newsTypes.latest },
    { query: 'code=IndustryNews', index: '1', item: newsTypes.industry },
  ]) {
    await page.goto(`/en/news?${query}&lang=en_EN`)
    expect(await storedIn(page), query).toEqual({ index, item })
  }
})

test('an address without a type becomes that of the stored type, and back leads to the page before (S1 2.8)', async ({
  page,
}) => {
  await page.goto(industry)
  await page.goto('/en/legal?lang=en_EN')
  const before = await page.evaluate(() => history.length)
  await page.goto(news, { waitUntil: 'commit' })
  await expect(page).toHaveURL(industry)
  await expect(current(page)).toHaveText('Industry News')
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await page.goBack()
  await expect(page).toHaveURL('/en/legal?lang=en_EN')
  await page.goForward()
  await expect(page).toHaveURL(industry)
})

test('the milestones are stored as well (S1 2.8)', async ({ page }) => {
  await page.goto('/en/news?mode=history&lang=es_ES')
  await page.goto('/en/news?lang=es_ES', { waitUntil: 'commit' })
  await expect(page).toHaveURL('/en/news?mode=history&lang=es_ES')
})

test('a stored position without an id is enough; an unknown id and the first type do not redirect (S1 2.8)', async ({
  page,
}) => {
  await page.goto('/en/legal?lang=en_EN')
  await page.evaluate(() => sessionStorage.setItem('newsIndex', '1'))
  await page.goto(news, { waitUntil: 'commit' })
  await expect(page).toHaveURL(industry)
  // On a page without news, which does not write to the storage itself.
  await page.goto('/en/legal?lang=en_EN')
  for (const item of ['deleted', newsTypes.latest]) {
    await page.evaluate((value) => sessionStorage.setItem('newsItem', value), item)
    await page.goto(news)
    await expect(page).toHaveURL(news)
    await expect(current(page)).toHaveText('Latest News from Norvane')
  }
})

test('selecting another entry replaces the stored one, also after going back (S1 2.8)', async ({ page }) => {
  await page.goto(industry)
  await menu(page).getByRole('link', { name: 'Newsletter' }).click()
  await expect(current(page)).toHaveText('Newsletter')
  expect((await storedIn(page)).index).toBe('4')
  await page.goBack()
  await expect(current(page)).toHaveText('Industry News')
  await expect.poll(async () => (await storedIn(page)).index).toBe('1')
})
