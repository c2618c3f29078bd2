import type { Page } from '@playwright/test'
import { test, expect } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'
import { english, picker } from '../../support/browser-picker'

const u830 = '1211952306528985089'

test('a region chosen before the scripts run offers its countries (S2 5)', async ({ page }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/_next\/static\/.+\.js/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/en/contact', { waitUntil: 'commit' })
  const form = page.getByRole('form', { name: 'Contact form' })
  await form.getByLabel('Region').selectOption('Africa')
  scripts.resolve()
  await form.getByLabel('Country').first().selectOption('Nigeria')
})

test.describe('when the cards cannot be loaded', () => {
  test.use({ tolerated: [/Failed to load resource/] })

  test('chosen products stay after a reload, by name, and a removed one moves the focus to the next or to the picker (S2 4)', async ({
    page,
  }) => {
    await pickTwo(page)
    const remove = page.getByRole('button', { name: /^Remove/ })
    const names = await remove.evaluateAll((all) => all.map((button) => button.ariaLabel))
    await page.route(/getListByIds/, (route) => route.abort())
    await page.reload()
    await expect(remove).toHaveCount(2)
    expect(await remove.evaluateAll((all) => all.map((button) => button.ariaLabel))).toEqual(names)
    await waitForHydration(page)

    await remove.first().press('Enter')
    await expect(remove).toHaveCount(1)
    await expect(remove).toBeFocused()
    await remove.press('Enter')
    await expect(page.getByRole('button', { name: /Please choose product/ })).toBeFocused()
  })
})

test('a product page has its product chosen, and customer support takes it over (S2 2.3, 2.16)', async ({
  page,
}) => {
  const { cards } = picker(page, english)
  for (const path of [
    `/en/products?id=${u830}&lang=en_EN#contact`,
    `/en/support/customer?product=${u830}&lang=en_EN`,
  ]) {
    await page.goto(path)
    await waitForHydration(page)
    await expect(cards).toHaveText([/U830/])
  }
})

async function pickTwo(page: Page): Promise<void> {
  await page.goto('/en/contact')
  await waitForHydration(page)
  await page.getByRole('button', { name: /Please choose product/ }).click()
  const list = page.getByRole('list', { name: 'List of products' })
  await list.getByRole('button').first().click()
  for (const index of [1, 2]) await list.getByRole('checkbox').nth(index).check()
  await page.getByRole('button', { name: 'Submit' }).first().click()
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2)
}
