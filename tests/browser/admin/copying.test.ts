import { expect, hydratedElement, test } from '../../support/browser-admin'
import { accessibilityProblems } from '../../support/browser-axe'
import { uniqueTitle } from '../../support/content'

test('texts are copied to another site as a draft, and the form says what they replace (issue 14, wrong data)', async ({
  page,
  signIn,
  content,
  administer,
}) => {
  const [english, spanish] = [uniqueTitle('A freezer for the ward'), uniqueTitle('Un congelador')]
  const { id } = await content.news({ title: english, sites: ['en_EN', 'es_ES'] })
  await content.update(`news/${id}`, { title: spanish, _status: 'published' }, { locale: 'es_ES' })
  await signIn('editor')
  await page.goto(`/admin/collections/news/${id}?locale=en_EN`)
  const menu = page.locator('.doc-controls__popup').getByRole('button').first()
  await (await hydratedElement(menu)).click()
  await page.getByRole('button', { name: 'Copy texts to another site' }).click()

  const form = page.getByRole('dialog').filter({ hasText: 'The copy is a draft' })
  // The other site of the document is offered.
  await expect(form.getByLabel('Copy to')).toHaveValue('es_ES')
  const title = form.getByRole('checkbox', { name: 'Title' })
  await expect(title).not.toBeChecked()
  await expect(form.getByRole('row', { name: english })).toContainText(spanish)
  expect(await accessibilityProblems(page, { include: ['dialog table'] })).toEqual([])
  await title.check()
  await expect(form.getByRole('status')).toContainText('are replaced in the draft')
  await form.getByRole('button', { name: /^Copy \d texts? as a draft$/ }).click()
  await expect(page).toHaveURL(/locale=es_ES/)
  await expect(page.locator('#field-title')).toHaveValue(english)

  const read = async (draft: boolean) => {
    const response = await administer.get(`/api/news/${id}?locale=es_ES&draft=${draft}`)
    return (await response.json()) as { title: string; _status: string }
  }
  expect(await read(false)).toMatchObject({ title: spanish, _status: 'published' })
  expect(await read(true)).toMatchObject({ title: english, _status: 'draft' })
})

test('the page of a version says which sites would show it (issue 14, wrong data)', async ({
  page,
  signIn,
  content,
  administer,
}) => {
  const { id } = await content.news({ sites: ['en_EN', 'fr_FR'] })
  await content.update(`news/${id}`, { title: uniqueTitle('A draft') }, { draft: true })
  const found = await administer.get(`/api/news/versions?where[parent][equals]=${id}&sort=-createdAt`)
  const { docs } = (await found.json()) as { docs: { id: string; version: { _status: string } }[] }
  await signIn('editor')
  const open = async (status: string) => {
    const version = docs.find((one) => one.version._status === status)
    await page.goto(`/admin/collections/news/${id}/versions/${version?.id}`)
  }
  await open('published')
  const note = page.getByRole('note')
  await expect(note).toContainText('public at once on: English, global (en_EN) · Français (fr_FR)')
  await open('draft')
  await expect(note).toContainText('visitors still see what is public now')
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await expect(page.getByText('a draft stays a draft')).toBeVisible()
})

test('a banner warns of sites that do not show the document of its link (issue 14, wrong data)', async ({
  page,
  signIn,
  content,
}) => {
  const article = await content.news({ sites: ['en_EN'] })
  const link = { document: { relationTo: 'news', value: article.id } }
  const banner = await content.banner({ sites: ['en_EN', 'fr_FR'], link })
  await signIn('editor')
  await page.goto(`/admin/collections/banners/${banner.id}`)
  await expect(page.getByText('is not shown on Français (fr_FR)')).toBeVisible()
})
