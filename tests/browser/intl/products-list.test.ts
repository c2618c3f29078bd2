import type { Page } from '@playwright/test'
import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { uniqueTitle } from '../../support/content'
import { expect, test } from '../../support/browser'

const uprights = '1215000000000101100'
const list = `/en/productsList?id=${uprights}&lang=en_EN`
const categories = (page: Page) => page.getByRole('navigation', { name: 'Product categories' })
const current = (page: Page) => categories(page).locator('[aria-current="page"]')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const filters = (page: Page) => page.getByRole('navigation', { name: 'Filter the products' })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const reset = (page: Page) => page.getByRole('link', { name: 'Clear filters' })

async function open(page: Page, filter: string) {
  await filters(page).getByRole('button', { name: filter }).click()
  // A panel that still rises makes Playwright scroll, which moves the panel away from the click.
  await expect(page.locator(':popover-open')).toHaveCSS('opacity', '1')
}

async function choose(page: Page, filter: string, option: RegExp) {
  await open(page, filter)
  await filters(page).getByRole('link', { name: option }).click()
}

test('the list opens with the first child of the first category (S2 2.1)', async ({ page }) => {
  await page.goto('/en/productsList?lang=en_EN')
  await expect(current(page)).toHaveText('Upright Ultra-Low Freezers')
  await expect(heading(page)).toHaveText('Upright Ultra-Low Freezers')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/productsList$/)
})

test('parents stand with their children, all of them open (S2 2.1)', async ({ page }) => {
  await page.goto(list)
  await expect(categories(page).getByRole('link')).toHaveCount(32)
  await expect(categories(page).getByRole('link', { name: 'Dewars' })).toBeVisible()
})

test('a card has cover, leading temperature and two facts, and leads to its product (S2 2.1)', async ({
  page,
}) => {
  await page.goto(list)
  const card = cards(page).filter({ hasText: 'U830' })
  await expect(card.getByText('−86', { exact: true })).toBeVisible()
  await expect(card.getByRole('listitem')).toHaveText([/^829\sL$/, /kWh/])
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/products\?id=1211952306528985089&name=U830.*&lang=en_EN$/)
})

test('a third level stands as groups below its second (readings 22)', async ({ page }) => {
  await page.goto(list)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Variable-Speed Uprights',
    'Cascade and Dual-System Uprights',
  ])
})

test('choosing a category puts it in the address, just below the banner; reload and back keep it (S2 2.1)', async ({
  page,
}) => {
  await page.goto(list)
  await categories(page).getByRole('link', { name: 'Dewars' }).click()
  await expect(page).toHaveURL(
    /\/en\/productsList\?id=\d+&productsIndex=5&productsubIndex=1&lang=en_EN#list$/,
  )
  await expect(heading(page)).not.toBeInViewport()
  await expect(current(page)).toHaveText('Dewars')
  await page.reload()
  await expect(current(page)).toHaveText('Dewars')
  await page.goBack()
  await expect(current(page)).toHaveText('Upright Ultra-Low Freezers')
})

for (const [form, query] of [
  ['its name', 'name=Vaccine+Refrigerator'],
  ['its position', 'productsIndex=4'],
  ['its id', 'id=1215000000000105000'],
] as const) {
  test(`'Vaccine Refrigerator' by ${form} selects its first child (S2 2.1)`, async ({ page }) => {
    await page.goto(`/en/productsList?${query}&lang=en_EN`)
    await expect(current(page)).toHaveText('Ice-Lined Refrigerators')
  })
}

test('old positions select a category, canonical under its id (S2 2.1)', async ({ page }) => {
  await page.goto('/en/productsList?productsIndex=5&productsubIndex=1&lang=en_EN')
  await expect(current(page)).toHaveText('Dewars')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/productsList\?id=\d+$/)
})

test('a parent with children of its own shows them all (S2 2.1)', async ({ page }) => {
  await page.goto('/en/productsList?id=1215000000000106000&lang=fr_FR')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(3)
})

test('a category that is not there is a missing page', async ({ page, tolerated }) => {
  tolerated.push(/404 \(Not Found\)/)
  const answer = await page.goto('/en/productsList?id=7&lang=en_EN')
  expect(answer?.status()).toBe(404)
})

