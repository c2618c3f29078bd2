import type { Locator, Page } from '@playwright/test'
import { expect, hydratedElement, openList, openOrderList, test } from '../../support/browser-admin'
import { accessibilityProblems } from '../../support/browser-axe'
import { newsTypes, uniqueTitle } from '../../support/content'

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const filter = async (page: Page, label: string): Promise<Locator> =>
  hydratedElement(page.getByRole('region', { name: 'Filters' }).getByLabel(label, { exact: true }))

test('a list of the French site finds an article by its English title and shows its state on every site', async ({
  page,
  content,
  signIn,
}) => {
  const { id, title } = await content.news({ sites: ['en_EN', 'fr_FR', 'zh_CN'] })
  await content.update(`news/${id}`, { title: uniqueTitle('Changed') }, { locale: 'en_EN', draft: true })
  await signIn('editor')
  await openList(page, `/admin/collections/news?locale=fr_FR&search=${encodeURIComponent('Changed')}`)
  const found = row(page, 'Title from English, global (en_EN)').first()
  await expect(found).toBeVisible()
  const states = found.getByRole('list', { name: 'Sites' }).getByRole('listitem')
  await expect(states).toHaveText([
    /中文 \(zh_CN\): not written/,
    /English, global \(en_EN\): public, with changes that are not/,
    /English, US \(en_US\): not shown/,
    /English, UK \(en_UK\): not shown/,
    /Español \(es_ES\): not shown/,
    /Français \(fr_FR\): public, with changes that are not, title from English, global \(en_EN\)/,
  ])
  expect(await accessibilityProblems(page, 'td ul')).toEqual([])
  expect(title).not.toBe('')
})

test('an editor finds with one choice what has no title on the site', async ({ page, content, signIn }) => {
  const { title } = await content.news()
  await signIn('editor')
  await openList(page, `/admin/collections/news?locale=zh_CN&search=${encodeURIComponent(title)}`)
  await (await filter(page, 'Missing')).selectOption('Title on this site')
  await expect(page).toHaveURL(/exists/)
  await expect(row(page, title)).toHaveCount(1)
  await (await filter(page, 'Last changed')).selectOption('By me')
  await expect(row(page, title)).toHaveCount(0)
  expect(await accessibilityProblems(page, 'section[aria-label="Filters"]')).toEqual([])
})

test('the form of a document without a title on the site is named by its fallback', async ({
  page,
  content,
  signIn,
}) => {
  const { id, title } = await content.news()
  await signIn('editor')
  await page.goto(`/admin/collections/news/${id}?locale=zh_CN`)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test('the category of a product is picked by its path', async ({ page, content, signIn }) => {
  const [above, below] = [uniqueTitle('Freezers'), uniqueTitle('Upright')]
  const { id: parent } = await content.create('product-categories', {
    name: above,
    order: 900,
    sites: ['en_EN'],
  })
  await content.create('product-categories', { name: below, parent, order: 1, sites: ['en_EN'] })
  const { id } = await content.create('products', {
    name: uniqueTitle('A freezer'),
    category: parent,
    sites: ['en_EN'],
    order: 0,
    _status: 'published',
  })
  await signIn('editor')
  await page.goto(`/admin/collections/products/${id}?locale=en_EN`)
  const picker = page.locator('#field-category')
  await (await hydratedElement(picker.getByRole('combobox'))).fill(below)
  await expect(picker.getByRole('option', { name: `${above} › ${below}` })).toBeVisible()
})

test('banners are listed and ordered by place', async ({ page, signIn }) => {
  await signIn('editor')
  await openList(page, '/admin/collections/banners?locale=zh_CN')
  const list = await openOrderList(page, 'Order of the hot products')
  await expect(list.getByRole('link').first()).toBeVisible()
  await expect(list.getByRole('img', { includeHidden: true }).or(list.locator('img')).first()).toBeVisible()
})

test('an alternative text is written in the grid of pictures', async ({
  page,
  content,
  signIn,
  administer,
}) => {
  const buffer = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )
  const name = `${uniqueTitle('dot').replaceAll(/\W/g, '-')}.png`
  const { id } = await content.upload('media', { name, mimeType: 'image/png', buffer })
  await signIn('editor')
  await openList(page, `/admin/collections/media?locale=en_EN&search=${name}`)
  const alt = await hydratedElement(page.getByLabel(`Alternative text of ${name}`))
  await alt.fill('A dot')
  await alt.press('Enter')
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  const response = await administer.get(`/api/media/${String(id)}?locale=en_EN&depth=0`)
  expect(((await response.json()) as { alt: string }).alt).toBe('A dot')
  expect(await accessibilityProblems(page, '.collection-list__tables')).toEqual([])
})

test('an upload of a picture that is in the library names it', async ({ page, content, signIn }) => {
  const buffer = Buffer.from(`R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7`, 'base64')
  const name = `${uniqueTitle('stored').replaceAll(/\W/g, '-')}.gif`
  await content.upload('media', { name, mimeType: 'image/gif', buffer })
  await signIn('editor')
  await page.goto('/admin/collections/media/create')
  const input = page.locator('input[type="file"]').first()
  await hydratedElement(input)
  await input.setInputFiles({ name: 'again.gif', mimeType: 'image/gif', buffer })
  await expect(page.getByText('The library has this file already:')).toBeVisible()
  await expect(page.getByRole('link', { name })).toBeVisible()
  // The alternative text is what is written next.
  await expect(page.locator('#field-alt')).toBeFocused()
})

test('the form of a document without a title calls it untitled, not by its id', async ({
  page,
  content,
  signIn,
}) => {
  const data = { type: newsTypes.latest, sites: ['en_EN'], _status: 'draft' }
  const { id } = await content.create('news', data, { draft: true })
  await signIn('editor')
  await page.goto(`/admin/collections/news/${id}?locale=en_EN`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Without a title')
  await (await hydratedElement(page.locator('#field-title'))).fill('A first title')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A first title')
})

test('documents that refer to a solution are listed in its form by their titles', async ({
  page,
  administer,
  signIn,
}) => {
  const found = await administer.get(
    '/api/products?where[solutions][exists]=true&limit=1&depth=0&locale=en_EN',
  )
  const { docs } = (await found.json()) as { docs: { solutions: string[] }[] }
  await signIn('editor')
  await page.goto(`/admin/collections/solutions/${docs[0]?.solutions[0]}?locale=en_EN`)
  await (await hydratedElement(page.getByRole('button', { name: 'Related', exact: true }))).click()
  await expect(page.getByRole('table').first().getByRole('row')).not.toHaveCount(0)
  await expect(page.getByText('Without a title')).toHaveCount(0)
})
