import { pdf } from '../../factories/uploads'
import { expect, openList, hydratedElement, test } from '../../support/browser-admin'
import { accessibilityProblems } from '../../support/browser-axe'
import { uniqueTitle } from '../../support/content'

// The browser also logs rejected requests.
test.use({ tolerated: [/status of 4\d\d/] })

const document = (name: string, buffer = pdf) => ({ name, mimeType: 'application/pdf', buffer })

test('the list is filtered by choices that are kept in its address (issue 5)', async ({
  page,
  content,
  signIn,
}) => {
  const file = await content.upload('files', document('closed.pdf'), { restricted: true })
  const name = uniqueTitle('A leaflet')
  const data = { kind: 'flyer', file: file.id, language: 'es', sites: ['en_EN'], order: 0 }
  await content.create('materials', { ...data, name, _status: 'draft' })
  await signIn('editor')
  await openList(page, `/admin/collections/materials?search=${encodeURIComponent(name)}`)
  const filters = page.getByRole('region', { name: 'Filters' })
  const choice = (label: string) => filters.getByLabel(label, { exact: true })
  await expect(filters.getByRole('status')).toHaveText('1 material')
  await (await hydratedElement(choice('Kind'))).selectOption('Flyer')
  await choice('Access').selectOption('Distributors only')
  await choice('Language').selectOption('Español')
  await expect(page).toHaveURL(/flyer.*restricted.*language/)
  await expect(page.getByRole('link', { name })).toBeVisible()

  await page.reload()
  await expect(filters.getByRole('button', { name: 'Remove filter Kind: Flyer' })).toBeVisible()
  await (await hydratedElement(choice('Access'))).selectOption('Open to everybody')
  await expect(filters.getByRole('status')).toHaveText('0 materials')
  await filters.getByRole('button', { name: 'Remove filter Access: Open to everybody' }).press('Enter')
  await expect(filters.getByRole('status')).toHaveText('1 material')
  await filters.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(filters.getByRole('button', { name: /^Remove filter/ })).toHaveCount(0)
  await expect(page).not.toHaveURL(/where|search=/)
})

test('a file is replaced and keeps its page; it cannot be deleted while it is used (issue 5)', async ({
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
  const address = page.getByRole('textbox', { name: 'Address' })
  await expect(address).toHaveValue(new RegExp(`${String(file.url)}$`))
  await expect(page.getByText('Links to the old one lead to the new one.')).toBeVisible()
  const used = page.getByRole('region', { name: 'Where used' })
  await expect(used.getByRole('link', { name })).toHaveAttribute('href', `/admin/collections/materials/${id}`)

  await (await hydratedElement(page.locator('.file-details__remove'))).click()
  await page.locator('.file-field input[type=file]').setInputFiles(document('new edition.pdf'))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('One former address leads here.')).toBeVisible()
  await expect(address).toHaveValue(/new-edition-\d+\.pdf$/)
  const stored = await (await administer.get(`/api/files/${String(file.id)}`)).json()
  expect(stored).toMatchObject({ originalName: 'new edition.pdf', formerKeys: [file.filename] })

  await page.locator('.doc-controls__popup button').click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(`Still used: Material “${name}”`)).toBeVisible()
  expect((await administer.get(`/api/files/${String(file.id)}`)).status).toBe(200)
})

test('the edit page of a material plays a video and opens a PDF (issue 3, admin)', async ({
  page,
  signIn,
  administer,
}) => {
  const first = async (kind: string) => {
    const query = `where[kind][equals]=${kind}&depth=0&limit=1&sort=id`
    const response = await administer.get(`/api/materials?${query}`)
    return ((await response.json()) as { docs: { id: string }[] }).docs[0]?.id
  }
  await signIn('editor')
  await page.goto(`/admin/collections/materials/${await first('product-video')}`)
  await expect(page.locator('figure video')).toBeVisible()
  await page.goto(`/admin/collections/materials/${await first('brochure')}`)
  await expect(page.getByRole('link', { name: /^Open the PDF/ })).toBeVisible()
})

test('of many files the valid ones become drafts, and the others show their error (issue 5, bulk upload)', async ({
  page,
  content,
  signIn,
  administer,
}) => {
  const word = uniqueTitle('Bulk').replace(' ', '-')
  await content.upload('files', document(`${word}-one_en_2026-03.pdf`))
  await signIn('editor')
  await openList(page, '/admin/collections/materials')
  await page.getByRole('link', { name: 'Upload many files' }).click()
  await expect(page.getByRole('heading', { name: 'Upload many files' })).toBeVisible()
  await (await hydratedElement(page.getByLabel('Kind', { exact: true }))).selectOption('Operation manual')
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

  expect(await accessibilityProblems(page, 'form')).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await accessibilityProblems(page, 'form')).toEqual([])
  // Except for Payload's own page header.
  const form = await page.locator('form').boundingBox()
  expect(form && form.x + form.width).toBeLessThanOrEqual(390)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('button', { name: 'Upload 5 files' }).press('Enter')
  await expect(page.getByText('4 drafts were created. 1 file failed')).toBeVisible()
  await expect(rows.nth(5)).toContainText(/cannot be uploaded here/)
  await expect(page.getByRole('button', { name: 'Send 1 file again' })).toBeEnabled()

  type Found = { docs: { id: string; _status?: string }[] }
  const query = `where[originalName][contains]=${word}&depth=0`
  const files = (await (await administer.get(`/api/files?${query}`)).json()) as Found
  for (const { id } of files.docs) content.deleteAfterwards(`files/${id}`)
  expect(files.docs).toHaveLength(5)
  const made = `where[createdAt][greater_than]=2026-01-01&where[file.originalName][contains]=${word}`
  const materials = (await (
    await administer.get(`/api/materials?${made}&draft=true&depth=0`)
  ).json()) as Found
  for (const { id } of materials.docs) content.deleteAfterwards(`materials/${id}`)
  expect(materials.docs.map(({ _status }) => _status)).toEqual(['draft', 'draft', 'draft', 'draft'])

  await page.getByRole('link', { name: 'Show the new materials' }).click()
  await expect(page.getByRole('region', { name: 'Filters' }).getByRole('status')).toHaveText('4 materials')
  await expect(page.getByRole('link', { name: `${word} renamed` })).toBeVisible()
})
