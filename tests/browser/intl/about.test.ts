import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { paragraphs, uniqueTitle } from '../../support/content'

const biobanks = '1214000000000002501'

const list = (page: Page, name = 'About us') => page.getByRole('navigation', { name, exact: true })
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem')
const tiles = (page: Page) => page.getByRole('region', { name: 'Get to know us' })

test('the list at the left holds history, team, videos and the case types below case studies (S1 2.13)', async ({
  page,
}) => {
  await page.goto('/en/aboutUs?lang=en_EN')
  await expect(list(page).getByRole('link', { name: 'Our History' })).toHaveAttribute(
    ...['href', '/en/aboutUs/history?listid=0&lang=en_EN'],
  )
  await expect(list(page).getByRole('link', { name: 'The Team' })).toHaveAttribute(
    ...['href', '/en/aboutUs/team?listid=1&lang=en_EN'],
  )
  await expect(list(page).getByRole('link', { name: 'Videos' })).toHaveAttribute(
    ...['href', '/en/aboutUs/video?listid=2&lang=en_EN'],
  )
  await expect(list(page).getByText('Case Studies', { exact: true })).toBeVisible()
  await expect(list(page).getByRole('link', { name: 'Case Studies' })).toHaveCount(0)
  await expect(list(page).getByRole('link', { name: /^Biobanks/ })).toHaveAttribute(
    ...['href', `/en/aboutUs/case?listid=${biobanks}&parentid=3&lang=en_EN`],
  )
})

test('on en_US the list, the tiles and the site map lead to no team (S1 2.4, 2.13)', async ({ page }) => {
  await page.goto('/en/aboutUs?lang=en_US')
  await expect(list(page).getByRole('link', { name: 'Our History' })).toBeVisible()
  await expect(tiles(page).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('main').getByRole('link', { name: 'The Team' })).toHaveCount(0)
  await page.goto('/en/sitemap?lang=en_US')
  await expect(page.getByRole('main').getByRole('link', { name: 'Our History' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'The Team' })).toHaveCount(0)
})

test('the other international sites lead to the team (S1 2.13)', async ({ page }) => {
  for (const [site, name, team] of [
    ['en_UK', 'About us', 'The Team'],
    ['es_ES', 'Sobre nosotros', 'El equipo'],
    ['fr_FR', 'À propos', 'L’équipe'],
  ] as const) {
    await page.goto(`/en/aboutUs?lang=${site}`)
    await expect(list(page, name).getByRole('link', { name: team })).toBeVisible()
  }
})

test('the about-us page opens with the company in a sentence and leads to its four pages (S1 2.13)', async ({
  page,
}) => {
  await page.goto('/en/aboutUs?lang=en_UK')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
  await expect(page).toHaveTitle(/^About us \| Norvane/)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{3}/)
  await expect(crumbs(page)).toHaveText(['Home', 'About us'])
  await expect(tiles(page).getByRole('heading', { level: 3 })).toHaveText([
    ...['Our History', 'The Team', 'Videos', 'Case Studies'],
  ])
  await tiles(page).getByRole('link', { name: 'Our History' }).click()
  await expect(page).toHaveURL('/en/aboutUs/history?listid=0&lang=en_UK')
})

test('search engines read the company on the about-us page', async ({ page }) => {
  await page.goto('/en/aboutUs?lang=en_EN')
  const json = await page.locator('script[type="application/ld+json"]').last().textContent()
  expect(JSON.parse(json ?? '')).toMatchObject({
    '@type': 'AboutPage',
    inLanguage: 'en',
    mainEntity: { '@type': 'Organization', name: expect.stringContaining('Norvane'), foundingDate: '2003' },
  })
})

test('our history is the company’s rich text, its entry the active one (S1 2.13)', async ({ page }) => {
  await page.goto('/en/aboutUs/history?listid=0&lang=en_EN')
  await expect(list(page).locator('[aria-current]')).toHaveText('Our History')
  await expect(crumbs(page)).toHaveText(['Home', 'About us', 'Our History'])
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
  await crumbs(page).getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL('/en/aboutUs?lang=en_EN')
})

