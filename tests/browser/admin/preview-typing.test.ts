import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect, openPreview, test } from '../../support/browser-admin'
import { uniqueTitle, type Content } from '../../support/content'

/** The bar is in the language of the site. */
const clickToEdit = (preview: FrameLocator) =>
  preview.locator('[data-preview] > button[aria-pressed]').first()

/** Opens a form with its preview, and waits until both are connected. */
async function openForm(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(`/admin/${path}`)
  const preview = await openPreview(page)
  await expect(clickToEdit(preview)).toBeVisible()
  return preview
}

const typedIn = (preview: FrameLocator) => preview.locator('[data-typing]')

/** Starts to type on a text; its content is selected. */
async function typeOn(preview: FrameLocator, text: Locator): Promise<Locator> {
  await text.dblclick()
  const typed = typedIn(preview)
  await expect(typed).toBeFocused()
  await typed.press('ControlOrMeta+a')
  return typed
}

test('a title is typed on the page: the form follows, Enter keeps it, Escape restores it, Ctrl+Z undoes it', async ({
  page,
  content,
  signIn,
}) => {
  const [title, next] = [uniqueTitle('A title'), uniqueTitle('Typed on the page')]
  const { id } = await content.news({ title })
  await signIn('editor')
  const preview = await openForm(page, `collections/news/${id}?locale=en_EN`)
  const heading = preview.getByRole('heading', { level: 1 })
  const field = page.locator('#field-title')

  await typeOn(preview, heading)
  await page.keyboard.type(next)
  await expect(field).toHaveValue(next)
  await expect(preview.getByText(`${next.length} / 300`)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(typedIn(preview)).toHaveCount(0)
  await expect(heading).toHaveText(next)

  await typeOn(preview, heading)
  await page.keyboard.type('Something else')
  await expect(field).toHaveValue('Something else')
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue(next)
  await expect(heading).toHaveText(next)

  await typeOn(preview, heading)
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await expect(field).toHaveValue(`${next}!`)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(field).toHaveValue(next)
  await page.keyboard.press('Enter')

  // The page takes the keys, as no field has the focus.
  await clickToEdit(preview).focus()
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(heading).toHaveText(title)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(field).not.toHaveValue(title)
})

test('a composed text reaches the form when it is finished, and nothing moves its caret meanwhile', async ({
  page,
  content,
  signIn,
}) => {
  const title = uniqueTitle('标题')
  const { id } = await content.news({ title, sites: ['zh_CN'] }, { locale: 'zh_CN' })
  await signIn('editor')
  const preview = await openForm(page, `collections/news/${id}?locale=zh_CN`)
  const typed = await typeOn(preview, preview.getByRole('heading', { level: 1 }))
  await typed.press('End')
  const client = await page.context().newCDPSession(page)
  await client.send('Input.imeSetComposition', { text: 'leng', selectionStart: 4, selectionEnd: 4 })
  await expect(typed).toHaveText(`${title}leng`)
  await expect(page.locator('#field-title')).toHaveValue(title)
  await client.send('Input.imeSetComposition', { text: '冷', selectionStart: 1, selectionEnd: 1 })
  await client.send('Input.insertText', { text: '冷藏' })
  await expect(typed).toHaveText(`${title}冷藏`)
  await expect(page.locator('#field-title')).toHaveValue(`${title}冷藏`)
  await page.keyboard.type('。')
  await page.keyboard.press('Enter')
  await expect(page.locator('#field-title')).toHaveValue(`${title}冷藏。`)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`${title}冷藏。`)
})

async function makeProduct(content: Content, data: Record<string, unknown>) {
  const shared = { order: 900, sites: ['en_EN'] }
  const category = await content.create('product-categories', { ...shared, name: uniqueTitle('A category') })
  const name = uniqueTitle('Freezer')
  const product = { ...shared, name, category: category.id, availability: 'active', _status: 'published' }
  const { id } = await content.create('products', { ...product, ...data })
  return { id, name }
}

test('the limit of a field and its message are shown at the text; pasted text is plain and on one line', async ({
  page,
  content,
  signIn,
}) => {
  const { id } = await makeProduct(content, { traits: [{ firstTrait: 'Quiet' }] })
  await signIn('editor')
  const preview = await openForm(page, `collections/products/${id}?locale=en_EN`)
  const typed = await typeOn(preview, preview.getByRole('heading', { name: 'Quiet', exact: true }))
  await typed.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Very\nquiet')
    clipboardData.setData('text/html', '<b>Very</b>')
    const options = { clipboardData, bubbles: true, cancelable: true }
    element.dispatchEvent(new ClipboardEvent('paste', options))
  })
  await expect(typed).toHaveText('Very quiet')
  expect(await typed.evaluate((element) => element.children.length)).toBe(0)
  await page.keyboard.insertText('x'.repeat(160))
  await expect(preview.getByText('170 / 160')).toBeVisible()
  await expect(preview.getByRole('status').filter({ hasText: '160' })).toContainText('shorter')
  await page.keyboard.press('Escape')
  await expect(preview.getByRole('heading', { name: 'Quiet', exact: true })).toBeVisible()
})

test('with the keyboard Alt and the arrows lead to a text, Enter types on it', async ({
  page,
  content,
  signIn,
}) => {
  const title = uniqueTitle('A title')
  const { id } = await content.news({ title })
  await signIn('editor')
  const preview = await openForm(page, `collections/news/${id}?locale=en_EN`)
  await page.locator('#field-title').focus()
  await expect(preview.getByRole('group', { name: 'Title' })).toBeVisible()
  await clickToEdit(preview).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(
    preview.getByRole('group', { name: 'Publication date' }).getByRole('button').first(),
  ).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(preview.getByRole('group', { name: 'Title' }).getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(typedIn(preview)).toBeFocused()
  await page.keyboard.type(' more')
  await page.keyboard.press('Enter')
  await expect(page.locator('#field-title')).toHaveValue(`${title} more`)
  await expect(preview.getByRole('group', { name: 'Title' }).getByRole('button').first()).toBeFocused()
})

test('a text of the fallback site is marked, and written for this site with one click', async ({
  page,
  content,
  signIn,
}) => {
  const title = uniqueTitle('A title')
  const { id } = await content.news({ title, sites: ['en_EN', 'fr_FR'] })
  await signIn('editor')
  const preview = await openForm(page, `collections/news/${id}?locale=fr_FR`)
  await preview.getByRole('heading', { level: 1 }).hover()
  const tools = preview.getByRole('group', { name: 'Title' })
  await expect(tools).toContainText('inherited from English, global')
  await tools.getByRole('button', { name: 'Write for this site' }).click()
  await expect(page.locator('#field-title')).toHaveValue(title)
  await expect(page.locator('#field-title')).toBeFocused()
  await expect(preview.getByRole('status').filter({ hasText: 'now this site’s own text' })).toHaveCount(1)
})

test('what is typed on the page of a document without drafts is not saved when the form is left', async ({
  page,
  content,
  administer,
  signIn,
}) => {
  const name = uniqueTitle('A category')
  const { id } = await content.create('product-categories', { order: 900, sites: ['en_EN'], name })
  await signIn('editor')
  const preview = await openForm(page, `collections/product-categories/${id}?locale=en_EN`)
  await typeOn(preview, preview.getByRole('heading', { name }).first())
  await page.keyboard.type('Typed')
  await page.keyboard.press('Enter')
  await expect(page.locator('#field-name')).toHaveValue('Typed')
  await page.close({ runBeforeUnload: false })
  const stored = await administer.get(`/api/product-categories/${id}?locale=en_EN`)
  expect(await stored.json()).toMatchObject({ name })
})
