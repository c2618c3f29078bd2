import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { expectRendered, uploadPdf } from '../../support/browser-pdf'

const chapters = Array.from({ length: 12 }, (_, index) => ({
  lines: [`Chapter ${index + 1}`, index % 3 === 0 ? 'A compressor runs here.' : 'Nothing runs here.'],
}))

const viewerOf = (key: string) => `/en/pdf?fileName=Free-Prize&url=${encodeURIComponent(key)}&lang=en_EN`
const where = (page: Page) => page.getByRole('status').filter({ hasText: /^Page \d+ of \d+$/ })
const found = (page: Page) => page.getByRole('search').getByRole('status')
const size = (page: Page) => page.getByRole('combobox', { name: 'Zoom' })

test('a document is shown and downloaded under its own name, drawn and as text (S1 2.19)', async ({
  page,
  content,
}) => {
  const { key } = await uploadPdf(content, chapters, { name: 'U830 手册.pdf' })
  const response = await page.goto(viewerOf(key))
  expect(response?.status()).toBe(200)
  await expectRendered(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('U830 手册')
  await expect(page).toHaveTitle(/^U830 手册 \|/)
  await expect(where(page)).toHaveText('Page 1 of 12')
  await expect(page.getByRole('region', { name: 'Page 1', exact: true })).toContainText(
    'A compressor runs here.',
  )
  await expect(page.getByText('Free-Prize')).toHaveCount(0)
  await expect(page.locator('iframe, embed, object')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('U830 手册.pdf')
})

test('only pages near the window are drawn, and pages turn by field, button and key (S1 2.19)', async ({
  page,
  content,
}) => {
  const { key } = await uploadPdf(content, chapters)
  await page.goto(viewerOf(key))
  await expectRendered(page)
  await expect(page.locator('[data-page-number="12"] canvas')).toHaveCount(0)

  const field = page.getByRole('textbox', { name: 'Page', exact: true })
  await field.fill('12')
  await field.press('Enter')
  await expect(where(page)).toHaveText('Page 12 of 12')
  await expectRendered(page, 12)
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect(where(page)).toHaveText('Page 11 of 12')
  await page.keyboard.press('PageUp')
  await expect(field).toHaveValue('10')
  await page.keyboard.press('PageDown')
  await expect(field).toHaveValue('11')
  await field.fill('99')
  await field.press('Enter')
  await expect(field).toHaveValue('12')
  await field.fill('0')
  await field.press('Enter')
  await expect(field).toHaveValue('12')
})

test('a document grows, shrinks and fits, and its controls stay in the window (S1 2.19)', async ({
  page,
  content,
}) => {
  const name = `A document with quite a long name ${'that goes on '.repeat(10)}`
  const { key } = await uploadPdf(content, chapters, { name: `${name}.pdf` })
  await page.goto(viewerOf(key))
  await expectRendered(page)
  const sheet = page.getByRole('region', { name: 'Page 1', exact: true })
  const width = async () => (await sheet.boundingBox())?.width ?? 0

  await size(page).selectOption('100%')
  await expect.poll(width).toBeCloseTo((595 * 96) / 72, 0)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(size(page).locator('option:checked')).toHaveText('120%')
  await page.getByRole('group', { name: /^A document/ }).focus()
  await page.keyboard.press('-')
  await expect(size(page).locator('option:checked')).toHaveText('100%')

  await size(page).selectOption('Whole page')
  await expect.poll(async () => (await sheet.boundingBox())?.height).toBeLessThan(790)
  await size(page).selectOption('Fit to width')
  await expect.poll(width).toBeGreaterThan(1400)
  await page.setViewportSize({ width: 900, height: 700 })
  await expect.poll(width).toBeLessThanOrEqual(900)
  await page.getByRole('button', { name: 'Rotate' }).click()
  await expect.poll(async () => (await sheet.boundingBox())?.height ?? 0).toBeLessThan(700)

  await page.getByRole('button', { name: 'Search in the document' }).click()
  for (const width of [1440, 845, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const controls = page.getByRole('group', { name: 'Document controls' }).getByRole('button')
    for (const control of await controls.filter({ visible: true }).all()) {
      const box = await control.boundingBox()
      expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    }
  }
})

test('words are found in the whole document, forwards and backwards (S1 2.19)', async ({ page, content }) => {
  const { key } = await uploadPdf(content, chapters)
  await page.goto(viewerOf(key))
  await expectRendered(page)
  await page.keyboard.press('Control+f')
  const field = page.getByRole('textbox', { name: 'Find words' })
  await expect(field).toBeFocused()
  await field.fill('COMPRESSOR')
  await expect(found(page)).toHaveText('1 of 4')
  await field.press('Enter')
  await expect(found(page)).toHaveText('2 of 4')
  await expect(where(page)).toHaveText('Page 4 of 12')
  await expect(page.locator('.highlight.selected')).toHaveText('compressor')
  await field.press('Shift+Enter')
  await expect(found(page)).toHaveText('1 of 4')
  await page.getByRole('button', { name: 'Next match' }).click()
  await expect(found(page)).toHaveText('2 of 4')
  await field.fill('condenser')
  await expect(found(page)).toHaveText('Not found')
  await field.press('Escape')
  await expect(page.getByRole('search')).toHaveCount(0)
  await expect(page.locator('.highlight')).toHaveCount(0)
})

test('the printer gets every page of the document and nothing else (S1 2.19)', async ({ page, content }) => {
  await page.addInitScript(() => {
    const prints: number[] = []
    Object.assign(window, { prints })
    window.print = () => {
      const shown = [...document.images].filter(({ naturalWidth }) => naturalWidth > 1000)
      prints.push(shown.length)
    }
  })
  const { key } = await uploadPdf(content, chapters)
  await page.goto(viewerOf(key))
  await expectRendered(page)
  const field = page.getByRole('textbox', { name: 'Page', exact: true })
  await field.fill('5')
  await field.press('Enter')
  await page.getByRole('button', { name: 'Print' }).click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { prints: number[] }).prints))
    .toEqual([12])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('main')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.locator('body > div > img')).toHaveCount(0)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(where(page)).toHaveText('Page 5 of 12')
})

