import type { Page } from '@playwright/test'
import { pdf, png } from '../../factories/uploads'
import { expect, hydratedElement, openList, test } from '../../support/browser-admin'
import { accessibilityProblems } from '../../support/browser-axe'
import { uniqueTitle, type Content } from '../../support/content'

// The browser also logs rejected requests.
test.use({ tolerated: [/status of 4\d\d/] })

const fileName = (name: string) => `${uniqueTitle(name).replaceAll(/\W/g, '-')}.png`

async function stored(content: Content, width = 800, point: { focalX?: number; focalY?: number } = {}) {
  const name = fileName('stored')
  const file = { name, mimeType: 'image/png', buffer: await png(width) }
  const { id } = await content.upload('media', file, point)
  return { id: String(id), name }
}

/** Saves, and waits for the response: the notice of an earlier save may still be shown. */
const save = async (page: Page) => {
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.locator('#action-save').click()
  expect((await saved).status()).toBe(200)
}

test('the focal point is placed with a click, moved with the keyboard, and previewed in all shapes', async ({
  page,
  content,
  signIn,
  administer,
}) => {
  const { id } = await stored(content)
  const point = async () => {
    const response = await administer.get(`/api/media/${id}?depth=0`)
    const { focalX, focalY } = (await response.json()) as { focalX: number | null; focalY: number | null }
    return { focalX, focalY }
  }
  await signIn('editor')
  await page.goto(`/admin/collections/media/${id}?locale=en_EN`)
  const panel = page.getByRole('region', { name: 'Focal point' })
  const handle = await hydratedElement(
    panel.getByRole('button', { name: '50% from the left, 50% from the top' }),
  )
  const previews = panel.getByRole('list', { name: 'How pages crop the picture' })
  await expect(previews.getByRole('listitem')).toHaveText([
    '16:9',
    '16:10',
    '3:2',
    '4:3',
    '1:1',
    'Banner',
    'Banner on a phone',
  ])
  const frame = panel.getByRole('group', { name: 'Focal point' })
  const box = await frame.boundingBox()
  if (!box) throw new Error('The picture is not visible.')
  await frame.click({ position: { x: box.width / 4, y: box.height * 0.75 } })
  const moved = panel.getByRole('button', { name: '25% from the left, 75% from the top' })
  await moved.press('ArrowLeft')
  await panel.getByRole('button', { name: '24% from the left, 75% from the top' }).press('ArrowDown')
  for (const preview of await previews.locator('img').all()) {
    await expect(preview).toHaveCSS('object-position', '24% 76%')
  }
  expect(await accessibilityProblems(page, 'section[aria-labelledby="focal-point"]')).toEqual([])
  await save(page)
  expect(await point()).toEqual({ focalX: 24, focalY: 76 })

  await panel.getByRole('button', { name: 'Back to the middle' }).click()
  await expect(handle).toBeVisible()
  await save(page)
  expect(await point()).toEqual({ focalX: null, focalY: null })
})

test('a picture is cropped in its form, and its focal point stays where it was', async ({
  page,
  content,
  signIn,
  administer,
}) => {
  const { id } = await stored(content, 800, { focalX: 40, focalY: 25 })
  const picture = async () =>
    (await (await administer.get(`/api/media/${id}?depth=0`)).json()) as { width: number; filename: string }
  const before = await picture()
  await signIn('editor')
  await page.goto(`/admin/collections/media/${id}?locale=en_EN`)
  await (await hydratedElement(page.getByRole('button', { name: 'Edit Image' }))).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('input[name^="Width"]')).toHaveValue('800')
  await dialog.locator('input[name^="Width"]').fill('400')
  await dialog.getByRole('button', { name: 'Apply Changes' }).click()
  await expect(page.getByText('The picture is cropped when it is saved.', { exact: false })).toBeVisible()
  await save(page)
  const panel = page.getByRole('region', { name: 'Focal point' })
  await expect(panel.getByRole('button', { name: '80% from the left, 25% from the top' })).toBeVisible()
  const after = await picture()
  expect(after.width).toBe(400)
  expect(after.filename).not.toBe(before.filename)
})

test('several pictures are uploaded at once; what is refused or stored already says so in its row', async ({
  page,
  content,
  signIn,
  administer,
}) => {
  const same = await stored(content, 311)
  const folder = await content.create('folders', { name: uniqueTitle('Folder') })
  const [one, two] = [fileName('one'), fileName('two')]
  await signIn('editor')
  await openList(page, `/admin/collections/media?locale=en_EN&where[folder][equals]=${folder.id}`)
  const input = await hydratedElement(page.getByLabel('Pictures: drop several here or choose them'))
  await input.setInputFiles([
    { name: one, mimeType: 'image/png', buffer: await png(301) },
    { name: two, mimeType: 'image/png', buffer: await png(302) },
    { name: 'again.png', mimeType: 'image/png', buffer: await png(311) },
    { name: 'manual.pdf', mimeType: 'application/pdf', buffer: pdf },
    { name: 'broken.png', mimeType: 'image/png', buffer: (await png(303)).subarray(0, 60) },
  ])
  const rows = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem')
  const row = (name: string) => rows.filter({ hasText: name })
  await expect(rows).toHaveCount(5)
  await expect(row('manual.pdf')).toContainText('is not a picture that can be used here')
  await expect(row('broken.png')).toContainText('is damaged and cannot be opened as a picture')
  await expect(row('again.png').getByRole('link', { name: same.name })).toBeVisible()
  for (const name of [one, two]) {
    await expect(row(name).getByRole('link', { name: `Open “${name}”` })).toBeVisible()
    await expect(page.getByRole('textbox', { name: `Alternative text of ${name}` })).toBeVisible()
  }
  await expect(page.getByRole('status').filter({ hasText: '2 pictures were uploaded.' })).toContainText(
    '1 picture needs your decision.',
  )
  expect(await accessibilityProblems(page, 'ul[aria-label="Uploads"]')).toEqual([])
  await row('manual.pdf').getByRole('button', { name: 'Remove manual.pdf' }).press('Enter')
  await expect(rows).toHaveCount(4)
  await row('again.png').getByRole('button', { name: 'Upload anyway' }).press('Enter')
  await expect(row('again.png').getByRole('link', { name: 'Open “again.png”' })).toBeVisible()
  for (const link of await rows.getByRole('link').all()) {
    const id = (await link.getAttribute('href'))?.split('/').at(-1)
    if (!id || id === same.id) continue
    const picture = (await (await administer.get(`/api/media/${id}?depth=0`)).json()) as { folder: string }
    expect(picture.folder).toBe(folder.id)
    await administer.delete(`/api/media/${id}`)
  }
})

test('a picture is found by the name of the document that shows it', async ({ page, content, signIn }) => {
  const { id, name } = await stored(content)
  const { title } = await content.news({ cover: id })
  await signIn('editor')
  await openList(page, `/admin/collections/media?locale=en_EN&search=${encodeURIComponent(title)}`)
  await expect(page.getByRole('textbox', { name: `Alternative text of ${name}` })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Alternative text of/ })).toHaveCount(1)
})
