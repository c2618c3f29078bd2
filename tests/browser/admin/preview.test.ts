import type { Frame, Page } from '@playwright/test'
import { expect, openPreview, test, textOf } from '../../support/browser-admin'
import { paragraphs, uniqueTitle } from '../../support/content'

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
  await frame.evaluate(() => {
    Object.assign(window, { isSamePage: true })
    window.scrollTo(0, 300)
  })

  await page.locator('#field-title').fill(typed)
  await expect(heading).toHaveText(typed)
  await page.locator('[data-lexical-editor]').click()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('Written now. ')
  await expect(preview.getByText('Written now.')).toBeVisible()
  expect(await frame.evaluate(() => [window.scrollY, 'isSamePage' in window])).toEqual([300, true])

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
}) => {
  const { id } = await content.news()
  await signIn('editor')
  await page.goto(`/admin/collections/news/${id}?locale=en_EN`)
  const preview = await openPreview(page)
  await context.clearCookies({ name: 'payload-token' })
  await page.locator('#field-title').fill(uniqueTitle('Typed'))
  await expect(preview.getByRole('status').filter({ hasText: 'Your session has ended' })).toBeVisible()
  await expect(preview.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/admin/login')
})

async function frameOf(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector('#live-preview-iframe')).contentFrame()
  if (!frame) throw new Error('The preview has no frame.')
  return frame
}