test('the contents and small pictures of the pages lead through a document, by mouse and by keyboard', async ({
  page,
  content,
}) => {
  const bookmarked = chapters.map((chapter, index) => ({ ...chapter, bookmark: `Part ${index + 1}` }))
  const { key } = await uploadPdf(content, bookmarked)
  await page.goto(viewerOf(key))
  await expectRendered(page)
  const panel = page.getByRole('navigation', { name: 'Contents and pages' })
  await expect(panel).toHaveCount(0)
  await page.getByRole('button', { name: 'Contents and pages' }).click()
  await panel.getByRole('button', { name: 'Part 7' }).click()
  await expect(where(page)).toHaveText('Page 7 of 12')

  await panel.getByRole('tab', { name: 'Contents' }).press('ArrowRight')
  const seventh = panel.getByRole('button', { name: 'Page 7', exact: true })
  await expect(seventh).toHaveAttribute('aria-current', 'page')
  await expect(seventh).toBeInViewport()
  await seventh.press('ArrowDown')
  await expect(where(page)).toHaveText('Page 8 of 12')
  await expect(panel.getByRole('button', { name: 'Page 8', exact: true })).toBeFocused()
  await panel.getByRole('button', { name: 'Page 6', exact: true }).click()
  await expect(where(page)).toHaveText('Page 6 of 12')
  await expect.poll(() => darkPixelsOf(panel.locator('canvas').nth(5))).toBeGreaterThan(5)
})

test('a document without an outline has the pictures of its pages only; on a phone they close after the choice', async ({
  page,
  content,
}) => {
  const { key } = await uploadPdf(content, chapters)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(viewerOf(key))
  await expectRendered(page)
  await page.getByRole('button', { name: 'Contents and pages' }).click()
  const panel = page.getByRole('navigation', { name: 'Contents and pages' })
  await expect(panel.getByRole('tab')).toHaveCount(0)
  await panel.getByRole('button', { name: 'Page 3', exact: true }).click()
  await expect(panel).toHaveCount(0)
  await expect(where(page)).toHaveText('Page 3 of 12')
})

function darkPixelsOf(canvas: Locator): Promise<number> {
  return canvas.evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement) || element.width === 0) return 0
    const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? {
      data: [],
    }
    let dark = 0
    for (let index = 0; index < data.length; index += 4)
      if (data[index + 3] === 255 && data[index]! < 128) dark += 1
    return dark
  })
}
