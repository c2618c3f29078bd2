import type { Page } from '@playwright/test'
import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { expect, test } from '../../support/browser'
import { hydrated } from '../../support/browser-hydrated'

const list = '/en/productsList?id=1215000000000101100&lang=en_EN'
const [u340, u420, u350, c120] = [
  ...['1215000000000040001', '1215000000000040002', '1215000000000040008', '1215000000000040019'],
]
const comparison = (ids: (string | undefined)[], site = 'en_EN') =>
  `/en/products/compare?ids=${ids.join(',')}&lang=${site}`
const bar = (page: Page) => page.getByRole('region', { name: 'Products chosen for comparison' })
const toggle = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name })
const columns = (page: Page) => page.getByRole('columnheader')
const row = (page: Page, name: RegExp) => page.getByRole('row', { name })

test('chosen products stand in a bar, through reload and other pages, until they are compared', async ({
  page,
}) => {
  await page.goto(list)
  await hydrated(page)
  await expect(bar(page)).toBeHidden()
  await toggle(page, /^Compare U340/).click()
  await expect(toggle(page, /^Compare U340/)).toHaveAttribute('aria-pressed', 'true')
  await expect(bar(page).getByRole('button', { name: 'Compare 1 product' })).toBeDisabled()
  await toggle(page, /^Compare U420/).click()
  await page.reload()
  await expect(bar(page).getByRole('status')).toHaveText('2 of 4 chosen')
  await page.goto('/en/productsList?id=1215000000000101200&lang=en_EN')
  await bar(page).getByRole('link', { name: 'Compare 2 products' }).click()
  await expect(page).toHaveURL(new RegExp(`/en/products/compare\\?lang=en_EN&ids=${u340}(,|%2C)${u420}$`))
  await expect(columns(page)).toHaveText([/^Parameter/, /^U340/, /^U420/])
})

test('four are the most; one is removed in the bar, or all', async ({ page }) => {
  await page.goto(list)
  await hydrated(page)
  for (const name of [/^Compare U340/, /^Compare U420/, /^Compare U490/, /^Compare U570/]) {
    await toggle(page, name).click()
  }
  await expect(toggle(page, /^Compare U700/)).toHaveAttribute('aria-disabled', 'true')
  await toggle(page, /^Compare U700/).dispatchEvent('click')
  await expect(bar(page).getByRole('status')).toHaveText(/^4 of 4 chosen To choose another/)
  await bar(page)
    .getByRole('button', { name: /^Remove U420/ })
    .click()
  await expect(bar(page).getByRole('listitem')).toHaveCount(3)
  await bar(page).getByRole('button', { name: 'Clear all' }).click()
  await expect(bar(page)).toBeHidden()
})

test('products stand side by side, rows by class, what differs is said', async ({ page }) => {
  await page.goto(comparison([u340, u350]))
  await expect(page.getByRole('rowheader', { name: /^Net volume \(Differs\)$/ })).toBeVisible()
  await expect(row(page, /^Net volume/).getByRole('cell')).toHaveText([/^336\sL$/, /^348\sL$/])
  await expect(row(page, /^Refrigerant /)).not.toContainText('Differs')
  await expect(columns(page).nth(1).getByRole('link').first()).toHaveAttribute('href', /\/en\/products\?id=/)
})

test('differences only is an address and leads back', async ({ page }) => {
  await page.goto(comparison([u340, u350]))
  const views = page.getByRole('navigation', { name: 'Rows' })
  await views.getByRole('link', { name: 'Differences only' }).click()
  await expect(page).toHaveURL(/only=differences/)
  await expect(row(page, /^Refrigerant /)).toHaveCount(0)
  await expect(row(page, /^Net volume/)).toHaveCount(1)
  await views.getByRole('link', { name: 'All values' }).click()
  await expect(row(page, /^Refrigerant /)).toHaveCount(1)
})

test('the US site adds °F and cubic feet (readings 34)', async ({ page }) => {
  await page.goto(comparison([u340, u350], 'en_US'))
  await expect(
    row(page, /^Net volume/)
      .getByRole('cell')
      .first(),
  ).toHaveText(/^336\sL \(11\.9\scu\sft\)$/)
  await expect(
    row(page, /^Temperature range/)
      .getByRole('cell')
      .first(),
  ).toHaveText(/°F\)$/)
})

test('a product is removed by its link, and lists go on with what is left', async ({ page }) => {
  await page.goto(comparison([u340, u420, c120]))
  await hydrated(page)
  await page.getByRole('link', { name: /^Remove U420/ }).click()
  await expect(columns(page)).toHaveCount(3)
  // What is left is set aside when the page has come to life.
  await hydrated(page)
  await page.goto(list)
  await expect(bar(page).getByRole('listitem')).toHaveText([/^U340/, /^C120/])
})

test('unknown products are left out; one alone asks for another', async ({ page }) => {
  await page.goto(comparison([u340, '7']))
  await expect(page.getByRole('heading', { name: 'One more product is needed' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})

for (const [what, ids] of [
  ['no product', ''],
  ['more than four', '&ids=1,2,3,4,5'],
] as const) {
  test(`${what}: the page says how to begin`, async ({ page }) => {
    await page.goto(`/en/products/compare?lang=en_EN${ids}`)
    await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('products are added one by one', async ({ page }) => {
    await page.goto('/en/products/compare?lang=en_EN')
    const add = page.getByRole('button', { name: 'Add', exact: true })
    const choice = page.getByRole('combobox', { name: 'Add a product' })
    await choice.selectOption({ value: `${u340}` })
    await add.click()
    await choice.selectOption({ value: `${u340},${u350}` })
    await add.click()
    await expect(page).toHaveURL(/\/en\/products\/compare\?lang=en_EN&ids=\d+%2C\d+$/)
    await expect(columns(page)).toHaveCount(3)
  })
})

for (const width of [1440, 390]) {
  test(`axe finds nothing and nothing is wider than the window at ${width} px (WCAG 2.2 AA)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(comparison([u340, u420, u350, c120], 'en_US'))
    expect(await overflowOf(page)).toBe(0)
    await expectAccessible(page)
    await page.goto(list)
    await hydrated(page)
    await toggle(page, /^Compare U340/).click()
    expect(await overflowOf(page)).toBe(0)
    await expectAccessible(page)
  })
}

test('the names of the parameters stay in sight when the table is moved at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(comparison([u340, u420, u350, c120]))
  const label = page.getByRole('rowheader', { name: /^Net volume/ })
  await label.scrollIntoViewIfNeeded()
  await page.getByRole('table').evaluate((table) => table.parentElement?.scrollTo({ left: 400 }))
  await expect(label).toBeInViewport({ ratio: 0.9 })
  await expect(
    row(page, /^Net volume/)
      .getByRole('cell')
      .last(),
  ).toBeInViewport()
})

test('from the list to the comparison by the keyboard alone (WCAG 2.1.1)', async ({ page }) => {
  await page.goto(list)
  await hydrated(page)
  await toggle(page, /^Compare U340/).focus()
  await page.keyboard.press('Space')
  await toggle(page, /^Compare U420/).focus()
  await page.keyboard.press('Enter')
  await bar(page).getByRole('link', { name: 'Compare 2 products' }).focus()
  await page.keyboard.press('Enter')
  await expect(columns(page)).toHaveCount(3)
})
