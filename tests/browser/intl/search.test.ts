import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { hydrated } from '../../support/browser-hydrated'

const tags = (page: Page) => page.getByRole('navigation', { name: 'Please select the relevant category' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const results = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

test('a search shows its text, how much it found, the tags, and twelve results a page (S1 2.17)', async ({
  page,
}) => {
  await page.goto('/en/search?selectWD=2&inputWD=freezers&lang=en_UK')
  await expect(title(page)).toHaveText(/^“freezers”: found \d+ results$/)
  await expect(tags(page).getByRole('link')).toHaveText([
    ...[/^Products \d+$/, /^Solutions \d+$/, /^Cases \d+$/, /^Videos \d+$/, /^Product images \d+$/],
    ...[/^Brochures \d+$/, /^News \d+$/],
  ])
  await expect(results(page)).toHaveCount(12)
  await expect(page.locator('mark').first()).toHaveText(/^freezers?$/i)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/en/search?selectWD=2&inputWD=freezers&pageNo=2&lang=en_UK')
  await tags(page).getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveURL('/en/search?selectWD=1&inputWD=freezers&lang=en_UK')
  await expect(tags(page).locator('[aria-current]')).toHaveText(/^News/)
})

test('every type shows its results without a flaw that axe finds, wide and narrow (S1 2.17, WCAG 2.2 AA)', async ({
  page,
}) => {
  for (const [type, width] of [
    ['2', 1440],
    ['3', 390],
    ['4', 1440],
    ['5', 390],
    ['6', 1440],
    ['7', 390],
    ['1', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/en/search?selectWD=${type}&inputWD=blood&lang=en_EN`)
    await expect(results(page).first()).toBeVisible()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
  }
})

test('while the next search runs, still blocks stand in place of the results (S1 2.17, 4)', async ({
  page,
}) => {
  await page.goto('/en/search?selectWD=2&inputWD=blood&lang=en_EN')
  await hydrated(page)
  // The page is on its way out when they appear: it leaves word of what it showed.
  await page.evaluate(() => {
    const note = () => {
      const loading = document.querySelector('main [role="status"]')?.getAttribute('aria-label')
      const left = document.querySelectorAll('main h2').length
      if (loading) sessionStorage.setItem('shown', `${loading}, ${left} results`)
    }
    new MutationObserver(note).observe(document.querySelector('main') ?? document, {
      childList: true,
      subtree: true,
    })
  })
  await tags(page).getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveURL('/en/search?selectWD=1&inputWD=blood&lang=en_EN')
  expect(await page.evaluate(() => sessionStorage.getItem('shown'))).toBe('Searching, 0 results')
})

test('the field of the page keeps the type', async ({ page }) => {
  await page.goto('/en/search?selectWD=4&inputWD=blood&lang=en_EN')
  const form = page.getByRole('main').getByRole('search')
  await form.locator('[name="inputWD"]').fill('vaccine')
  await form.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(title(page)).toHaveText(/^“vaccine”/)
  await expect(page).toHaveURL('/en/search?selectWD=4&lang=en_EN&inputWD=vaccine')
})

test('nothing found says so and leads on, without scripts too (S1 2.17, 8)', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/en/search?selectWD=3&inputWD=qqqqzzzz&lang=en_EN')
  await expect(title(page)).toHaveText('“qqqqzzzz”: found no results')
  const main = page.getByRole('main')
  await expect(main).toContainText(
    'There is no information available, please submit your request or contact us to get more details.',
  )
  await main.getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL('/en/contact?lang=en_EN')
  await context.close()
})

test('a word that stands for a type shows all of that type (S1 5)', async ({ page }) => {
  await page.goto('/en/search?selectWD=2&inputWD=Video&lang=en_EN')
  await expect(page).toHaveURL('/en/search?selectWD=5&lang=en_EN')
  await expect(title(page)).toHaveText(/^Videos: \d+ results$/)
})

test('signs that addresses are made of can be searched (S1 2.17)', async ({ request }) => {
  for (const text of ['100%', 'E003/091', '%2F', '..', '~a']) {
    const answer = await request.get(`/en/search?inputWD=${encodeURIComponent(text)}&lang=en_EN`)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain(`<title>${text} | `)
  }
})

test('searches are kept by nobody and are not for search engines', async ({ request }) => {
  const ask = () => request.get('/en/search?selectWD=2&inputWD=blood&lang=en_EN')
  await ask()
  const answer = await ask()
  expect(answer.headers()['cache-control']).toContain('no-store')
  expect(answer.headers()['x-cache']).not.toBe('hit')
  const html = await answer.text()
  const head = html.slice(0, html.indexOf('</head>'))
  expect(head).toContain('<meta name="robots" content="noindex"/>')
  expect(head).toMatch(/<link rel="canonical" href="[^"?]*\/en\/search"\/>/)
})
