import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

const sample = '/en/solutions?solutionId=1209669217492766722&lang=en_EN'

const list = (page: Page) => page.getByRole('navigation', { name: 'All solutions' })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const selected = (page: Page) => page.getByRole('tab', { selected: true })
const panel = (page: Page) => page.getByRole('tabpanel')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('choosing a solution replaces the address, names it and its parent there and scrolls to the banner less 116 px (S2 2.6, 9)', async ({
  page,
}) => {
  await page.goto('/en/legal?lang=en_EN')
  await page.goto('/en/solutions?lang=en_EN')
  await waitForHydration(page)
  await list(page).getByRole('link', { name: 'Blood Network Solution' }).click()
  await expect(page).toHaveURL(
    '/en/solutions?solutionId=1209667603977572353&parentName=Blood+and+Plasma&lang=en_EN#content',
  )
  await expect(heading(page)).toHaveText('Blood Network Solution')
  const distance = () =>
    page.evaluate(() => {
      const banner = document.querySelector('main header')?.getBoundingClientRect().height ?? 0
      return Math.abs(scrollY - Math.max(banner - 116, 0))
    })
  await expect.poll(distance).toBeLessThan(2)

  await page.reload()
  await expect(heading(page)).toHaveText('Blood Network Solution')
  await expect.poll(distance).toBeLessThan(2)
  await page.goBack()
  await expect(page).toHaveURL('/en/legal?lang=en_EN')
})

test('tabs are operated by pointer and keyboard; the chosen one stays after a reload (S2 4, WCAG 2.1.1)', async ({
  page,
}) => {
  await page.goto(sample)
  await waitForHydration(page)
  await tab(page, 'Introduction').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Related Products')).toBeFocused()
  await expect(panel(page)).toHaveCount(1)
  await expect(panel(page).getByRole('article').first()).toBeVisible()
  await page.keyboard.press('End')
  await expect(tab(page, 'Solution Catalogue')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(selected(page)).toHaveText('Introduction')
  await tab(page, 'Contact Us').click()
  await expect(panel(page).getByText('We reply within two working days.').first()).toBeVisible()

  await tab(page, 'Application Cases').click()
  await page.reload()
  await expect(selected(page)).toHaveText('Application Cases')
  await expect(panel(page).getByRole('article').first()).toBeVisible()
  await list(page).getByRole('link', { name: 'Vaccine Network Solution' }).click()
  await expect(heading(page)).toHaveText('Vaccine Network Solution')
  await expect(selected(page)).toHaveText('Introduction')
})

test('the cover of the catalogue opens it in the viewer, Escape closes the viewer (S2 2.6)', async ({
  page,
}) => {
  await page.goto(`${sample}#catalogue`)
  await waitForHydration(page)
  await expect(selected(page)).toHaveText('Solution Catalogue')
  // The link covers the picture.
  await panel(page).getByRole('img').click({ force: true })
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(panel(page).getByRole('link', { name: /^View/ })).toBeFocused()
})

test('on narrow screens the list opens from a button and Escape closes it (readings 6)', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 844 })
  await page.goto(sample)
  const opener = page.getByRole('button', { name: 'Choose a solution' })
  await expect(list(page)).toBeHidden()
  await opener.click()
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await opener.click()
  await list(page).getByRole('link', { name: 'Biosafety', exact: true }).click()
  await expect(heading(page)).toHaveText('Biosafety')

  await page.setViewportSize({ width: 845, height: 844 })
  await expect(list(page)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a solution shows all its panels (S2 2.6)', async ({ page }) => {
    await page.goto(sample)
    await expect(page.getByRole('heading', { name: 'A sample’s journey' })).toBeVisible()
    await expect(page.getByRole('main').getByText('We reply within two working days.').first()).toBeVisible()
    await expect(panel(page)).toHaveCount(5)
  })
})
