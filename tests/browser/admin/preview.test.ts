import type { Frame, FrameLocator, Page } from '@playwright/test'
import { expect, openPreview, test, textOf } from '../../support/browser-admin'
import { link, paragraphs, uniqueTitle } from '../../support/content'

test('leaving the preview ends draft mode (issue 2)', async ({ page, context, content, signIn, baseURL }) => {
  const [published, draft] = [uniqueTitle('Published'), uniqueTitle('Draft')]
  const { id } = await content.news({ title: published })
  await content.update(`news/${id}`, { title: draft, _status: 'draft' }, { draft: true })
  const bar = page.getByText('Preview with unpublished changes')
  const heading = page.getByRole('heading', { level: 1 })

  await signIn('editor')
  await page.goto(`/preview?collection=news&id=${id}&site=en_EN`)
  await expect(page).toHaveURL(/\/preview\/en\/newsDetail/)
  await expect(heading).toHaveText(draft)
  await expect(bar).toBeVisible()
  const [cookie] = (await context.cookies(`${baseURL}/preview`)).filter(
    ({ name }) => name === '__prerender_bypass',
  )
  expect(cookie).toMatchObject({ path: '/preview', httpOnly: true })

  await page.getByRole('link', { name: 'Leave the preview' }).click()
  await expect(page).toHaveURL(`/en/newsDetail?id=${id}&lang=en_EN`)
  await expect(heading).toHaveText(published)
  await expect(bar).toBeHidden()
})

/** Leaves every save unanswered, so that what a preview shows can only come from the form. */
async function holdSaves(page: Page): Promise<void> {
  await page.route(/\/api\/[\w-]+\/\d+\?/, (route) =>
    route.request().method() === 'PATCH' ? undefined : route.fallback(),
  )
}

