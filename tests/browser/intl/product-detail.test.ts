import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

const u830 = '/en/products?id=1211952306528985089&lang=en_EN'
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const panel = (page: Page) => page.getByRole('tabpanel')
const gallery = (page: Page) => page.getByRole('group', { name: /^Pictures of/ }).first()
const enlarge = (pictures: Locator) =>
  pictures.locator('.swiper-slide:not([inert])').getByRole('button', { name: /^Enlarge/ })

test('one tab is open at a time, by click and by arrow keys; reload and back keep it (S2 2.3, 4, WAI-ARIA tabs)', async ({
  page,
}) => {
  await page.goto(u830)
  await waitForHydration(page)
  await expect(enlarge(gallery(page))).toBeVisible()
  await expect(tab(page, 'Introduction')).toHaveAttribute('aria-selected', 'true')
  await tab(page, 'Introduction').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tab(page, 'Contact Us')).toBeFocused()
  await expect(panel(page)).toHaveAttribute('id', 'contact')
  await page.keyboard.press('Home')
  await expect(tab(page, 'Introduction')).toHaveAttribute('aria-selected', 'true')

  await tab(page, 'Resources').click()
  await expect(page).toHaveURL(/#resources$/)
  await expect(panel(page)).toHaveCount(1)
  await expect(panel(page)).toHaveAttribute('id', 'resources')
  await page.reload()
  await expect(tab(page, 'Resources')).toHaveAttribute('aria-selected', 'true')
  await page.goto('/en/news?lang=en_EN')
  await page.goBack()
  await expect(tab(page, 'Resources')).toHaveAttribute('aria-selected', 'true')
})

test('the buttons of a product compare it, download its data sheet and open the contact tab (S2 2.3)', async ({
  page,
}) => {
  await page.goto(u830)
  await waitForHydration(page)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^Compare/ }).click()
  await expect(page.getByRole('region', { name: 'Products chosen for comparison' })).toContainText('U830')
  const waiting = page.waitForEvent('download')
  await main.getByRole('link', { name: 'Data sheet (PDF)' }).first().click()
  expect((await waiting).suggestedFilename()).toMatch(/\.pdf$/)

  await main.getByRole('link', { name: 'Request a quote' }).click()
  await expect(tab(page, 'Contact Us')).toHaveAttribute('aria-selected', 'true')
  await expect(panel(page).getByRole('heading', { name: /^Your enquiry: / })).toBeInViewport()
  await expect(panel(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
})

test('a product opened from a solution links back to it, and never to another site (S2 2.3, 2.6)', async ({
  page,
}) => {
  const back = page.getByRole('link', { name: 'Back to the solution' })
  const parent = '/en/solutions?solutionId=1209669217492766722&lang=en_EN'
  await page.goto(`${u830}&parentPath=${encodeURIComponent(parent)}`)
  await expect(back).toHaveAttribute('href', parent)

  await page.goto(`${u830}&parentPath=${encodeURIComponent('//norvane.example/en/solutions')}`)
  await waitForHydration(page)
  await tab(page, 'Resources').click()
  await expect(tab(page, 'Resources')).toHaveAttribute('aria-selected', 'true')
  await expect(back).toHaveCount(0)
})

test('Learn more and Go back lead to the page before (S2 2.3)', async ({ page }) => {
  await page.goto('/en/news?lang=en_EN')
  await page.evaluate((address) => location.assign(address), u830)
  await page.waitForURL(/\/en\/products/)
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Learn more' }).click()
  await expect(page).toHaveURL(/\/en\/news/)
  await page.goForward()
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(page).toHaveURL(/\/en\/news/)
})

test('a thumbnail selects the picture, a click enlarges it, and arrow keys show the others (S2 2.3, 4)', async ({
  page,
}) => {
  await page.goto(`${u830}#resources`)
  await waitForHydration(page)
  const pictures = panel(page).getByRole('group', { name: /^Pictures of/ })
  const second = pictures.getByRole('button', { name: 'Show picture 2' })
  await second.click()
  await expect(second).toHaveAttribute('aria-current', 'true')
  await expect(pictures.getByText(/^2 \/ \d+$/).first()).toBeVisible()
  await second.press('ArrowRight')
  await expect(pictures.getByRole('button', { name: 'Show picture 3' })).toBeFocused()

  await enlarge(pictures).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText(/^3 \//)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByText(/^2 \//)).toBeVisible()
  await dialog.locator('img').click()
  await expect(dialog).toBeHidden()
  await expect(second).toHaveAttribute('aria-current', 'true')

  await enlarge(pictures).click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('brochures are downloaded and viewed over the page; manuals are for distributors (S2 2.3, readings 29)', async ({
  page,
}) => {
  await page.goto(`${u830}#resources`)
  await waitForHydration(page)
  const manuals = panel(page).getByRole('region', { name: 'Manuals and service brochures' })
  await manuals.getByRole('link', { name: /^View/ }).first().click()
  const refusal = page.getByRole('dialog', { name: 'Sorry!' })
  await expect(refusal).toContainText('Operation manuals are open to authorised distributors only.')
  await page.keyboard.press('Escape')
  await expect(refusal).toBeHidden()

  const brochures = panel(page).getByRole('region', { name: 'Product brochures' })
  const first = brochures.getByRole('listitem').first()
  const waiting = page.waitForEvent('download')
  await first.getByRole('link', { name: /^Download/ }).click()
  expect((await waiting).suggestedFilename()).toMatch(/\.pdf$/)
  await first.getByRole('link', { name: /^View/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('years later', () => {
  test.use({ ownContext: true })

  test('an approval that expired after the page was rendered is marked as expired and not shown as a mark', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2090-01-01')
    await page.goto(u830)
    const table = page.getByRole('table', { name: 'Markings and approvals' })
    await expect(table.getByRole('row', { name: /^NMPA/ })).toContainText('Expired')
    await expect(table.getByRole('row', { name: /^CE/ })).not.toContainText('Expired')
    const marks = page.getByRole('list', { name: 'Markings and approvals' }).getByRole('listitem')
    await expect(marks.filter({ hasText: 'CE' })).toHaveCount(1)
    await expect(marks.filter({ hasText: 'NMPA' })).toHaveCount(0)
  })
})
