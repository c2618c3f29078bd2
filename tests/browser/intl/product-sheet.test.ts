import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { expect, test } from '../../support/browser'
import { hydrated } from '../../support/browser-hydrated'

const id = '1211952306528985089'
const path = `/en/products/sheet?id=${id}&lang=en_US`

test('a specification sheet has name, drawing, every parameter in both units, and approvals', async ({
  page,
}) => {
  await page.goto(path)
  const sheet = page.getByRole('article')
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText(/^U830 /)
  await expect(sheet.getByRole('img').first()).toBeVisible()
  await expect(sheet.getByRole('cell', { name: '−86 to −40 °C (−123 to −40 °F)' })).toBeVisible()
  await expect(sheet.getByRole('cell', { name: '829 L (29.3 cu ft)' })).toBeVisible()
  await expect(sheet.getByRole('table', { name: 'Markings and approvals' })).toBeVisible()
  await expect(sheet.getByText(/^As of /)).toBeVisible()
})

test('Print prints, and paper shows the sheet alone (the look, Print)', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.goto(path)
  await hydrated(page)
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body[data-printed]')).toHaveCount(1)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  const drawing = page.getByRole('article').getByRole('img').first()
  const height = await drawing.evaluate((one) => one.getBoundingClientRect().height)
  // 90 mm in CSS pixels.
  expect(Math.round(height)).toBe(340)
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
})

test('the sheet leads back to its product, and there is none of a missing one', async ({ page, request }) => {
  await page.goto(path)
  await page.getByRole('link', { name: 'To the product' }).click()
  await expect(page).toHaveURL(new RegExp(`/en/products\\?id=${id}`))
  expect((await request.get('/en/products/sheet?id=1')).status()).toBe(404)
})

for (const width of [1440, 390]) {
  test(`a specification sheet is accessible and fits at ${width} px (WCAG 2.2 AA)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
  })
}
