import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

test('the floating bar shows its QR code by keyboard and scrolls back to the top (S1 2.5)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/uk')
  await waitForHydration(page)
  const bar = page.locator('aside', { has: page.locator('a[href="#top"]') })
  for (const network of ['linkedin', 'facebook', 'youtube'])
    await expect(bar.locator(`a[href*="${network}.com"]`)).toBeVisible()
  const code = bar.getByRole('button', { name: /WeChat/ })
  await code.focus()
  await code.press('Enter')
  await expect(bar.getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('img')).toBeHidden()

  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  await page.getByRole('link', { name: 'Back to top' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the language list of the footer opens upwards, and columns are collapsed on narrow screens (S1 2.3, 2.4)', async ({
  page,
}) => {
  await page.goto('/en/legal?lang=en_EN')
  await waitForHydration(page)
  const footer = page.getByRole('contentinfo')
  const selector = footer.locator('details[name^="languages-"]')
  await selector.locator('summary').click()
  const isAbove = async () => {
    const list = await selector.getByRole('list').boundingBox()
    const summary = await selector.locator('summary').boundingBox()
    return list && summary && list.y + list.height <= summary.y
  }
  await expect.poll(isAbove, 'the list is above its button after it has moved there').toBe(true)
  await expect(selector.getByRole('link', { name: /中文/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  const link = footer.getByRole('link', { name: 'Training Material' })
  await expect(link).toBeHidden()
  await footer.getByRole('button', { name: 'Support', exact: true }).click()
  await expect(link).toBeVisible()
})
