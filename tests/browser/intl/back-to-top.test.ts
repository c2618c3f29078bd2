import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

for (const { path, name } of [
  { path: '/en', name: 'Back to top' },
  { path: '/cn', name: '返回顶部' },
]) {
  test(`on a phone ${path} has a back-to-top button after two screens of scrolling (issue 14)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await waitForHydration(page)
    const link = page.getByRole('link', { name })
    await expect(link).toBeHidden()
    await page.evaluate(() => scrollTo(0, 3 * innerHeight))
    await expect(link).toBeInViewport({ ratio: 1 })
    await link.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(link).toBeHidden()
  })
}
