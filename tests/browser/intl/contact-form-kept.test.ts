import type { Page } from '@playwright/test'
import { test, expect } from '../../support/browser'
import { hydrated } from '../../support/browser-hydrated'

test('a region chosen before the scripts came opens its countries (S2 5)', async ({ page }) => {
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

test('a card that goes leaves the focus with the next one, the last with the picker (S2 4)', async ({
  page,
}) => {
  await pickTwo(page)
  const remove = page.getByRole('button', { name: /^Remove/ })
  await remove.first().press('Enter')
  await expect(remove).toHaveCount(1)
  await expect(remove).toBeFocused()
  await remove.press('Enter')
  await expect(page.getByRole('button', { name: /Please choose product/ })).toBeFocused()
})

test.describe('when the cards cannot be had', () => {
  test.use({ tolerated: [/Failed to load resource/] })

  test('what was chosen stays chosen after a reload, by its name (S2 4)', async ({ page }) => {
    await pickTwo(page)
    const remove = page.getByRole('button', { name: /^Remove/ })
    const names = await remove.evaluateAll((all) => all.map((button) => button.ariaLabel))
    await page.route(/getListByIds/, (route) => route.abort())
    await page.reload()
    await expect(remove).toHaveCount(2)
    expect(await remove.evaluateAll((all) => all.map((button) => button.ariaLabel))).toEqual(names)
  })
})

async function pickTwo(page: Page): Promise<void> {
  await page.goto('/en/contact')
  await hydrated(page)
  await page.getByRole('button', { name: /Please choose product/ }).click()
  const list = page.getByRole('list', { name: 'List of products' })
  await list.getByRole('button').first().click()
  for (const index of [1, 2]) await list.getByRole('checkbox').nth(index).check()
  await page.getByRole('button', { name: 'Submit' }).first().click()
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2)
}
