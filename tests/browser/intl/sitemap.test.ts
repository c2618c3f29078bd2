import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

test('the site map shows and hides the QR code of the messaging app (S1 2.18)', async ({ page }) => {
  await page.goto('/en/sitemap?lang=en_EN')
  await waitForHydration(page)
  const social = page.getByRole('region', { name: 'Social Media', exact: true })
  await social.getByRole('button', { name: 'WeChat' }).click()
  await expect(social.getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(social.getByRole('img')).toBeHidden()
})