test('a category without products says so (S2 2)', async ({ page, content }) => {
  const name = uniqueTitle('Category')
  const { id } = await content.create(
    'product-categories',
    { name, order: 99, sites: ['fr_FR'] },
    { locale: 'fr_FR' },
  )
  await page.goto(`/en/productsList?id=${id}&lang=fr_FR`)
  await expect(heading(page)).toHaveText(name)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(/^0/)
})

test('filters narrow the list in the address, with a count for each option', async ({ page }) => {
  await page.goto(list)
  const before = await cards(page).count()
  await open(page, 'Net volume')
  const option = filters(page).getByRole('link', { name: /^600\sL and more/ })
  const count = Number((await option.innerText()).match(/(\d+)\s*$/)?.[1])
  expect(count).toBeLessThan(before)
  await option.click()
  await expect(page).toHaveURL(`/en/productsList?id=${uprights}&volume=from-600&lang=en_EN#list`)
  await expect(cards(page)).toHaveCount(count)
  await expect(page.getByText(`${count} products match`)).toBeVisible()
  await page.reload()
  await expect(cards(page)).toHaveCount(count)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/en/productsList\\?id=${uprights}$`),
  )
})

test('chosen filters are taken off one by one, or all at once', async ({ page }) => {
  await page.goto(list)
  await choose(page, 'Net volume', /^600/)
  await choose(page, 'Application', /^Laboratory Network/)
  await expect(page).toHaveURL(/volume=from-600&application=\d+/)
  await page.getByRole('link', { name: /^Remove the filter 600/ }).click()
  await expect(page).toHaveURL(/id=\d+&application=\d+&lang/)
  await choose(page, 'Net volume', /^600/)
  await reset(page).click()
  await expect(page).toHaveURL(`${list}#list`)
  await expect(reset(page)).toHaveCount(0)
})

test('an empty result says so and offers a way out', async ({ page }) => {
  await page.goto(`/en/productsList?id=${uprights}&temperature=cool&lang=en_EN`)
  await expect(page.getByRole('heading', { name: 'No products match these filters' })).toBeVisible()
  await reset(page).last().click()
  await expect(cards(page).first()).toBeVisible()
})

test('filters on the US site name °F and cubic feet too (readings 34)', async ({ page }) => {
  await page.goto('/en/productsList?id=1215000000000101100&volume=from-600&lang=en_US')
  await expect(page.getByRole('link', { name: /600\sL \(21\.2\scu\sft\)/ }).first()).toBeAttached()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('categories, filters and the comparison work', async ({ page }) => {
    await page.goto(list)
    await choose(page, 'Net volume', /^600/)
    await expect(page).toHaveURL(/volume=from-600/)
    await categories(page).getByRole('link', { name: 'Dewars' }).click()
    await expect(current(page)).toHaveText('Dewars')
    await page
      .getByRole('link', { name: /^Compare D/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/en\/products\/compare\?ids=\d+&lang=en_EN$/)
  })
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the categories come first, in a panel that Escape closes (S2 2.1)', async ({ page }) => {
    await page.goto(list)
    const open = page.getByRole('button', { name: 'All categories' })
    await expect(categories(page)).toBeHidden()
    await open.click()
    await expect(categories(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(categories(page)).toBeHidden()
    await open.click()
    await categories(page).getByRole('link', { name: 'Dewars' }).click()
    await expect(heading(page)).toHaveText('Dewars')
  })
})

for (const width of [1440, 845, 390]) {
  test(`axe finds nothing and nothing is wider than the window at ${width} px (WCAG 2.2 AA)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${list}&volume=from-600`)
    expect(await overflowOf(page)).toBe(0)
    await filters(page).getByRole('button', { name: 'Application' }).click()
    await expectAccessible(page)
  })
}

test('from the list to a filtered one by the keyboard alone (WCAG 2.1.1)', async ({ page }) => {
  await page.goto(list)
  await filters(page).getByRole('button', { name: 'Net volume' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(filters(page).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(filters(page).getByRole('button', { name: 'Net volume' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/volume=/)
})
