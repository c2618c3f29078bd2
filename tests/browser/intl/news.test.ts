import type { Page } from '@playwright/test'
import { newsTypes, uniqueTitle } from '../../support/content'
import { expect, test } from '../../support/browser'
import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { hydrated } from '../../support/browser-hydrated'

const types = (page: Page) => page.getByRole('navigation', { name: 'News categories' })
const articles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

test('the news page lists its types and begins with the first one (S1 2.8)', async ({ page }) => {
  await page.goto('/en/news?lang=en_US')
  await expect(types(page).getByRole('list').first().getByRole('link')).toHaveText([
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
  await expect(first.getByRole('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
  await expect(first.getByRole('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  await expect(first.getByRole('paragraph').last()).toHaveText(/\w+ \w+/)
  const title = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/newsDetail\?id=\d{19}&.*lang=en_US/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
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

test('a type without articles says so (S1 8)', async ({ page, content }) => {
  const name = uniqueTitle('Nothing yet')
  const code = name.replace(/\W/g, '-')
  const type = await content.create('news-types', { name, code, order: 91, sites: ['fr_FR'] })
  await page.goto(`/en/news?id=${type.id}&lang=fr_FR`)
  await expect(page.getByRole('main').getByText(/^Aucune information n’est disponible\./)).toBeVisible()
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

test('accounts elsewhere open a new window, those of the UK are its own (S1 2.8)', async ({ page }) => {
  const linkedin = types(page).getByRole('link', { name: /^LinkedIn/ })
  await page.goto('/en/news?lang=en_UK')
  await expect(linkedin).toHaveAttribute('href', 'https://www.linkedin.com/company/norvane-biomedical-uk')
  await expect(linkedin).toHaveAttribute('target', '_blank')
  await expect(linkedin).toHaveAccessibleName('LinkedIn (opens in a new window)')
  await expect(types(page).getByRole('list', { name: 'Social Media' }).getByRole('listitem')).toHaveCount(5)
  await page.goto('/en/news?lang=en_US')
  await expect(linkedin).toHaveAttribute('href', 'https://www.linkedin.com/company/norvane-biomedical')
})

for (const width of [1440, 390]) {
  test(`the messaging app shows its code inside the window at ${width} px, also by keyboard (S1 2.8)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/en/news?lang=en_EN')
    await hydrated(page)
    const button = types(page).getByRole('button', { name: 'WeChat: show the QR code' })
    const code = types(page).getByText(/^Scan with WeChat/)
    await expect(code).toBeHidden()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(code).toBeVisible()
    await expect(code.locator('..')).toBeInViewport({ ratio: 1 })
    expect(await overflowOf(page)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(code).toBeHidden()
  })
}

for (const { site, menuName, name } of [
  { site: 'en_EN', menuName: 'News categories', name: 'Milestones & Awards' },
  { site: 'es_ES', menuName: 'Categorías de noticias', name: 'Hitos y premios' },
]) {
  test(`${name} is the last entry and shows the text and the years of the company (S1 2.8)`, async ({
    page,
  }) => {
    await page.goto(`/en/news?lang=${site}`)
    const menu = page.getByRole('navigation', { name: menuName })
    const entry = menu.getByRole('link').last()
    await expect(entry).toHaveText(name)
    await entry.click()
    await expect(page).toHaveURL(`/en/news?mode=history&lang=${site}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(menu.locator('[aria-current="page"]')).toHaveText(name)
    const years = articles(page).filter({ hasText: /^\d{4}$/ })
    await expect(years.last()).toHaveText('2003')
    await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible()
  })
}

test('the old address of the history leads to it (S1 2.8)', async ({ page }) => {
  await page.goto('/en/newsHistory?lang=en_UK')
  await expect(page).toHaveURL('/en/news?mode=history&lang=en_UK')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Milestones & Awards')
})

test('the milestones and the newsletters are their own pages to search engines (S1 2.8)', async ({
  page,
}) => {
  const canonical = page.locator('link[rel=canonical]')
  await page.goto('/en/news?mode=history&lang=fr_FR')
  await expect(canonical).toHaveAttribute('href', /\/en\/news\?mode=history&lang=fr_FR$/)
  await page.goto('/en/news?code=IndustryNews&lang=fr_FR')
  await expect(canonical).toHaveAttribute(
    'href',
    new RegExp(`/en/news\\?id=${newsTypes.industry}&lang=fr_FR$`),
  )
})

for (const { width, site } of [
  { width: 1440, site: 'en_EN' },
  { width: 845, site: 'es_ES' },
  { width: 390, site: 'en_UK' },
]) {
  test(`the milestones are accessible and fit at ${width} px (WCAG 2.2 AA)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/en/news?mode=history&lang=${site}`)
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
  })
}
