import { english, picker } from '../../support/browser-picker'
import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

const u830 = '1211952306528985089'
const freezers = 'Ultra-Low Temperature Freezers'
const category = new RegExp(`^${freezers}`)

test('several products are selected by category and one by one, and a reload keeps them (S2 2.19, 4)', async ({
  page,
}) => {
  await page.goto('/en/contact?lang=en_EN')
  await waitForHydration(page)
  const { opener, list, box, cards, submit } = picker(page, english)
  await expect(opener).toContainText('Please choose product')
  await opener.click()
  await list.getByRole('button', { name: `Products of ${freezers}` }).click()
  await box(/^U830/).check()
  await expect(box(category)).toHaveAttribute('aria-checked', 'mixed')
  await box(category).click()
  await expect(box(category)).toBeChecked()
  await box(category).click()
  await expect(box(/^U830/)).not.toBeChecked()
  await box(/^U830/).check()

  await page.getByRole('searchbox', { name: 'Search the list' }).fill('v1000')
  await expect(list.getByRole('checkbox')).toHaveCount(2)
  await box(/^V1000/).check()
  await submit.click()
  await expect(list).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(opener).toContainText('2 products selected')
  await expect(cards).toHaveText([/U830/, /V1000/])
  await expect(cards.first()).toContainText(freezers)

  await page.reload()
  await expect(cards).toHaveText([/U830/, /V1000/])
  await waitForHydration(page)
  await cards
    .last()
    .getByRole('button', { name: /^Remove V1000/ })
    .click()
  await expect(cards).toHaveText([/U830/])
})

test('the list is used by keyboard alone, and Cancel leaves the choice as it was (S2 2.19, 4)', async ({
  page,
}) => {
  await page.goto('/en/contact?lang=en_EN')
  await waitForHydration(page)
  const { opener, list, box, cards, submit } = picker(page, english)
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(list).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type('ultra')
  await expect(box(category)).toBeVisible()
  await box(category).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(list.getByRole('checkbox')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(box(category)).toHaveAttribute('aria-checked', 'mixed')
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(cards).toHaveCount(0)

  await page.keyboard.press('Enter')
  await list.getByRole('button', { name: `Products of ${freezers}` }).press('Enter')
  await box(/^U830/).press('Space')
  await submit.press('Enter')
  await expect(cards).toHaveText([/U830/])
})

test('one product is selected for service: the next one replaces it (S2 4); an address with a product fills in its model (S2 2.16)', async ({
  page,
}) => {
  await page.goto(`/en/support/customer?product=${u830}&lang=en_EN`)
  await waitForHydration(page)
  const { opener, list, radio, cards, submit } = picker(page, english)
  await expect(cards).toHaveText([/U830/])
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue(/^U830/)
  await expect(page.getByText(/the model you were viewing is pre-selected/)).toBeVisible()
  await opener.click()
  await expect(radio(/^U830/)).toBeChecked()
  await page.getByRole('searchbox', { name: 'Search the list' }).fill('1000')
  await radio(/^V1000/).check()
  await page.getByRole('searchbox', { name: 'Search the list' }).fill('')
  await expect(list.getByRole('radio', { checked: true })).toHaveCount(1)
  await submit.click()
  await expect(cards).toHaveText([/V1000/])
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue(/^V1000/)
})

test.describe('when the list cannot be loaded', () => {
  test.use({ tolerated: [/Failed to load resource/] })

  test('the message of the server is shown, and Try again loads the list (S2 8)', async ({ page }) => {
    const path = '**/f/product/getProductsList*'
    await page.route(path, (route) =>
      route.fulfill({ json: { code: 500, result: null, message: 'Not now' } }),
    )
    await page.goto('/en/contact?lang=en_EN')
    await waitForHydration(page)
    const { opener, list } = picker(page, english)
    await opener.click()
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Not now')
    await page.unroute(path)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(list).toBeVisible()
  })
})
