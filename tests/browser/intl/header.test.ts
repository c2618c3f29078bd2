import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

const article = '/en/newsDetail?id=1214000000000001001&lang=en_EN'
const banner = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => banner(page).getByRole('navigation', { name: 'Main menu' })
const support = (page: Page) => menu(page).getByRole('link', { name: 'Support', exact: true }).first()
const panelText = 'Brochures, manuals, pictures, videos and customer support.'

test('on hover a menu item shows its panel, and the messaging app its QR code (S1 2.2)', async ({ page }) => {
  await page.goto('/en/legal?lang=en_EN')
  await waitForHydration(page)
  await expect(menu(page).getByText(panelText)).toBeHidden()
  await support(page).hover()
  const panel = menu(page).getByRole('listitem').filter({ hasText: panelText })
  await expect(panel.getByText(panelText)).toBeVisible()
  await expect(panel.getByRole('img')).toBeVisible()
  await page.mouse.move(700, 800)
  await expect(panel.getByText(panelText)).toBeHidden()

  // Home has no panel; the one that is open closes.
  await support(page).hover()
  await expect(menu(page).getByText(panelText)).toBeVisible()
  await menu(page).getByRole('link', { name: 'Home' }).hover()
  await expect(menu(page).getByText(panelText)).toBeHidden()

  const links = page.getByRole('list', { name: 'Social media' }).first()
  const note = links.getByText('Scan with WeChat to follow Norvane Biomedical')
  await expect(note).toBeHidden()
  await links.getByRole('button', { name: /WeChat/ }).hover()
  await expect(note).toBeVisible()
  await expect(links.getByRole('img')).toBeVisible()
})

test('a panel opens and closes by the keyboard and the focus returns to its button (S1 2.2)', async ({
  page,
}) => {
  await page.goto('/en/legal?lang=en_EN')
  await waitForHydration(page)
  await support(page).focus()
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

test('the header is transparent over the hero, solid after scrolling and on other pages, and stays at the top (S1 2.2)', async ({
  page,
}) => {
  await page.goto('/en')
  await waitForHydration(page)
  await expect(banner(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.mouse.wheel(0, 1200)
  await expect(banner(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect.poll(async () => (await banner(page).boundingBox())?.y).toBe(0)
  await page.goto(article)
  await expect(banner(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('below 1181 px the menu is a drawer with an accordion, which also leads to the other sites (S1 2.2, 2.3)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 844 })
  await page.goto(article)
  await expect(menu(page)).toBeHidden()
  const burger = page.getByRole('button', { name: 'Open menu' })
  const drawer = page.getByRole('dialog', { name: 'Main menu' })
  for (const width of [1000, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await burger.click()
    await expect(drawer.getByRole('link', { name: 'News' })).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Product Videos' })).toBeHidden()
    await drawer.locator('summary', { hasText: 'Support' }).click()
    await expect(drawer.getByRole('link', { name: 'Product Videos' })).toBeVisible()
    await drawer.locator('summary', { hasText: 'About Us' }).click()
    await expect(drawer.getByRole('link', { name: 'Product Videos' })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(burger).toBeFocused()
  }

  await burger.click()
  await drawer.locator('summary', { hasText: 'Language and region' }).click()
  await drawer.getByRole('link', { name: /Français/ }).click()
  await expect(page).toHaveURL('/en/newsDetail?id=1214000000000001001&lang=fr_FR')
})

test('the Tab key reaches every entry of the open drawer and nothing behind it (WCAG 2.1.2, 2.4.3)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(article)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Main menu' })
  const entries = drawer.locator('a[href]:visible, button:visible, summary:visible')
  await expect(entries.first()).toBeVisible()
  await drawer.evaluate((dialog) => {
    document.addEventListener('focusin', ({ target }) => {
      if (!dialog.contains(target as Node)) dialog.dataset.leftFor = (target as Element).outerHTML
      else (target as HTMLElement).dataset.reached = ''
    })
  })
  const count = await entries.count()
  for (let step = 0; step < count * 2; step += 1) await page.keyboard.press('Tab')
  await expect(drawer).not.toHaveAttribute('data-left-for', /./)
  await expect(drawer.locator('[data-reached]')).toHaveCount(count)
})

test('by keyboard: a suggestion is selected, and a recent search is repeated or removed (issue 7)', async ({
  page,
}) => {
  await page.goto('/en/legal?lang=en_EN')
  await waitForHydration(page)
  const field = banner(page).getByRole('combobox', { name: 'Search the site' })
  const summary = banner(page).locator('details[name="header-search"] > summary')
  await summary.press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.type('u830')
  const options = banner(page).getByRole('option')
  await expect(options.first()).toContainText('U830')
  await expect(banner(page).getByRole('status')).toContainText(/suggestions?\. Choose/)
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  const id = (await options.first().getAttribute('id')) ?? '-'
  await expect(field).toHaveAttribute('aria-activedescendant', id)
  // The first Escape closes the list, the second would close the search.
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(field).toHaveValue('u830')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/search?lang=en_EN&selectWD=2&inputWD=u830')

  await page.goto('/en/legal?lang=en_EN')
  await waitForHydration(page)
  await summary.press('Enter')
  const recent = banner(page).getByRole('group', { name: 'Recent searches' })
  await expect(recent.getByRole('button', { name: 'u830', exact: true })).toBeVisible()
  await recent.getByRole('button', { name: 'Clear all' }).press('Enter')
  await expect(recent).toHaveCount(0)
  await expect(field).toBeFocused()
  await page.keyboard.type('u830')
  await expect(options.first()).toContainText('U830')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/products\?id=/)
})