test('below the history stand the milestones, the newest year first (S1 2.13)', async ({ page }) => {
  await page.goto('/en/aboutUs/history?lang=en_EN')
  const milestones = page.getByRole('region', { name: 'Milestones', exact: true })
  const years = (await milestones.getByRole('heading', { level: 3 }).allTextContents()).map(Number)
  expect(years.length).toBeGreaterThan(3)
  expect(years).toEqual([...years].sort((first, second) => second - first))
  await expect(milestones.getByRole('link', { name: 'Milestones & Awards' })).toHaveAttribute(
    ...['href', '/en/news?mode=history&lang=en_EN'],
  )
})

test('a milestone shows its month, sentence and details, a draft is hidden (S1 2.13)', async ({
  page,
  content,
}) => {
  const title = uniqueTitle('A gate opens')
  const fields = { title, year: 1901, month: 3, content: paragraphs('With a key.'), sites: ['fr_FR'] }
  await content.create('milestones', { ...fields, _status: 'published' })
  const hidden = uniqueTitle('A gate is planned')
  await content.create('milestones', { ...fields, title: hidden, _status: 'draft' }, { draft: true })
  await page.goto('/en/aboutUs/history?lang=fr_FR')
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: title }).last()
  await expect(entry).toHaveText(/mars.*A gate opens.*With a key\./)
  await expect(page.getByText(hidden)).toHaveCount(0)
})

test('the list stands beside the cases, too, the shown type being its active entry (S1 2.11, 2.13)', async ({
  page,
}) => {
  await page.goto(`/en/aboutUs/case?listid=${biobanks}&parentid=3&lang=en_EN`)
  await expect(list(page).locator('[aria-current]')).toHaveText(/^Biobanks/)
  await expect(crumbs(page)).toHaveText(['Home', 'About us', 'Application cases', 'Biobanks'])
  await list(page).getByRole('link', { name: 'The Team' }).click()
  await expect(page).toHaveURL('/en/aboutUs/team?listid=1&lang=en_EN')
})

test('the address by language shows the page, too (S1 2.1, 2.13)', async ({ page }) => {
  await page.goto('/es_ES/aboutUs/history?listid=0')
  await expect(page.getByRole('navigation', { name: 'Sobre nosotros' })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    ...['href', /\/en\/aboutUs\/history\?lang=es_ES$/],
  )
})

test('the history is canonical at its own address, and hreflang names its sites', async ({ page }) => {
  await page.goto('/en/aboutUs/history?lang=en_EN')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/aboutUs\/history$/)
  await expect(page.locator('link[rel=alternate][hreflang=fr]')).toHaveAttribute(
    ...['href', /\/en\/aboutUs\/history\?lang=fr_FR$/],
  )
})

test('the list can be walked with the keyboard', async ({ page }) => {
  await page.goto('/en/aboutUs/history?lang=en_EN')
  await list(page).getByRole('link', { name: 'Our History' }).focus()
  await page.keyboard.press('Tab')
  await expect(list(page).getByRole('link', { name: 'The Team' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/aboutUs/team?listid=1&lang=en_EN')
})

for (const width of [1440, 845, 390]) {
  test(`axe finds nothing on the about pages at ${width} px, and they stay in the window (WCAG 2.2 AA)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    for (const path of ['/en/aboutUs?lang=en_UK', '/en/aboutUs/history?lang=es_ES']) {
      await page.goto(path)
      await expectAccessible(page)
      expect(await overflowOf(page), path).toBe(0)
    }
  })
}

test('on narrow screens the list is a row above the page, the active entry in sight (S1 9)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/en/aboutUs/case?listid=${biobanks}&parentid=3&lang=en_EN`)
  await expect(list(page).locator('[aria-current]')).toBeInViewport()
  const { height } = (await list(page).boundingBox()) ?? { height: 0 }
  expect(height).toBeLessThan(80)
})
