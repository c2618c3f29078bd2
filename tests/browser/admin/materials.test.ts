import AxeBuilder from '@axe-core/playwright'
import { uniqueTitle } from '../../support/content'
import { expect, test } from '../../support/browser'
import { pdf } from '../../factories/uploads'

// What an open form still saves would find its document gone.
test.afterEach(({ page }) => page.close())

const document = (name: string, buffer = pdf) => ({ name, mimeType: 'application/pdf', buffer })

test('the list is filtered by choices that stand in its address (issue 5)', async ({
  page,
  content,
  signIn,
}) => {
  const file = await content.upload('files', document('closed.pdf'), { restricted: true })
  const name = uniqueTitle('A leaflet')
  const data = { kind: 'flyer', file: file.id, language: 'es', sites: ['en_EN'], order: 0 }
  await content.create('materials', { ...data, name, _status: 'draft' })
  await signIn('editor')
  await page.goto(`/admin/collections/materials?search=${encodeURIComponent(name)}`)
  const filters = page.getByRole('region', { name: 'Filters' })
  await expect(filters.getByRole('status')).toHaveText('1 material')
  // What is chosen before the page hears it is lost.
  await expect(async () => {
    await filters.getByLabel('Kind', { exact: true }).selectOption('Flyer')
    await expect(page).toHaveURL(/flyer/, { timeout: 3_000 })
  }).toPass()
  await filters.getByLabel('Access', { exact: true }).selectOption('Distributors only')
  await filters.getByLabel('Language', { exact: true }).selectOption('Español')
  await expect(page).toHaveURL(/flyer.*restricted.*language/, { timeout: 45_000 })
  await expect(page.getByRole('link', { name })).toBeVisible()

  await page.reload()
  await expect(filters.getByRole('button', { name: 'Remove filter Kind: Flyer' })).toBeVisible()
  await filters.getByLabel('Access', { exact: true }).selectOption('Open to everybody')
  await expect(filters.getByRole('status')).toHaveText('0 materials')
  await filters.getByRole('button', { name: 'Remove filter Access: Open to everybody' }).press('Enter')
  await expect(filters.getByRole('status')).toHaveText('1 material')
  await filters.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(filters.getByRole('button', { name: /^Remove filter/ })).toHaveCount(0)
  await expect(page).not.toHaveURL(/where|search=/)
})

test.describe('of many files', () => {
  // A refused upload is told by the browser, too.
  test.use({ tolerated: [/status of 400/] })

  test('those that are right become drafts, and the others say why (issue 5, bulk upload)', async ({
    page,
    content,
    signIn,
    administer,
  }) => {
    const word = uniqueTitle('Bulk').replace(' ', '-')
    await content.upload('files', document(`${word}-one_en_2026-03.pdf`))
    await signIn('editor')
    await page.goto('/admin/collections/materials')
    await page.getByRole('link', { name: 'Upload many files' }).click()
    await expect(page.getByRole('heading', { name: 'Upload many files' })).toBeVisible()
    await page.getByLabel('Kind', { exact: true }).selectOption('Operating manual')
    const names = ['one_en_2026-03', 'two_zh', 'three_fr_v2', 'four']
    await page
      .getByLabel(/^Files: drop them here/)
      .setInputFiles([
        ...names.map((name) => document(`${word}-${name}.pdf`)),
        document(`${word}-broken.pdf`, Buffer.from('<!doctype html><title>No PDF</title>')),
      ])
    const rows = page.getByRole('region', { name: 'Files to upload' }).getByRole('row')
    await expect(rows).toHaveCount(6)
    await expect(rows.nth(1)).toContainText('in the library already')
    await expect(rows.nth(1).getByRole('textbox').last()).toHaveValue('2026-03')
    await expect(rows.nth(2).getByRole('combobox')).toHaveValue('zh')
    await rows
      .nth(4)
      .getByLabel(/^Name of/)
      .fill(`${word} renamed`)
    await page.getByRole('button', { name: 'Upload 5 files' }).press('Enter')
    await expect(page.getByText('4 drafts were made. 1 file failed')).toBeVisible()
    await expect(rows.nth(5)).toContainText(/invalid|not allowed/i)
    await expect(page.getByRole('button', { name: 'Send 1 file again' })).toBeEnabled()

    const query = `where[originalName][contains]=${word}&depth=0`
    const files = (await (await administer.get(`/api/files?${query}`)).json()) as { docs: { id: string }[] }
    expect(files.docs).toHaveLength(5)
    for (const { id } of files.docs) content.adopt(`files/${id}`)
    await page.getByRole('link', { name: 'Show the new materials' }).click()
    await expect(page.getByRole('region', { name: 'Filters' }).getByRole('status')).toHaveText('4 materials')
    await expect(page.getByRole('link', { name: `${word} renamed` })).toBeVisible()

    const made = `where[createdAt][greater_than]=2026-01-01&where[file.originalName][contains]=${word}`
    const materials = await (await administer.get(`/api/materials?${made}&draft=true&depth=0`)).json()
    expect(materials.docs).toHaveLength(4)
    for (const { id, _status } of materials.docs) {
      expect(_status).toBe('draft')
      content.adopt(`materials/${id}`)
    }
  })
})

test('the page of the bulk upload is accessible and fits a phone (issue 5)', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('editor')
  await page.goto('/admin/collections/materials/upload')
  await expect(page.getByRole('heading', { name: 'Upload many files' })).toBeVisible()
  await page.getByLabel(/^Files: drop them here/).setInputFiles([document('A manual_en.pdf')])
  await expect(page.getByRole('region', { name: 'Files to upload' })).toBeVisible()
  expect((await new AxeBuilder({ page }).include('form').analyze()).violations).toEqual([])
  // The head of the page is Payload's.
  const form = await page.locator('form').boundingBox()
  expect(form && form.x + form.width).toBeLessThanOrEqual(390)
})

test.describe('a file', () => {
  // What is refused is told by the browser, too.
  test.use({ tolerated: [/status of 4\d\d/] })

  test('is replaced and keeps its page; it says where it is used and stays while it is (issue 5)', async ({
    page,
    content,
    signIn,
    administer,
  }) => {
    const file = await content.upload('files', document('old edition.pdf'))
    const name = uniqueTitle('A manual')
    const data = { kind: 'manual', file: file.id, language: 'en', sites: ['en_EN'], order: 0 }
    const { id } = await content.create('materials', { ...data, name, _status: 'published' })
    await signIn('editor')
    await page.goto(`/admin/collections/files/${String(file.id)}`)
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(
      new RegExp(`${String(file.url)}$`),
    )
    await expect(page.getByText('Links to the old one lead to the new one.')).toBeVisible()
    const used = page.getByRole('region', { name: 'Where used' })
    await expect(used.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/admin/collections/materials/${id}`,
    )

    await page.locator('.file-details__remove').click()
    await page.locator('.file-field input[type=file]').setInputFiles(document('new edition.pdf'))
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('One former address leads here.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(/new-edition-\d+\.pdf$/)
    const stored = await (await administer.get(`/api/files/${String(file.id)}`)).json()
    expect(stored).toMatchObject({ originalName: 'new edition.pdf', formerKeys: [file.filename] })

    await page.locator('.doc-controls__popup button').click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText(`Still used: Material “${name}”`)).toBeVisible()
    expect((await administer.get(`/api/files/${String(file.id)}`)).status()).toBe(200)
  })
})