test('the preview follows typing without saving, and stays where it was (issue 16)', async ({
  page,
  request,
  content,
  signIn,
}) => {
  const [saved, typed] = [uniqueTitle('Saved'), uniqueTitle('Typed')]
  const { id } = await content.news({ title: saved, content: paragraphs(...Array(40).fill('A paragraph.')) })
  await signIn('editor')
  await holdSaves(page)
  await page.goto(`/admin/collections/news/${id}?locale=en_EN`)
  const preview = await openPreview(page)
  const heading = preview.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(saved)
  const frame = await frameOf(page)
  await connected(preview)
  // Entering a field scrolls to its text, so that comes first.
  await page.locator('#field-title').focus()
  await expect(preview.getByRole('status').filter({ hasText: 'Title' })).toBeVisible()
  await frame.evaluate(() => {
    Object.assign(window, { isSamePage: true })
    window.scrollTo(0, 300)
  })

  await page.locator('#field-title').fill(typed)
  await expect(heading).toHaveText(typed)
  expect(await frame.evaluate(() => [window.scrollY, 'isSamePage' in window])).toEqual([300, true])
  await page.locator('[data-lexical-editor]').click()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('Written now. ')
  await expect(preview.getByText('Written now.')).toBeVisible()

  await page.locator('#field-title').fill('')
  await expect(heading).not.toHaveText(typed)
  await expect(preview.getByText('Written now.')).toBeVisible()

  const address = `/en/newsDetail?id=${id}&lang=en_EN`
  for (const path of [address, `/preview${address}`]) expect(await textOf(request, path)).not.toContain(typed)
  await page.goto(`/preview?collection=news&id=${id}&site=en_EN`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(saved)
})

test('a preview whose session has ended says so and offers to sign in (issue 16)', async ({
  page,
  context,
  content,
  signIn,
  tolerated,
}) => {
  // The form saves its draft after a moment, which is refused.
  tolerated.push(/403 \(Forbidden\) .*autosave=true/)
  const { id } = await content.news()
  await signIn('editor')
  await page.goto(`/admin/collections/news/${id}?locale=en_EN`)
  const preview = await openPreview(page)
  await context.clearCookies({ name: 'payload-token' })
  await page.locator('#field-title').fill(uniqueTitle('Typed'))
  await expect(preview.getByRole('status').filter({ hasText: 'Your session has ended' })).toBeVisible()
  await expect(preview.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/admin/login')
})

/** Waits until the script of the preview knows the form; earlier movements of the pointer are lost. */
async function connected(preview: FrameLocator): Promise<void> {
  await expect(preview.getByRole('button', { name: 'Click to edit' })).toBeVisible()
}

async function frameOf(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector('#live-preview-iframe')).contentFrame()
  if (!frame) throw new Error('The preview has no frame.')
  return frame
}

test('a click on a text of the preview opens its field, also in another tab and row (issue 16)', async ({
  page,
  content,
  signIn,
}) => {
  const name = uniqueTitle('Freezer')
  const trait = uniqueTitle('Feature')
  const shared = { order: 900, sites: ['en_EN'] }
  const category = await content.create('product-categories', { ...shared, name: uniqueTitle('A category') })
  const { id } = await content.create('products', {
    ...shared,
    name,
    category: category.id,
    availability: 'active',
    traits: [{ firstTrait: 'Another' }, { firstTrait: trait }],
    _status: 'published',
  })
  await signIn('editor')
  await page.goto(`/admin/collections/products/${id}?locale=en_EN`)
  const preview = await openPreview(page)
  const heading = preview.getByRole('heading', { level: 1 })
  await connected(preview)
  await heading.hover()
  await expect(preview.getByRole('status').filter({ hasText: 'Name' })).toBeVisible()
  await heading.click()
  await expect(page.locator('#field-name')).toBeFocused()

  await preview.getByText(trait).first().click()
  await expect(page.locator('#field-traits__1__firstTrait')).toBeFocused()
  await expect(page.locator('#field-traits__1__firstTrait')).toHaveValue(trait)
})

test('focusing a field shows its text in the preview; the keyboard goes from text to field (issue 16)', async ({
  page,
  content,
  signIn,
}) => {
  const title = uniqueTitle('A title')
  const { id } = await content.news({ title, content: paragraphs(...Array(60).fill('A paragraph.')) })
  await signIn('editor')
  await page.goto(`/admin/collections/news/${id}?locale=en_EN`)
  const preview = await openPreview(page)
  const heading = preview.getByRole('heading', { level: 1 })
  const frame = await frameOf(page)
  await connected(preview)
  await frame.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(heading).not.toBeInViewport()
  await page.locator('#field-title').focus()
  await expect(heading).toBeInViewport()
  await expect(preview.getByRole('status').filter({ hasText: 'Title' })).toBeVisible()

  await page.locator('#field-recommended').focus()
  await preview.getByRole('button', { name: 'Click to edit' }).focus()
  await page.keyboard.press('Alt+Enter')
  await expect(page.locator('#field-title')).toBeFocused()
})

test('a link of a preview leads to the preview of its page, with a way back and to its form (issue 16)', async ({
  page,
  content,
  signIn,
}) => {
  const { id, title } = await content.news({ publishTime: new Date().toISOString(), recommended: true })
  const other = await content.news({
    content: paragraphs([link(`/en/newsDetail?id=${id}`, 'The other article')]),
  })
  await signIn('editor')
  await page.goto(`/admin/collections/news/${other.id}?locale=en_EN`)
  const preview = await openPreview(page)
  await connected(preview)
  await preview.getByRole('link', { name: 'The other article' }).click({ modifiers: ['ControlOrMeta'] })
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title)
  expect((await frameOf(page)).url()).toContain('/preview/en/newsDetail')
  await expect(preview.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    `/admin/collections/news/${id}?locale=en_EN`,
  )
  await preview.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(other.title)
})

test('a click on a date of the preview opens its field (issue 16)', async ({ page, content, signIn }) => {
  const { id } = await content.news({ publishTime: '1997-09-03T12:00:00.000Z' })
  await signIn('editor')
  await page.goto(`/admin/collections/news/${id}?locale=en_EN`)
  const preview = await openPreview(page)
  await connected(preview)
  await preview.locator('main').getByText('3 September 1997').first().click()
  await expect(page.locator('#field-publishTime').locator(':focus')).toBeVisible()
})
