import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect, hydratedElement, openPreview, test } from '../../support/browser-admin'
import { accessibilityProblems } from '../../support/browser-axe'
import { uniqueTitle, type Content } from '../../support/content'

/** The bar is in the language of the site. */
const clickToEdit = (preview: FrameLocator | Page) =>
  preview.locator('[data-preview] > button[aria-pressed]').first()

/** Opens a form with its preview, and waits until both are connected. */
async function openForm(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(`/admin/${path}`)
  const preview = await openPreview(page)
  await expect(clickToEdit(preview)).toBeVisible()
  return preview
}

async function makeProduct(content: Content, data: Record<string, unknown> = {}) {
  const shared = { order: 900, sites: ['en_EN'] }
  const category = await content.create('product-categories', { ...shared, name: uniqueTitle('A category') })
  const name = uniqueTitle('Freezer')
  const product = { ...shared, name, category: category.id, availability: 'active', _status: 'published' }
  const { id } = await content.create('products', { ...product, ...data })
  return { id, name }
}

const features = (preview: FrameLocator) =>
  preview.getByRole('region', { name: 'Features' }).getByRole('heading')

test('rows are moved on the page with the keyboard and by dragging, and the form follows', async ({
  page,
  content,
  signIn,
}) => {
  const traits = ['First', 'Second', 'Third'].map((firstTrait) => ({ firstTrait }))
  const { id } = await makeProduct(content, { traits })
  await signIn('editor')
  const preview = await openForm(page, `collections/products/${id}?locale=en_EN`)
  await expect(features(preview)).toHaveText(['First', 'Second', 'Third'])

  await preview.getByRole('heading', { name: 'Third' }).hover()
  const tools = preview.getByRole('group', { name: /Features/ })
  await tools.getByRole('button', { name: 'Move before the previous one' }).press('Enter')
  await expect(features(preview)).toHaveText(['First', 'Third', 'Second'])
  await expect(preview.getByRole('status').filter({ hasText: 'is now number 2 of 3' })).toHaveCount(1)
  await page.keyboard.press('Alt+Shift+ArrowUp')
  await expect(features(preview)).toHaveText(['Third', 'First', 'Second'])
  await expect(preview.getByRole('group', { name: 'Features › 1 › Heading' })).toBeVisible()

  await preview.getByRole('heading', { name: 'Second' }).hover()
  await drag(
    page,
    preview.getByTitle('Drag to another place'),
    preview.getByRole('heading', { name: 'Third' }),
  )
  await expect(features(preview)).toHaveText(['Second', 'Third', 'First'])
  await preview.getByText('Third', { exact: true }).click()
  await expect(page.locator('#field-traits__1__firstTrait')).toBeFocused()
  await expect(page.locator('#field-traits__1__firstTrait')).toHaveValue('Third')
})

/** Drags something to the upper edge of an element. */
async function drag(page: Page, handle: Locator, target: Locator): Promise<void> {
  await handle.hover()
  await page.mouse.down()
  const box = await target.boundingBox()
  if (!box) throw new Error('The target is not visible.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.move(box.x + box.width / 2, box.y + 1)
  await page.mouse.up()
}

test('related products are moved on the page, and say that they are another document', async ({
  page,
  content,
  signIn,
}) => {
  const others = [await makeProduct(content), await makeProduct(content)]
  const { id } = await makeProduct(content, { recommendations: others.map((other) => other.id) })
  const names = others.map(({ name }) => name)
  await signIn('editor')
  const preview = await openForm(page, `collections/products/${id}?locale=en_EN`)
  const cards = preview.locator('[aria-labelledby="recommended"]').getByRole('heading', { level: 3 })
  await expect(cards).toHaveText(names)
  await preview.getByText(names[1] ?? '', { exact: true }).hover()
  const tools = preview.getByRole('group', { name: /Product › / })
  await expect(tools).toContainText('another document')
  await tools.getByRole('button', { name: 'Move before the previous one' }).press('Enter')
  await expect(cards).toHaveText(names.toReversed())
})

test('the outline and its tools have no accessibility problems', async ({ page, content, signIn }) => {
  const traits = [{ firstTrait: 'First' }, { firstTrait: 'Second' }]
  const { id } = await makeProduct(content, { traits })
  await signIn('editor')
  await page.goto(`/admin/collections/products/${id}?locale=en_EN`)
  const opened = page.waitForEvent('popup')
  await (await hydratedElement(page.locator('#live-preview-toggler'))).click()
  await page.getByRole('link', { name: 'Open the preview in a window of its own' }).click()
  // Axe cannot look into the frame, so this is the preview in a window of its own.
  const popup = await opened
  await popup.emulateMedia({ reducedMotion: 'reduce' })
  await expect(clickToEdit(popup)).toBeVisible()
  const second = popup.getByRole('heading', { name: 'Second' })
  // The form answers once both windows know each other.
  await expect(async () => {
    // At the lower edge its tools would cover the preview's own bar until the pointer leaves them. Where tools cover a
    // heading, Playwright would scroll it there before it hovers, unless forced.
    await second.evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
    await popup.getByRole('heading', { name: 'First' }).hover({ force: true })
    await second.hover({ force: true })
    await expect(popup.getByRole('group', { name: /Features/ })).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 45_000 })
  expect(await accessibilityProblems(popup, '[data-preview]')).toEqual([])
  await second.dblclick()
  await expect(popup.locator('[data-typing]')).toBeFocused()
  await popup.keyboard.press('End')
  await popup.keyboard.type(' one')
  await expect(page.locator('#field-traits__1__firstTrait')).toHaveValue('Second one')
})
