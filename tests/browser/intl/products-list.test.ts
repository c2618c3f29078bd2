import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

const uprights = '1215000000000101100'
const list = `/en/productsList?id=${uprights}&lang=en_EN`
const categories = (page: Page) => page.getByRole('navigation', { name: 'Product categories' })
const current = (page: Page) => categories(page).locator('[aria-current="page"]')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const filters = (page: Page) => page.getByRole('navigation', { name: 'Filter the products' })
/** With those in the closed group of discontinued models. */
const cards = (page: Page) => page.getByRole('main').getByRole('article', { includeHidden: true })

async function choose(page: Page, filter: string, option: RegExp) {
  await filters(page).getByRole('button', { name: filter }).click()
  // Playwright scrolls while a panel is animated, which moves the panel away from the click.
  await expect(page.locator(':popover-open')).toHaveCSS('opacity', '1')
  await filters(page).getByRole('link', { name: option }).click()
}

test('a chosen category shows its list just below the banner; a reload keeps it, and back leaves the list (S2 2.1)', async ({
  page,
}) => {
  await page.goto('/en/legal?lang=en_EN')
  await page.goto(list)
  await waitForHydration(page)
  await categories(page).getByRole('link', { name: 'Dewars' }).click()
  await expect(page).toHaveURL(/\/en\/productsList\?id=\d+&.*#list$/)
  await expect(current(page)).toHaveText('Dewars')
  await expect(heading(page)).not.toBeInViewport()
  await page.reload()
  await expect(current(page)).toHaveText('Dewars')
  await page.goBack()
  await expect(page).toHaveURL('/en/legal?lang=en_EN')
})

test('the chosen category is stored for the session, and the menu leads back to it (S2 2.1, 9)', async ({
  page,
}) => {
  await page.goto('/en/productsList?lang=en_EN')
  await waitForHydration(page)
  await categories(page).getByRole('link', { name: 'Dry Shippers' }).click()
  await expect(heading(page)).toHaveText('Dry Shippers')
  const stored = await page.evaluate(() => ({ ...sessionStorage }))
  const address = new URL(page.url())
  expect(stored).toMatchObject({
    productsItem: address.searchParams.get('id'),
    productsIndex: address.searchParams.get('productsIndex'),
    productsubIndex: address.searchParams.get('productsubIndex'),
  })
  await cards(page).first().getByRole('link').first().click()
  await expect(heading(page)).not.toHaveText('Dry Shippers')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Products', exact: true }).first().click()
  await expect(heading(page)).toHaveText('Dry Shippers')
  await expect(current(page)).toHaveText('Dry Shippers')

  await page.goto('/en/legal?lang=en_EN')
  await page.evaluate(() => sessionStorage.removeItem('productsItem'))
  await page.goto('/en/productsList?lang=en_EN', { waitUntil: 'commit' })
  await expect(page).toHaveURL(/productsubIndex=/)
  await expect(heading(page)).toHaveText('Dry Shippers')
})

test('filters are chosen in panels with the keyboard and the mouse, and a reload keeps them (WCAG 2.1.1)', async ({
  page,
}) => {
  await page.goto(list)
  const volume = filters(page).getByRole('button', { name: 'Net volume' })
  await volume.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(filters(page).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(volume).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(filters(page).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/en/productsList?id=${uprights}&volume=300-600&lang=en_EN#list`)

  await choose(page, 'Application', /^Laboratory Network/)
  await expect(page).toHaveURL(/volume=300-600&application=\d+/)
  const summary = await page.getByText(/^\d+ products match/).textContent()
  const count = Number.parseInt(summary ?? '')
  await expect(cards(page)).toHaveCount(count)
  await page.reload()
  await expect(cards(page)).toHaveCount(count)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters open their panels, and all tabs of a product can be read (S2 2.3)', async ({ page }) => {
    await page.goto(list)
    await choose(page, 'Net volume', /^600/)
    await expect(page).toHaveURL(/volume=from-600/)

    await page.goto('/en/products?id=1211952306528985089&lang=en_EN')
    await expect(page.getByRole('region', { name: 'Technical data' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Product brochures' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Solutions' })).toBeVisible()
    await expect(page.getByRole('main').getByText('We reply within two working days.').first()).toBeVisible()
  })
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the categories are in a panel, which Escape closes (S2 2.1)', async ({ page }) => {
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
