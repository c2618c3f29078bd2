import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'

const id = '1214000000000001001'
const britishOnly = '1214000000000001020'

const selector = (page: Page, where: 'banner' | 'contentinfo') =>
  page.getByRole(where).locator('details[name^="languages-"]')

async function pick(page: Page, language: RegExp, where: 'banner' | 'contentinfo' = 'banner') {
  await selector(page, where).locator('summary').click()
  await selector(page, where).getByRole('link', { name: language }).click()
}

test('the language selector leads to the same article on another site (S1 2.3)', async ({ page }) => {
  await page.goto(`/en/newsDetail?id=${id}&lang=en_EN`)
  await pick(page, /^Español/)
  await expect(page).toHaveURL(`/en/newsDetail?id=${id}&lang=es_ES`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('the footer has the selector too, and its list opens upwards (S1 2.3)', async ({ page }) => {
  await page.goto('/en/news?lang=en_EN')
  const footer = selector(page, 'contentinfo')
  await footer.locator('summary').click()
  const stands = async () => {
    const list = await footer.getByRole('list').boundingBox()
    const summary = await footer.locator('summary').boundingBox()
    return list && summary && list.y + list.height <= summary.y
  }
  await expect.poll(stands, 'the list stands above when it has risen').toBe(true)
  await footer.getByRole('link', { name: /中文/ }).click()
  await expect(page).toHaveURL('/zh_CN/news')
})

test('an article that another site lacks leads to that site itself (S1 2.3)', async ({ page }) => {
  await page.goto(`/en/newsDetail?id=${britishOnly}&lang=en_UK`)
  await pick(page, /^Français/)
  await expect(page).toHaveURL('/fr')
})

test('the picked site is remembered as language, country and site path (S1 2.1, 2.3)', async ({
  page,
  context,
}) => {
  await page.goto('/en')
  await pick(page, /^Français/)
  await expect(page).toHaveURL('/fr')
  const stored = await page.evaluate(() =>
    ['languages', 'country', 'sitePath'].map((key) => localStorage.getItem(key)),
  )
  expect(stored).toEqual(['fr_FR', 'fr_FR', 'en'])
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'site')).toMatchObject({ value: 'fr_FR', path: '/' })

  await page.goto('/en/news')
  await expect(page).toHaveURL('/en/news?lang=fr_FR')
})

test('a remembered Chinese site does not apply to international addresses (S1 2.1, readings 1)', async ({
  page,
}) => {
  await page.goto('/uk')
  await page.goto('/zh_CN')
  expect(await page.evaluate(() => localStorage.getItem('sitePath'))).toBe('zh_CN')
  await page.goto('/en/news')
  await expect(page).toHaveURL('/en/news?lang=en_UK')
})

test('the selector names external regional sites with their own addresses (S1 2.3)', async ({ page }) => {
  await page.goto('/us')
  await selector(page, 'banner').locator('summary').click()
  const entries = selector(page, 'banner').getByRole('link')
  await expect(entries).toHaveCount(11)
  await expect(entries.filter({ hasText: 'Deutsch' })).toHaveAttribute('href', 'https://de.norvane.example')
  await expect(entries.filter({ hasText: 'English (US)' })).toHaveAttribute('aria-current', 'true')
})

test('the selector opens, walks and closes by the keyboard (S1 2.3)', async ({ page }) => {
  await page.goto('/en')
  const summary = selector(page, 'banner').locator('summary')
  await summary.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(selector(page, 'banner').getByRole('link', { name: /English \(US\)/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(selector(page, 'banner').getByRole('list')).toBeHidden()
  await expect(summary).toBeFocused()
})

test.describe('with a French browser', () => {
  test.use({ locale: 'fr-FR' })

  test('a site in the browser language is offered once and nobody is redirected (readings 3)', async ({
    page,
  }) => {
    await page.goto('/en')
    const note = page.getByText('Ce site existe aussi en français.')
    await expect(note).toBeVisible()
    await expect(page).toHaveURL('/en')
    await page.getByRole('button', { name: 'Non, merci' }).click()
    await expect(note).toBeHidden()
    await page.goto('/uk')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(note).toBeHidden()
  })
})
