import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { expectAccessible } from '../../support/browser-axe'
import { hydrated } from '../../support/browser-hydrated'

const article = '/en/newsDetail?id=1214000000000001001&lang=en_EN'
const menu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main menu' })
const panelText = 'Brochures, manuals, pictures and films, and an engineer when you need one.'

test('hovering a menu item shows a panel with its name, description and picture (S1 2.2)', async ({
  page,
}) => {
  await page.goto('/en')
  await expect(menu(page).getByText(panelText)).toBeHidden()
  await menu(page).getByRole('link', { name: 'Support', exact: true }).first().hover()

  const panel = menu(page).getByRole('listitem').filter({ hasText: panelText })
  await expect(panel.getByText(panelText)).toBeVisible()
  await expect(panel.getByRole('img')).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Operation Manual' })).toHaveAttribute(
    'href',
    '/en/support/ManualBrochure?lang=en_EN',
  )

  await page.mouse.move(700, 800)
  await expect(panel.getByText(panelText)).toBeHidden()
})

test('the Home item shows no panel (S1 2.2)', async ({ page }) => {
  await page.goto('/en/news?lang=en_EN')
  await menu(page).getByRole('link', { name: 'Support', exact: true }).first().hover()
  await expect(menu(page).getByText(panelText)).toBeVisible()
  await menu(page).getByRole('link', { name: 'Home' }).hover()
  await expect(menu(page).getByText(panelText)).toBeHidden()
  await expect(menu(page).getByRole('button', { name: 'Show more about Home' })).toHaveCount(0)
})

test('a panel opens and closes by the keyboard, and the focus stays where it belongs (S1 2.2)', async ({
  page,
}) => {
  await page.goto('/en')
  await menu(page).getByRole('link', { name: 'Support', exact: true }).first().focus()
  await page.keyboard.press('Tab')
  const toggle = menu(page).getByRole('button', { name: 'Show more about Support' })
  await expect(toggle).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(menu(page).getByText(panelText)).toBeVisible()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(menu(page).getByRole('link', { name: 'Product Brochure' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page).getByText(panelText)).toBeHidden()
  await expect(toggle).toBeFocused()
})

for (const { path, item } of [
  { path: '/uk', item: 'Home' },
  { path: '/en/news?lang=en_UK', item: 'News' },
  { path: article, item: 'News' },
]) {
  test(`the menu marks ${item} as current on ${path} (S1 2.2)`, async ({ page }) => {
    await page.goto(path)
    await expect(menu(page).locator('[aria-current]')).toHaveText(item)
  })
}

for (const { home, labels } of [
  { home: '/en', labels: ['Home', 'Solutions', 'Products', 'Support', 'About us', 'News', 'Contact'] },
  {
    home: '/uk',
    labels: [
      ...['Home', 'Solutions', 'Products', 'Service Solution', 'Resources'],
      ...['About us', 'News', 'Contact'],
    ],
  },
  {
    home: '/es',
    labels: ['Inicio', 'Soluciones', 'Productos', 'Soporte', 'Quiénes somos', 'Noticias', 'Contacto'],
  },
]) {
  test(`the menu of ${home} is the site's own and its first item leads home (S1 2.2)`, async ({ page }) => {
    await page.goto(home)
    const entries = page.getByRole('banner').locator('nav > ul > li > span > a')
    await expect(entries).toHaveText(labels)
    await expect(entries.first()).toHaveAttribute('href', home)
  })
}

test('the header is transparent over the hero, solid after scrolling and stays at the top (S1 2.2)', async ({
  page,
}) => {
  await page.goto('/en')
  const header = page.getByRole('banner')
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.mouse.wheel(0, 1200)
  await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0)
})

