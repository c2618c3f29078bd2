import type { FrameLocator, Page } from '@playwright/test'
import { expect, openPreview, openRow, test } from '../../support/browser-admin'
import { uploadPdf } from '../../support/browser-pdf'
import { uniqueTitle } from '../../support/content'

/** Opens a form with its preview, and waits until both are connected. */
async function openForm(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(`/admin/${path}?locale=en_EN`)
  const preview = await openPreview(page)
  await expect(preview.getByRole('button', { name: 'Click to edit' })).toBeVisible()
  return preview
}

test('the preview of a banner opens at its slide, stays there, and comes back to it (issue 16)', async ({
  page,
  content,
  signIn,
}) => {
  const title = uniqueTitle('A slide')
  const { id } = await content.banner({ title, brief: 'Its sentence', order: 999 })
  await signIn('editor')
  const preview = await openForm(page, `collections/banners/${id}`)
  const carousel = preview.locator('[data-preview-held]')
  const shown = carousel.locator('.swiper-slide:not([inert])')
  await expect(shown).toContainText(title)
  const paused = await carousel.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .every((animation) => !('animationName' in animation) || animation.playState === 'paused'),
  )
  expect(paused).toBe(true)

  await carousel.getByRole('button', { name: 'Next' }).first().click()
  await expect(shown).not.toContainText(title)
  await page.locator('#field-brief').focus()
  await expect(shown).toContainText(title)
  await page.locator('#field-brief').fill('Another sentence')
  await expect(shown).toContainText('Another sentence')
})

test('a new term of a promotion is searched for in the preview before it is saved (issue 16)', async ({
  page,
  content,
  signIn,
}) => {
  const [former, typed] = [uniqueTitle('Zyx'), uniqueTitle('Wvu')].map((text) => text.replaceAll(' ', ''))
  const article = await content.news({ title: uniqueTitle('Unrelated') })
  const results = [{ relationTo: 'news', value: article.id }]
  const data = { title: former, terms: [former], sites: ['en_EN'], results }
  const { id } = await content.create('promotions', data)
  await signIn('editor')
  const preview = await openForm(page, `collections/promotions/${id}`)
  const field = preview.locator('main input[name=inputWD]')
  await expect(field).toHaveValue(former ?? '')
  await page.locator('.field-terms input').fill(typed ?? '')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(typed ?? '')
  await expect(preview.getByRole('main').getByRole('link', { name: article.title })).toBeVisible()
})

test('the search settings show the search for the row that is entered (issue 16)', async ({
  page,
  administer,
  signIn,
}) => {
  const stored = await administer.get('/api/globals/search-settings?depth=0')
  const { synonyms } = (await stored.json()) as { synonyms: { terms: string[] }[] }
  const last = synonyms.length - 1
  await signIn('administrator')
  const preview = await openForm(page, 'globals/search-settings')
  const field = preview.locator('main input[name=inputWD]')
  await expect(field).not.toHaveValue(synonyms[last]?.terms[0] ?? '')
  await page.getByRole('button', { name: 'Synonyms', exact: true }).click()
  await page.locator(`#synonyms-row-${last} .collapsible__toggle`).first().click()
  await page.locator(`#field-synonyms__${last}__meaning`).focus()
  await expect(field).toHaveValue(synonyms[last]?.terms[0] ?? '')
})

test('a field of a closed menu opens it, as a panel or in the drawer, and keeps the focus (issue 16)', async ({
  page,
  administer,
  signIn,
}) => {
  const stored = await administer.get('/api/globals/navigation?depth=0&locale=en_EN')
  const { header } = (await stored.json()) as { header: { children?: { label: string }[] }[] }
  const row = header.findIndex(({ children }) => children?.length)
  const label = header[row]?.children?.[0]?.label ?? ''
  const field = page.locator(`#field-header__${row}__children__0__label`)
  await signIn('administrator')
  await page.setViewportSize({ width: 1600, height: 940 })
  const preview = await openForm(page, 'globals/navigation')
  await page.getByRole('radio', { name: /^Desktop/ }).check()
  const panel = preview.getByRole('banner').getByRole('navigation').getByText(label, { exact: true })
  await expect(panel.filter({ visible: true })).toHaveCount(0)
  await openRow(page, `header-row-${row}`)
  await openRow(page, `header-${row}-children-row-0`)
  await field.focus()
  await expect(panel.filter({ visible: true })).toHaveCount(1)

  await page.getByRole('radio', { name: /^Phone/ }).check()
  const drawer = preview.getByRole('dialog')
  await expect(drawer).toBeHidden()
  await field.blur()
  await field.focus()
  await expect(drawer.getByText(label, { exact: true })).toBeVisible()
  await expect(field).toBeFocused()
})

test('restricted files are opened as a distributor may, or asked for as a visitor is (issue 16)', async ({
  page,
  content,
  signIn,
}) => {
  const name = uniqueTitle('A manual')
  const file = await uploadPdf(content, [{ lines: ['Chapter 1'] }], { name: 'Plan.pdf', restricted: true })
  const data = { name, kind: 'manual', file: file.id, sites: ['en_EN'], order: 0, _status: 'published' }
  const { id } = await content.create('materials', data)
  await signIn('editor')
  const preview = await openForm(page, `collections/materials/${id}`)
  const download = preview.getByRole('link', { name: `Download ${name}` })
  await preview.getByRole('button', { name: 'Restricted files as a visitor' }).click()
  await download.press('Enter')
  const dialog = preview.getByRole('dialog', { name: 'Sorry!' })
  await expect(dialog).toBeVisible()
  await dialog.press('Escape')
  await preview.getByRole('button', { name: 'Restricted files as a visitor' }).click()
  const downloaded = page.waitForEvent('download')
  await download.press('Enter')
  expect((await downloaded).suggestedFilename()).toBe('Plan.pdf')
})
