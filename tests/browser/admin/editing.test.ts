import type { APIRequestContext, FrameLocator, Page } from '@playwright/test'
import { paragraphs, uniqueTitle } from '../../support/content'
import { expect, test } from '../../support/browser'

const notice = (page: Page) => page.getByRole('complementary', { name: 'Site being edited' })

/** The admin remembers whether an editor had the preview open, and its button needs the page's scripts. */
async function openPreview(page: Page): Promise<FrameLocator> {
  const frame = page.locator('#live-preview-iframe')
  await expect(async () => {
    if (!(await frame.isVisible())) await page.locator('#live-preview-toggler').click()
    await expect(frame).toBeVisible({ timeout: 3_000 })
  }).toPass()
  return frame.contentFrame()
}

/** Waits until a public address holds a text; the product's own goal is a second (readings 36). */
function expectSoon(request: APIRequestContext, path: string) {
  return expect.poll(async () => (await request.get(path)).text(), { timeout: 20_000 })
}

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text()

test('a banner title changed for en_UK is previewed, published and seen on that site only (issue 2)', async ({
  page,
  request,
  content,
  signIn,
}) => {
  const before = uniqueTitle('Before')
  const after = uniqueTitle('After')
  const { id } = await content.banner({ title: before, sites: ['en_EN', 'en_UK'], order: -1 })
  await expectSoon(request, '/uk').toContain(before)

  await signIn('editor')
  await page.goto(`/admin/collections/banners/${id}?locale=en_UK`)
  await expect(notice(page)).toContainText('English, UK (en_UK)')
  await expect(notice(page)).toContainText(/Shown from English, global \(en_EN\).*title/)

  const preview = await openPreview(page)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(before)
  await page.locator('#field-title').fill(after)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(after)
  await expect(preview.locator('html')).toHaveAttribute('lang', 'en-GB')
  expect(await textOf(request, '/uk')).not.toContain(after)
  expect(await textOf(request, '/f/banner/list?siteId=en_UK')).not.toContain(after)

  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expectSoon(request, '/uk').toContain(after)
  await expectSoon(request, '/f/banner/list?siteId=en_UK').toContain(after)
  expect(await textOf(request, '/en')).toContain(before)
  expect(await textOf(request, '/en')).not.toContain(after)
  expect(await textOf(request, '/f/banner/list?siteId=en_EN')).not.toContain(after)
  await expect(notice(page)).not.toContainText(/[ ,]title/)
})

test('a news body written for en_UK is previewed, published and seen on that site only (issue 2)', async ({
  page,
  request,
  content,
  signIn,
}) => {
  const before = uniqueTitle('The global body')
  const after = uniqueTitle('The British body')
  const { id } = await content.news({ content: paragraphs(before), sites: ['en_EN', 'en_UK'] })
  const british = `/en/newsDetail?id=${id}&lang=en_UK`
  const contract = `/f/news/queryById?siteId=en_UK&id=${id}`
  await expectSoon(request, british).toContain(before)

  await signIn('editor')
  await page.goto(`/admin/collections/news/${id}?locale=en_UK`)
  const preview = await openPreview(page)
  await expect(preview.getByText(before)).toBeVisible()
  await page.locator('[data-lexical-editor]').click()
  await page.keyboard.type(after)
  await expect(preview.getByText(after)).toBeVisible()
  await expect(preview.getByText(before)).toBeHidden()
  expect(await textOf(request, british)).not.toContain(after)

  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expectSoon(request, british).toContain(after)
  await expectSoon(request, contract).toContain(after)
  expect(await textOf(request, `/en/newsDetail?id=${id}`)).toContain(before)
  expect(await textOf(request, `/en/newsDetail?id=${id}`)).not.toContain(after)
})

test('a Chinese article is previewed on the Chinese site (issue 2)', async ({ page, content, signIn }) => {
  const title = uniqueTitle('样本')
  const { id } = await content.news({ title, sites: ['zh_CN'] }, { locale: 'zh_CN' })
  await signIn('editor')
  await page.goto(`/admin/collections/news/${id}?locale=zh_CN`)
  await expect(notice(page)).toContainText('中文 (zh_CN)')
  const preview = await openPreview(page)
  await expect(preview.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('the preview stays with its site while another tab edits another one (issue 2)', async ({
  page,
  context,
  content,
  signIn,
}) => {
  const { id, title } = await content.news({ sites: ['en_EN', 'es_ES'] })
  const after = uniqueTitle('Título')
  await signIn('administrator')
  await page.goto(`/admin/collections/news/${id}?locale=es_ES`)
  const preview = await openPreview(page)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title)
  const other = await context.newPage()
  await other.goto(`/admin/collections/news/${id}?locale=en_EN`)
  await expect(notice(other)).toContainText('English, global (en_EN)')
  await other.close()

  await page.locator('#field-title').fill(after)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(after)
  await expect(preview.locator('html')).toHaveAttribute('lang', 'es')
})

test('unpublishing takes an article from pages, lists and the contract (issue 2)', async ({
  request,
  content,
}) => {
  const { id, title } = await content.news({ sites: ['en_UK'], publishTime: '2040-01-01T00:00:00.000Z' })
  await expectSoon(request, '/en/news?lang=en_UK').toContain(title)
  await content.update(`news/${id}`, { _status: 'draft' })
  await expectSoon(request, '/en/news?lang=en_UK').not.toContain(title)
  await expect
    .poll(async () => (await request.get(`/en/newsDetail?id=${id}&lang=en_UK`)).status(), { timeout: 20_000 })
    .toBe(404)
  expect(await textOf(request, `/f/news/queryById?siteId=en_UK&id=${id}`)).not.toContain(title)
})

test('a changed company phone reaches the pages (issue 2, globals)', async ({ request, administer }) => {
  const path = '/api/globals/site-settings?locale=fr_FR&depth=0'
  const { phone } = await (await administer.get(path)).json()
  const other = '+33 4 65 71 00 99'
  expect((await administer.post(path, { data: { phone: other } })).status()).toBe(200)
  await expectSoon(request, '/fr').toContain(other)
  expect((await administer.post(path, { data: { phone } })).status()).toBe(200)
  await expectSoon(request, '/fr').toContain(phone)
})
