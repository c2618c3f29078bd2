import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { expectAccessible, overflowOf } from '../../support/browser-axe'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('the site map has the sections of the specification in their order (S1 2.18)', async ({ page }) => {
  await page.goto('/en/sitemap?lang=en_EN')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site map')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    ...['Home', 'Solutions', 'Products', 'Support & Services', 'About us', 'Case Studies', 'News'],
    ...['Social Media', 'Contact'],
  ])
})

test('the site map speaks the language of its site and leads to its pages (S1 2.18)', async ({ page }) => {
  await page.goto('/en/sitemap?lang=fr_FR')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    ...['Accueil', 'Solutions', 'Produits', 'Assistance et services', 'À propos', 'Études de cas'],
    ...['Actualités', 'Réseaux sociaux', 'Contact'],
  ])
  await section(page, 'Accueil').getByRole('link', { name: 'Page d’accueil' }).click()
  await expect(page).toHaveURL('/fr')
})

test('solutions stand below their types, each leading to its page (S1 2.18)', async ({ page }) => {
  await page.goto('/en/sitemap?lang=en_EN')
  const solutions = section(page, 'Solutions')
  expect(await solutions.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(2)
  await solutions.getByRole('link', { name: 'Blood Network Solution' }).click()
  await expect(page).toHaveURL(/\/en\/solutions\?solutionId=\d+&lang=en_EN$/)
})

test('products are the tree of categories (S1 2.18)', async ({ page }) => {
  await page.goto('/en/sitemap?lang=en_EN')
  const group = section(page, 'Products').getByRole('listitem').filter({ hasText: 'Blood Bank' }).first()
  await expect(group.getByRole('listitem').first()).toBeVisible()
  await group.getByRole('link', { name: 'Plasma Freezers' }).click()
  await expect(page).toHaveURL(/\/en\/productsList\?id=\d+&lang=en_EN$/)
  await expect(page.getByRole('main').getByRole('heading', { name: 'Plasma Freezers' }).first()).toBeVisible()
})

test('support and services are the seven link codes (S1 2.18, 9)', async ({ page }) => {
  await page.goto('/en/sitemap?lang=en_UK')
  await expect(section(page, 'Support & Services').getByRole('listitem').getByRole('link')).toHaveText([
    ...['Product Brochure', 'Operation Manual', 'Product Images', 'Product Videos', 'User Videos'],
    ...['Training Material', 'Customer Support'],
  ])
})

test('case types and news types come from the CMS, with milestones and awards among the news (S1 2.18)', async ({
  page,
}) => {
  await page.goto('/en/sitemap?lang=en_EN')
  await expect(section(page, 'Case Studies').getByRole('link', { name: 'Biobanks' })).toHaveAttribute(
    ...['href', /^\/en\/aboutUs\/case\?listid=\d+&parentid=3&lang=en_EN$/],
  )
  await expect(section(page, 'News').getByRole('link', { name: 'Industry News' })).toBeVisible()
  await expect(section(page, 'News').getByRole('link', { name: 'Milestones & Awards' })).toHaveAttribute(
    ...['href', '/en/news?mode=history&lang=en_EN'],
  )
})

test('social media open in a new window, the messaging app shows its code (S1 2.18)', async ({ page }) => {
  await page.goto('/en/sitemap?lang=en_EN')
  const social = section(page, 'Social Media')
  const linkedIn = social.getByRole('link', { name: /^LinkedIn/ })
  await expect(linkedIn).toHaveAttribute('target', '_blank')
  await expect(linkedIn).toHaveAttribute('href', /^https:\/\//)
  await social.getByRole('button', { name: 'WeChat' }).click()
  await expect(social.getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(social.getByRole('img')).toBeHidden()
})

test('the Chinese site has no site map, the footers of the others lead to theirs (S1 2.4, 2.18)', async ({
  page,
}) => {
  expect((await page.request.get('/zh_CN/sitemap')).status()).toBe(404)
  await page.goto('/en/legal?lang=es_ES')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mapa del sitio' }).click()
  await expect(page).toHaveURL('/en/sitemap?lang=es_ES')
})

for (const width of [1440, 845, 390]) {
  test(`axe finds nothing on the site map at ${width} px, and it stays in the window (WCAG 2.2 AA)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    for (const site of ['en_EN', 'es_ES']) {
      await page.goto(`/en/sitemap?lang=${site}`)
      await expectAccessible(page)
      expect(await overflowOf(page), site).toBe(0)
    }
  })
}
