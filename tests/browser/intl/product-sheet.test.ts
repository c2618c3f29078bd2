import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

test('the print button prints, and print shows the specification sheet only (print styles)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.goto('/en/products/sheet?id=1211952306528985089&lang=en_US')
  await waitForHydration(page)
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
