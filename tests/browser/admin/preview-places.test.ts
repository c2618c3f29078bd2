import type { FrameLocator, Page } from '@playwright/test'
import type { Api } from '../../support/api'
import { expect, openPreview, test } from '../../support/browser-admin'
import { accessibilityProblems } from '../../support/browser-axe'
import { uniqueTitle } from '../../support/content'

const connected = (preview: FrameLocator) =>
  expect(preview.getByRole('button', { name: /Click to edit|点击编辑/ })).toBeVisible()

test('texts for search engines are shown as a search result and a shared link while they are typed (issue 16)', async ({
  page,
  content,
  signIn,
}) => {
  const title = uniqueTitle('A title')
  const { id } = await content.news({ title })
  await signIn('editor')
  await page.goto(`/admin/collections/news/${id}?locale=en_EN`)
  await connected(await openPreview(page))
  await page.getByRole('button', { name: 'Search and sharing', exact: true }).click()
  const cards = page.getByRole('region', { name: 'Search result and shared link on English, global (en_EN)' })
  await expect(cards).toContainText(`${title} | `)
  await page.locator('.collapsible__toggle').filter({ visible: true }).last().click()
  await page.locator('#field-seo__title').fill('A title for search engines')
  await expect(cards.getByText('A title for search engines')).toHaveCount(2)
  await expect(page.getByText('26 characters; search engines show about 60.')).toBeVisible()
  await page.locator('#field-seo__description').fill('One sentence.')
  await expect(cards.getByText('One sentence.')).toHaveCount(2)
  expect(await accessibilityProblems(page, '.live-preview-window')).toEqual([])
  await page.locator('#field-seo__noIndex').check()
  await expect(cards).toContainText('Search engines leave this page out.')
})

/** Kinds whose forms have texts of every sort: plain, in rows, in tabs, and of globals. */
const forms = [
  'collections/news',
  'collections/products',
  'collections/solutions',
  'collections/cases',
  'collections/company-videos',
  'collections/service-solution-types',
  'collections/product-categories',
  'globals/home-page',
]

test('a click on a text of any kind of document focuses its field (issue 16)', async ({
  page,
  administer,
  signIn,
}) => {
  test.setTimeout(600_000)
  await signIn('administrator')
  await page.setViewportSize({ width: 1800, height: 1000 })
  const wrong: string[] = []
  let count = 0
  for (const form of forms) {
    const { path, texts } = await firstForm(administer, form)
    await page.goto(`/admin/${path}?locale=en_EN`)
    const preview = await openPreview(page)
    await connected(preview)
    for (const [field, text] of await shownTexts(preview, texts)) {
      await preview.locator('main').getByText(text, { exact: true }).filter({ visible: true }).first().click()
      count += 1
      const isFocused = await becomesFocused(page, field)
      if (!isFocused) wrong.push(`${form} ${field}`)
    }
  }
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(forms.length)
})

type Texts = [field: string, text: string][]

/** The first document of a kind, and its texts by the paths of their fields. */
async function firstForm(api: Api, form: string): Promise<{ path: string; texts: Texts }> {
  const [kind = '', slug = ''] = form.split('/')
  const query = 'locale=en_EN&fallback-locale=none&depth=0&draft=true'
  if (kind === 'globals') {
    const stored: unknown = await (await api.get(`/api/globals/${slug}?${query}`)).json()
    return { path: form, texts: textsOf(stored, '') }
  }
  const found = await api.get(`/api/${slug}?${query}&limit=1&where[sites][in]=en_EN&sort=id`)
  const { docs } = (await found.json()) as { docs: { id: string }[] }
  return { path: `${form}/${docs[0]?.id}`, texts: textsOf(docs[0], '') }
}

/** Values of fields of text that differ from all others. */
function textsOf(value: unknown, path: string): Texts {
  const all = leavesOf(value, path)
  return all.filter(([, text]) => all.filter(([, other]) => other === text).length === 1)
}

const notTexts = /(?:^|\.)(?:id|excerpt|seo|sites|\w*[aA]ddress|link|key|unit|kind|\w+At)(?:\.|$)/

function leavesOf(value: unknown, path: string): Texts {
  if (typeof value === 'string') {
    return /^(?!\d|[a-z-]+$)[^\n]{4,90}$/.test(value) && !notTexts.test(path) ? [[path, value]] : []
  }
  if (typeof value !== 'object' || value === null || 'root' in value) return []
  return Object.entries(value).flatMap(([key, one]) => leavesOf(one, path ? `${path}.${key}` : key))
}

const perForm = 3

/** Some of the texts that the page shows as they are. */
async function shownTexts(preview: FrameLocator, texts: Texts): Promise<Texts> {
  const shown: Texts = []
  for (const [field, text] of texts) {
    const found = preview.locator('main').getByText(text, { exact: true }).filter({ visible: true })
    if ((await found.count()) > 0) shown.push([field, text])
    if (shown.length === perForm) break
  }
  return shown
}

function becomesFocused(page: Page, field: string): Promise<boolean> {
  const id = `field-${field.replaceAll('.', '__')}`
  return page
    .waitForFunction((id) => document.activeElement?.closest(`[id="${id}"]`) !== null, id, {
      timeout: 20_000,
    })
    .then(
      () => true,
      () => false,
    )
}
