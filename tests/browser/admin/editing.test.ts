import type { Page } from '@playwright/test'
import { expect, expectSoon, openPreview, publish, test, textOf } from '../../support/browser-admin'
import { paragraphs, uniqueTitle } from '../../support/content'

const notice = (page: Page) => page.getByRole('complementary', { name: 'Site being edited' })

test('a banner title changed for en_UK is previewed, published and shown on that site only (issue 2)', async ({
  page,
  request,
  content,
  signIn,
}) => {
  const before = uniqueTitle('Before')
  const after = uniqueTitle('After')
  const { id } = await content.banner({ title: before, sites: ['en_EN', 'en_UK'], order: 900 })
  await expectSoon(request, '/uk').toContain(before)

  await signIn('editor')
  await page.goto(`/admin/collections/banners/${id}?locale=en_UK`)
  await expect(notice(page)).toContainText('English, UK (en_UK)')
  await expect(notice(page)).toContainText(/Shown from English, global \(en_EN\).*Title/)

  const preview = await openPreview(page)
  await expect(preview.getByText(before, { exact: true }).first()).toBeAttached()
  await page.locator('#field-title').fill(after)
  await expect(preview.getByText(after, { exact: true }).first()).toBeAttached()
  await expect(preview.locator('html')).toHaveAttribute('lang', 'en-GB')
  expect(await textOf(request, '/uk')).not.toContain(after)
  expect(await textOf(request, '/f/banner/list?siteId=en_UK')).not.toContain(after)

  await publish(page)
  await expectSoon(request, '/uk').toContain(after)
  await expectSoon(request, '/f/banner/list?siteId=en_UK').toContain(after)
  expect(await textOf(request, '/en')).toContain(before)
  expect(await textOf(request, '/en')).not.toContain(after)
  expect(await textOf(request, '/f/banner/list?siteId=en_EN')).not.toContain(after)
  await expect(notice(page)).not.toContainText(/[ ,]title/)
})

test('a news body written for en_UK is previewed, published and shown on that site only (issue 2)', async ({
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

  await publish(page)
  await expectSoon(request, british).toContain(after)
  await expectSoon(request, contract).toContain(after)
  expect(await textOf(request, `/en/newsDetail?id=${id}`)).toContain(before)
  expect(await textOf(request, `/en/newsDetail?id=${id}`)).not.toContain(after)
})

test('the preview keeps its site while another tab edits another one (issue 2)', async ({
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
