import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

const list = '/en/productsList?id=1215000000000101100&lang=en_EN'
const [u340, u420, u350, c120] = [
  '1215000000000040001',
  '1215000000000040002',
  '1215000000000040008',
  '1215000000000040019',
]
const comparison = (ids: (string | undefined)[]) => `/en/products/compare?ids=${ids.join(',')}&lang=en_EN`
const bar = (page: Page) => page.getByRole('region', { name: 'Products chosen for comparison' })
const toggle = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name })
const columns = (page: Page) => page.getByRole('columnheader')

test('products are chosen and compared by keyboard; a bar keeps them through reload and other pages (WCAG 2.1.1)', async ({
  page,
}) => {
  await page.goto(list)
  await waitForHydration(page)
  await expect(bar(page)).toBeHidden()
  await toggle(page, /^Compare U340/).focus()
  await page.keyboard.press('Space')
  await expect(toggle(page, /^Compare U340/)).toHaveAttribute('aria-pressed', 'true')
  await expect(bar(page).getByRole('button', { name: 'Compare 1 product' })).toBeDisabled()
  await toggle(page, /^Compare U420/).focus()
  await page.keyboard.press('Enter')
  await page.reload()
  await expect(bar(page).getByRole('status')).toHaveText('2 of 4 chosen')
  await page.goto('/en/productsList?id=1215000000000101200&lang=en_EN')
  await bar(page).getByRole('link', { name: 'Compare 2 products' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/en/products/compare\\?lang=en_EN&ids=${u340}(,|%2C)${u420}$`))
  await expect(columns(page)).toHaveText([/^Parameter/, /^U340/, /^U420/])
})

test('at most four products can be compared; the bar removes one of them, or all', async ({ page }) => {
  await page.goto(list)
  await waitForHydration(page)
  for (const name of [/^Compare U340/, /^Compare U420/, /^Compare U490/, /^Compare U570/])
    await toggle(page, name).click()
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

test('lists continue with the products left in a comparison', async ({ page }) => {
  await page.goto(comparison([u340, u420, c120]))
  await page.getByRole('link', { name: /^Remove U420/ }).click()
  await expect(columns(page)).toHaveCount(3)
  // The page stores the remaining products after hydration.
  const stored = () => page.evaluate(() => Object.values(sessionStorage).join())
  await expect.poll(stored).toContain(c120)
  await expect.poll(stored).not.toContain(u420)
  await page.goto(list)
  await expect(bar(page).getByRole('listitem')).toHaveText([/^U340/, /^C120/])
})

test('the names of the parameters stay visible when the table is scrolled at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(comparison([u340, u420, u350, c120]))
  const label = page.getByRole('rowheader', { name: /^Net volume/ })
  await label.scrollIntoViewIfNeeded()
  await page.getByRole('table').evaluate((table) => table.parentElement?.scrollTo({ left: 400 }))
  await expect(label).toBeInViewport({ ratio: 0.9 })
  const values = page.getByRole('row', { name: /^Net volume/ }).getByRole('cell')
  await expect(values.last()).toBeInViewport()
})
