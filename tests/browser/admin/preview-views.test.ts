import type { Frame, Page } from '@playwright/test'
import { hydratedElement, expect, openPreview, test } from '../../support/browser-admin'
import { accessibilityProblems, overflowOf } from '../../support/browser-axe'
import { paragraphs, uniqueTitle } from '../../support/content'

/** Payload's own header has problems of its own. */
const viewOf = (name: string) => `section[aria-label="${name}"]`

async function frameIn(page: Page, selector: string): Promise<Frame> {
  const frame = await (await page.waitForSelector(selector)).contentFrame()
  if (!frame) throw new Error('The page has no frame.')
  return frame
}

test('a preview of a chosen width is reduced to fit, and clicks find their texts', async ({
  page,
  content,
  signIn,
}) => {
  const { id } = await content.news()
  await signIn('editor')
  await page.goto(`/admin/collections/news/${id}?locale=en_EN`)
  const preview = await openPreview(page)
  await expect(preview.getByRole('button', { name: 'Click to edit' })).toBeVisible()
  const pane = page.getByRole('region', { name: 'Preview of the page' })
  await pane.getByRole('radio', { name: /^Desktop/ }).check()
  const frame = await frameIn(page, '#live-preview-iframe')
  await expect.poll(() => frame.evaluate(() => window.innerWidth)).toBe(1440)
  const box = await page.locator('#live-preview-iframe').boundingBox()
  const percent = Math.round(((box?.width ?? 0) / 1440) * 100)
  expect(percent).toBeLessThan(70)
  await expect(pane.getByText(`${percent} %`)).toBeVisible()

  const heading = preview.getByRole('heading', { level: 1 })
  await heading.hover()
  await expect(preview.getByRole('status').filter({ hasText: 'Title' })).toBeVisible()
  expect(await accessibilityProblems(frame, '[data-preview]')).toEqual([])
  await heading.click()
  await expect(page.locator('#field-title')).toBeFocused()

  const width = pane.getByRole('spinbutton', { name: 'Width in pixels' })
  await width.fill('500')
  await width.press('Enter')
  await expect.poll(() => frame.evaluate(() => window.innerWidth)).toBe(500)
  await pane.getByRole('radio', { name: /^Phone/ }).check()
  await expect.poll(() => frame.evaluate(() => window.innerWidth)).toBe(390)
  expect(await accessibilityProblems(page, '.live-preview-window')).toEqual([])
})

test('the pages of all sites show what is missing there; a click leads to the field', async ({
  page,
  content,
  signIn,
}) => {
  const title = uniqueTitle('All sites')
  const { id } = await content.news({
    title,
    sites: ['en_EN', 'es_ES', 'fr_FR'],
    content: paragraphs(...Array(30).fill('A paragraph.')),
  })
  const french = uniqueTitle('Titre')
  await content.update(`news/${id}`, { title: french, _status: 'draft' }, { locale: 'fr_FR', draft: true })
  await signIn('editor')
  await page.goto(`/admin/collections/news/${id}?locale=en_EN`)
  await page.getByRole('link', { name: 'Sites', exact: true }).click()
  const card = (name: string | RegExp) => page.getByRole('article', { name })
  await expect(card('English, global (en_EN)')).toContainText('Published')
  await expect(card('Français (fr_FR)')).toContainText('Published, with changes')
  await expect(card('中文 (zh_CN)')).toContainText('Not on this site')
  await expect(card('English, global (en_EN)')).toContainText('All texts fit and are this site’s own.')
  const notes = card('Español (es_ES)').getByText(/texts from English, global/)
  await expect(notes).toBeVisible()
  expect(await accessibilityProblems(page, viewOf('Sites'))).toEqual([])
  const size = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflowOf(page)).toBe(0)
  if (size) await page.setViewportSize(size)

  await page.getByRole('button', { name: 'Enlarge: Français (fr_FR)' }).press('Enter')
  await expect(card('Español (es_ES)')).toBeHidden()
  await expect(page.getByRole('button', { name: 'All sites' })).toBeFocused()
  const page1 = page.getByTitle('Page on Français (fr_FR)').contentFrame()
  await expect(page1.getByRole('heading', { level: 1 })).toHaveText(french)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Enlarge: Français (fr_FR)' })).toBeFocused()

  await card('English, global (en_EN)').getByLabel('Side by side').check()
  // It goes with the overview, so its state cannot be checked.
  await card('Français (fr_FR)').getByLabel('Side by side').click()
  await expect(card('Español (es_ES)')).toBeHidden()
  const [one, other] = [
    await frameIn(page, 'iframe[title="Page on English, global (en_EN)"]'),
    await frameIn(page, 'iframe[title="Page on Français (fr_FR)"]'),
  ]
  await one.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect
    .poll(() =>
      other.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2),
    )
    .toBe(true)
  expect(await accessibilityProblems(page, viewOf('Sites'))).toEqual([])
  await page.getByRole('button', { name: 'All sites' }).click()

  await notes.click()
  await card('Español (es_ES)').getByRole('link', { name: 'Title' }).click()
  await expect(page).toHaveURL(/\?locale=es_ES#field-title$/)
  await expect(page.locator('#field-title')).toBeFocused()
})

test('the published page and the draft are compared with a divider, as are two versions', async ({
  page,
  content,
  signIn,
}) => {
  const [published, draft] = [uniqueTitle('Published'), uniqueTitle('Draft')]
  const { id } = await content.news({ title: published })
  await content.update(`news/${id}`, { title: draft, _status: 'draft' }, { draft: true })
  await signIn('editor')
  await page.goto(`/admin/collections/news/${id}/compare?locale=en_EN`)
  const heading = (title: RegExp) => page.getByTitle(title).contentFrame().getByRole('heading', { level: 1 })
  await expect(heading(/^Before: Published page/)).toHaveText(published)
  await expect(heading(/^After: Latest draft/)).toHaveText(draft)
  const changes = page.getByRole('region', { name: '1 difference' })
  await expect(changes.getByRole('link', { name: 'Title' })).toBeVisible()
  await expect(changes.locator('del')).toHaveText(published)
  await expect(changes.locator('ins')).toHaveText(draft)
  await expect(changes.getByRole('button', { name: 'Show on the page' })).toBeVisible()

  const divider = await hydratedElement(
    page.getByRole('slider', { name: 'Divider between before and after' }),
  )
  await divider.press('Home')
  await expect(divider).toHaveAttribute('aria-valuetext', '“Before” is visible on the left 0%')
  await divider.press('ArrowRight')
  await expect(divider).toHaveValue('1')
  expect(await accessibilityProblems(page, viewOf('Compare'))).toEqual([])

  const after = page.getByLabel('After', { exact: true })
  const first = await after.locator('option').last().getAttribute('value')
  await after.selectOption(first)
  await expect(page).toHaveURL(new RegExp(`after=${first}`))
  await expect(page.getByText('No differences on English, global (en_EN).')).toBeVisible()
  await expect(heading(/^After: .* · Published/)).toHaveText(published)
})