test('the header is solid on detail pages (S1 2.2)', async ({ page }) => {
  await page.goto(article)
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

for (const width of [390, 1000]) {
  test(`at ${width} px the menu is a drawer with an accordion (S1 2.2)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/en')
    await expect(menu(page)).toBeHidden()
    const burger = page.getByRole('button', { name: 'Open menu' })
    await burger.click()

    const drawer = page.getByRole('dialog', { name: 'Main menu' })
    await expect(drawer.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/en/news?lang=en_EN')
    await expect(drawer.getByRole('link', { name: 'Product Videos' })).toBeHidden()
    await drawer.locator('summary', { hasText: 'Support' }).click()
    await expect(drawer.getByRole('link', { name: 'Product Videos' })).toBeVisible()
    await drawer.locator('summary', { hasText: 'About us' }).click()
    await expect(drawer.getByRole('link', { name: 'Product Videos' })).toBeHidden()

    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(burger).toBeFocused()
  })
}

test('the drawer holds the languages and leads to the same page on another site (S1 2.2, 2.3)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(article)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Main menu' })
  await drawer.locator('summary', { hasText: 'Language and region' }).click()
  await drawer.getByRole('link', { name: /Français/ }).click()
  await expect(page).toHaveURL('/en/newsDetail?id=1214000000000001001&lang=fr_FR')
})

test('the header search leads to the search address with type and text (S1 2.2, 2.17)', async ({ page }) => {
  await page.goto('/uk')
  await page.getByRole('banner').locator('details[name="header-search"] > summary').click()
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search the site' })
  await expect(field).toBeFocused()
  await field.fill('blood & ice')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/search?lang=en_UK&selectWD=2&inputWD=blood+%26+ice')
})

test('by keyboard: a suggestion is chosen, and a former search comes back or is forgotten (issue 7)', async ({
  page,
}) => {
  await page.goto('/en/legal')
  await hydrated(page)
  const banner = page.getByRole('banner')
  const field = banner.getByRole('combobox', { name: 'Search the site' })
  await banner.locator('details[name="header-search"] > summary').press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.type('u830')
  const options = banner.getByRole('option')
  await expect(options.first()).toContainText('U830')
  await expect(banner.getByRole('status')).toContainText(/suggestions?\. Choose/)
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '-',
  )
  await expectAccessible(page)
  // The first Escape closes the list, the second the search.
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(field).toHaveValue('u830')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/search\?.*inputWD=u830/)

  await page.goto('/en/legal')
  await hydrated(page)
  await banner.locator('details[name="header-search"] > summary').press('Enter')
  const recent = banner.getByRole('group', { name: 'Recent searches' })
  await expect(recent.getByRole('button', { name: 'u830', exact: true })).toBeVisible()
  await expectAccessible(page)
  await recent.getByRole('button', { name: 'Clear all' }).press('Enter')
  await expect(recent).toHaveCount(0)
  await expect(field).toBeFocused()
  await page.keyboard.type('u830')
  await expect(options.first()).toContainText('U830')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/products\?id=/)
})

for (const { home, account } of [
  { home: '/en', account: 'norvane-biomedical' },
  { home: '/us', account: 'norvane-biomedical' },
  { home: '/uk', account: 'norvane-biomedical-uk' },
]) {
  test(`the social links above the header of ${home} are the site's accounts (S1 2.2)`, async ({ page }) => {
    await page.goto(home)
    const links = page.getByRole('list', { name: 'Social media' }).first()
    await expect(links.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
      'href',
      `https://www.linkedin.com/company/${account}`,
    )
    for (const name of ['X', 'Facebook', 'YouTube']) {
      await expect(links.getByRole('link', { name, exact: true })).toBeVisible()
    }
  })
}

test('hovering the messaging app in the header shows its QR code (S1 2.2)', async ({ page }) => {
  await page.goto('/en')
  const links = page.getByRole('list', { name: 'Social media' }).first()
  const note = links.getByText('Scan with WeChat to follow Norvane Biomedical')
  await expect(note).toBeHidden()
  await links.getByRole('button', { name: /WeChat/ }).hover()
  await expect(note).toBeVisible()
  await expect(links.getByRole('img')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the drawer opens, unfolds and closes (S1 2.2)', async ({ page }) => {
    await page.goto('/en')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Main menu' })
    await drawer.locator('summary', { hasText: 'Support' }).click()
    await expect(drawer.getByRole('link', { name: 'Product Videos' })).toBeVisible()
    await drawer.getByRole('button', { name: 'Close menu' }).click()
    await expect(drawer).toBeHidden()
  })
})
