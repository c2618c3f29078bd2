import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { expectAccessible, overflowOf } from '../../support/browser-axe'

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' })

for (const [site, title, date] of [
  ['en_EN', 'Legal notice', 'Dated 22 January 2020'],
  ['en_US', 'Legal notice', 'Dated January 22, 2020'],
  ['en_UK', 'Legal notice', 'Dated 22 January 2020'],
  ['es_ES', 'Aviso legal', 'Fecha: 22 de enero de 2020'],
  ['fr_FR', 'Mentions légales', 'En date du 22 janvier 2020'],
] as const) {
  test(`the legal notice of ${site} is dated 22/01/2020 in its own words (S1 2.18, 9)`, async ({ page }) => {
    await page.goto(`/en/legal?lang=${site}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('main').getByText(date, { exact: true })).toBeVisible()
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3)
  })
}

test('the footer leads to the legal notice, whose header is solid (S1 2.2, 2.4, 2.18)', async ({ page }) => {
  await page.goto('/en/sitemap?lang=en_EN')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Legal', exact: true }).click()
  await expect(page).toHaveURL('/en/legal?lang=en_EN')
  await expect(page.getByRole('banner').first()).toHaveAttribute('data-solid', 'true')
})

test('the list of contents leads to each section of the notice (S1 2.18)', async ({ page }) => {
  await page.goto('/en/legal?lang=en_EN')
  const sections = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(contents(page).getByRole('link')).toHaveText(await sections.allTextContents())
  await contents(page).getByRole('link').nth(2).click()
  await expect(page).toHaveURL(/#section-3$/)
  await expect(sections.nth(2)).toBeInViewport()
})

test('the list of contents stands on wide screens only (S1 2.18, 9)', async ({ page }) => {
  await page.setViewportSize({ width: 845, height: 900 })
  await page.goto('/en/legal?lang=en_EN')
  await expect(contents(page)).toBeVisible()
  await page.setViewportSize({ width: 844, height: 900 })
  await expect(contents(page)).toBeHidden()
})

for (const width of [1440, 845, 390]) {
  test(`axe finds nothing on the legal notice at ${width} px, and it stays in the window (WCAG 2.2 AA)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    for (const site of ['en_US', 'es_ES']) {
      await page.goto(`/en/legal?lang=${site}`)
      await expectAccessible(page)
      expect(await overflowOf(page), site).toBe(0)
    }
  })
}
