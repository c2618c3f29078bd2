import type { Page } from '@playwright/test'
import { uniqueTitle, type Content } from '../../support/content'
import { expect, test } from '../../support/browser'
import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { hydrated } from '../../support/browser-hydrated'
import { expectDrawn, uploadPdf } from '../../support/browser-pdf'

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Editions' })
const letters = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

type Letter = { name: string; language: string; sites: string[]; file: string; order?: number }

const write = (content: Content, letter: Letter) =>
  content.create('materials', { kind: 'newsletter', order: 900, _status: 'published', ...letter })

test('newsletters show their covers and names (S1 2.8)', async ({ page }) => {
  await page.goto('/en/news?code=Newsletter&lang=en_US')
  await expect(letters(page).first()).toHaveText(/^Norvane Newsletter/)
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(cards.first().locator('img')).toBeVisible()
  expect(await letters(page).count()).toBeLessThanOrEqual(15)
})

test('the tabs of the languages stand on en_EN alone (S1 2.8)', async ({ page }) => {
  await page.goto('/en/news?code=Newsletter&lang=en_EN')
  await expect(tabs(page).getByRole('link')).toHaveText(['All', 'EN', 'ES', 'FR'])
  for (const site of ['en_US', 'en_UK', 'es_ES', 'fr_FR']) {
    await page.goto(`/en/news?code=Newsletter&lang=${site}`)
    await expect(letters(page).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'ES', exact: true })).toHaveCount(0)
  }
})

test('a tab filters the list, is an address, and can be gone back from (S1 2.8)', async ({ page }) => {
  await page.goto('/en/news?code=Newsletter&lang=en_EN')
  const all = await letters(page).count()
  await tabs(page).getByRole('link', { name: 'ES' }).click()
  await expect(page).toHaveURL(/\/en\/news\?id=\d+&newsletters=es&lang=en_EN$/)
  await expect(tabs(page).locator('[aria-current="page"]')).toHaveText('ES')
  expect(await letters(page).count()).toBeLessThan(all)
  await expect(letters(page).first()).toBeVisible()
  await page.reload()
  await expect(tabs(page).locator('[aria-current="page"]')).toHaveText('ES')
  await page.goBack()
  await expect(tabs(page).locator('[aria-current="page"]')).toHaveText('All')
})

test('a tab shows what is written in its language or in several (S1 2.8)', async ({ page, content }) => {
  const { id: file } = await uploadPdf(content, [{ lines: ['A newsletter'] }])
  const name = uniqueTitle('Letter')
  const sites = ['en_EN']
  for (const language of ['en', 'fr', 'multi'])
    await write(content, { name: `${name}: ${language}`, language, sites, file, order: 0 })
  const own = letters(page).filter({ hasText: name })
  await page.goto('/en/news?code=Newsletter&newsletters=fr&lang=en_EN')
  await expect(own).toHaveText([`${name}: fr`, `${name}: multi`])
  await page.goto('/en/news?code=Newsletter&newsletters=en&lang=en_EN')
  await expect(own).toHaveText([`${name}: en`, `${name}: multi`])
})

test('selecting a type leaves tab and page behind (S1 2.8)', async ({ page }) => {
  await page.goto('/en/news?code=Newsletter&newsletters=es&lang=en_EN')
  const menu = page.getByRole('navigation', { name: 'News categories' })
  await menu.getByRole('link', { name: 'Industry News' }).click()
  await expect(page).toHaveURL(/\/en\/news\?id=\d+&lang=en_EN$/)
  await menu.getByRole('link', { name: 'Newsletter' }).click()
  await expect(tabs(page).locator('[aria-current="page"]')).toHaveText('All')
})

test('fifteen newsletters stand on a page, the pager leads to the others (S1 2.8)', async ({
  page,
  content,
}) => {
  const { id: file } = await uploadPdf(content, [{ lines: ['A newsletter'] }])
  const name = uniqueTitle('Edition')
  for (let number = 1; number <= 15; number += 1)
    await write(content, { name: `${name} ${number}`, language: 'fr', sites: ['fr_FR'], file })
  await page.goto('/en/news?code=Newsletter&lang=fr_FR')
  await expect(letters(page)).toHaveCount(15)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Suivant' }).click()
  await expect(page).toHaveURL(/\/en\/news\?id=\d+&pageNo=2&lang=fr_FR$/)
  await expect(letters(page).filter({ hasText: name }).first()).toBeVisible()
  expect((await page.request.get('/en/news?code=Newsletter&pageNo=99&lang=fr_FR')).status()).toBe(404)
})

test('a PDF opens in the viewer over the page, by keyboard too, and gives the focus back (S1 2.8, readings 11)', async ({
  page,
}) => {
  await page.goto('/en/news?code=Newsletter&lang=en_US')
  await hydrated(page)
  const link = letters(page).first().getByRole('link')
  const name = (await link.textContent()) ?? ''
  await expect(link).toHaveAttribute('href', /^\/en\/pdf\?fileName=/)
  await link.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name })
  await expect(viewer).toBeVisible()
  await expectDrawn(page)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(link).toBeFocused()
})

test('a newsletter that is no PDF is saved (S1 2.8)', async ({ page, content }) => {
  const upload = { name: 'letter.vtt', mimeType: 'text/vtt', buffer: Buffer.from('WEBVTT\n') }
  const file = String((await content.upload('files', upload)).id)
  const name = uniqueTitle('Words')
  await write(content, { name, language: 'en', sites: ['en_UK'], file, order: 0 })
  await page.goto('/en/news?code=Newsletter&lang=en_UK')
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.vtt$/)
})

for (const { width, site } of [
  { width: 1440, site: 'en_EN' },
  { width: 845, site: 'es_ES' },
  { width: 390, site: 'en_EN' },
]) {
  test(`the newsletters are accessible and fit at ${width} px (WCAG 2.2 AA)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/en/news?code=Newsletter&lang=${site}`)
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
  })
}
