import { expect, test } from '../../support/browser-admin'
import { uniqueTitle } from '../../support/content'

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
