import type { Page } from '@playwright/test'
import { uniqueTitle, type Content } from '../../support/content'
import { expect, test } from '../../support/browser'

const bar = (page: Page) => page.getByText('Preview with unpublished changes')

/** An article whose published title is not its latest one. */
async function changedArticle(content: Content) {
  const published = uniqueTitle('Published')
  const draft = uniqueTitle('Draft')
  const { id } = await content.news({ title: published })
  await content.update(`news/${id}`, { title: draft, _status: 'draft' }, { draft: true })
  return { id, published, draft, address: `/en/newsDetail?id=${id}&lang=en_EN` }
}

test('leaving the preview ends draft mode (issue 2)', async ({ page, content, signIn }) => {
  const { id, published, draft, address } = await changedArticle(content)
  await signIn('editor')
  await page.goto(`/preview?collection=news&id=${id}&site=en_EN`)
  await expect(page).toHaveURL(/\/preview\/en\/newsDetail/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(draft)
  await expect(bar(page)).toBeVisible()

  await page.getByRole('link', { name: 'Leave the preview' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(published)
  await expect(bar(page)).toBeHidden()
})

test('public addresses never show drafts, even with the cookie of a preview (issue 2)', async ({
  page,
  context,
  content,
  signIn,
  baseURL,
}) => {
  const { id, published, address } = await changedArticle(content)
  await signIn('editor')
  await page.goto(`/preview?collection=news&id=${id}&site=en_EN`)
  const cookie = (await context.cookies(`${baseURL}/preview`)).find(
    ({ name }) => name === '__prerender_bypass',
  )
  expect(cookie).toMatchObject({ path: '/preview', httpOnly: true })

  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(published)
  await context.addCookies([{ name: '__prerender_bypass', value: cookie?.value ?? '', url: baseURL }])
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(published)
  await expect(bar(page)).toBeHidden()
  await context.clearCookies()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(published)
})

test('the cookie of a preview opens nothing without the session of an editor (issue 2)', async ({
  page,
  context,
  content,
  signIn,
}) => {
  const { id, draft } = await changedArticle(content)
  await signIn('editor')
  await page.goto(`/preview?collection=news&id=${id}&site=en_EN`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(draft)
  await context.clearCookies({ name: 'payload-token' })
  await page.goto(page.url())
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByText(draft)).toHaveCount(0)
})

test('a preview is opened for signed-in editors only (issue 2)', async ({ request, content }) => {
  const { id, draft } = await changedArticle(content)
  const answer = await request.get(`/preview?collection=news&id=${id}&site=en_EN`, { maxRedirects: 0 })
  expect(answer.status()).toBe(401)
  expect(answer.headers()['set-cookie']).toBeUndefined()
  const direct = await request.get(`/preview/en/newsDetail?id=${id}`)
  expect(await direct.text()).not.toContain(draft)
})

test('an article that was never published is seen in its preview and nowhere else (issue 2)', async ({
  page,
  request,
  content,
  signIn,
}) => {
  const { id, title } = await content.news({}, { draft: true })
  await signIn('editor')
  await page.goto(`/preview?collection=news&id=${id}&site=en_EN`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  expect((await request.get(`/en/newsDetail?id=${id}`)).status()).toBe(404)
})

test('a preview counts no view (S1 2.9, readings 27)', async ({ page, request, content, signIn }) => {
  const { id } = await content.news()
  await signIn('editor')
  await page.goto(`/preview?collection=news&id=${id}&site=en_EN`)
  await expect(bar(page)).toBeVisible()
  const answer = await (await request.get(`/f/news/queryById?siteId=en_EN&id=${id}`)).json()
  expect(answer.result.viewCount).toBe(1)
})
