import { expect, test } from '../../support/browser'
import { overflowOf } from '../../support/browser-axe'
import { waitForHydration } from '../../support/browser-hydration'

test('the QR code of the messaging app opens inside the window, also by keyboard (S1 2.8)', async ({
  page,
}) => {
  await page.goto('/en/news?lang=en_EN')
  await waitForHydration(page)
  const types = page.getByRole('navigation', { name: 'News categories' })
  const button = types.getByRole('button', { name: 'WeChat: show the QR code' })
  const code = types.getByText(/^Scan with WeChat/)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(code).toBeHidden()
    // A newly focused element is scrolled into view.
    await button.blur()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(code).toBeVisible()
    await expect(code.locator('..')).toBeInViewport({ ratio: 1 })
    expect(await overflowOf(page), `${width} px`).toBe(0)
    await page.keyboard.press('Escape')
    await expect(code).toBeHidden()
  }
})
