import { expect, expectSoon, hydratedElement, insertAtEnd, publish, test } from '../../support/browser-admin'
import { paragraphs } from '../../support/content'

test('key figures are inserted with a slash, filled and shown on the page (issue 19)', async ({
  page,
  request,
  content,
  signIn,
}) => {
  const { id } = await content.news({ content: paragraphs('Mapped at 27 points.'), sites: ['en_EN'] })
  await signIn('editor')
  await page.goto(`/admin/collections/news/${id}?locale=en_EN`)
  const editor = await hydratedElement(page.locator('[data-lexical-editor]'))
  await insertAtEnd(page, editor, '/key', 'Key figures')

  await editor.getByRole('button', { name: 'Add Key figure' }).click()
  // Figure, unit and label; Payload ties no label to a field inside a text.
  const fields = editor.locator('.array-field__row input:visible')
  await expect(fields).toHaveCount(3)
  const label = 'points in a freezer'
  const saved = page.waitForResponse(
    (response) => response.ok() && (response.request().postData() ?? '').includes(label),
  )
  await fields.first().fill('27')
  await fields.last().fill(label)
  await saved
  await publish(page)
  await expectSoon(request, `/en/newsDetail?id=${id}`).toContain(
    '<dl><div><dt>points in a freezer</dt><dd>27</dd></div></dl>',
  )
})
