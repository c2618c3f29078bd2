import { uniqueTitle } from '../../support/content'
import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'
import { closedWhileLoading, expectRendered } from '../../support/browser-pdf'

test('a tab of the editions stays after a reload and can be left with the back button (S1 2.8)', async ({
  page,
}) => {
  await page.goto('/en/news?code=Newsletter&lang=en_EN')
  const tabs = page.getByRole('navigation', { name: 'Editions' })
  const current = tabs.locator('[aria-current="page"]')
  await tabs.getByRole('link', { name: 'ES' }).click()
  await expect(page).toHaveURL(/\/en\/news\?id=\d+&newsletters=es&lang=en_EN$/)
  await expect(current).toHaveText('ES')
  await page.reload()
  await expect(current).toHaveText('ES')
  await page.goBack()
  await expect(current).toHaveText('All')
})

test('a PDF opens in the viewer over the page, also by keyboard, and gives the focus back (S1 2.8, readings 11)', async ({
  page,
  tolerated,
}) => {
  tolerated.push(closedWhileLoading)
  await page.goto('/en/news?code=Newsletter&lang=en_US')
  await waitForHydration(page)
  const link = page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name })
  await expect(viewer).toBeVisible()
  await expectRendered(page)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(link).toBeFocused()
})

test('a newsletter that is no PDF is downloaded (S1 2.8)', async ({ page, content }) => {
  const upload = { name: 'letter.vtt', mimeType: 'text/vtt', buffer: Buffer.from('WEBVTT\n') }
  const file = String((await content.upload('files', upload)).id)
  const name = uniqueTitle('Words')
  const letter = { kind: 'newsletter', name, language: 'en', sites: ['en_UK'], file, order: 0 }
  await content.create('materials', { ...letter, _status: 'published' })
  await page.goto('/en/news?code=Newsletter&lang=en_UK')
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.vtt$/)
})
