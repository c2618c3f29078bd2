import { uniqueTitle } from '../../support/content'
import { expect, test } from '../../support/browser'

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('the preview of the home page shows organisations and milestones that are not published yet (S1 2.7)', async ({
  page,
  content,
  signIn,
}) => {
  const [name, happened] = [uniqueTitle('Organisation'), uniqueTitle('A milestone')]
  const image = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') }
  const { id: logo } = await content.upload('media', image)
  const draft = { sites: ['es_ES'], _status: 'draft' }
  const saving = { locale: 'es_ES', draft: true }
  const { id } = await content.create('partners', { ...draft, name, logo, order: 1 }, saving)
  await content.create('milestones', { ...draft, title: happened, year: 2001, onHome: true }, saving)
  await signIn('editor')
  await page.goto(`/preview?collection=partners&id=${id}&site=es_ES`)
  await expect(page).toHaveURL(/\/preview\/es/)
  await expect(page.locator('#partners').getByRole('img', { name, exact: true }).first()).toBeAttached()
  await expect(page.locator('#milestones').getByText(happened, { exact: true })).toBeAttached()
  await page.goto('/es')
  await expect(page.locator('#milestones').getByText(happened, { exact: true })).toHaveCount(0)
  await expect(page.getByRole('img', { name, exact: true })).toHaveCount(0)
})
