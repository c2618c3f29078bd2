import { expect, startPreview, test } from '../../support/http-admin'
import { open, request } from '../../support/http'
import { uniqueTitle } from '../../support/content'
import { showForm } from '../../support/show-form'

/** Opens the preview of a document or global and posts a form to it; returns what the page becomes. */
async function previewWith(
  preview: { collection: string; id: string; kind?: string; site: string },
  form: object,
  headers: { cookie: string; 'sec-fetch-site': 'same-origin' },
) {
  const { kind = '', ...rest } = preview
  const { address, value } = await startPreview({ ...rest, kind }, headers)
  const asEditor = { ...headers, cookie: `${headers.cookie}; ${value}` }
  return { address, page: await showForm(address, { form: JSON.stringify(form), headers: asEditor }) }
}

test('a promotion is shown on the search page before it is saved (issue 16)', async ({ content, signIn }) => {
  const term = uniqueTitle('Zyx').replaceAll(' ', '')
  const article = await content.news({ title: uniqueTitle('Unrelated') })
  const other = await content.news({ title: uniqueTitle('Another') })
  const data = { title: term, terms: [term], sites: ['en_EN'] }
  const result = (value: string) => ({ relationTo: 'news', value })
  const { id } = await content.create('promotions', { ...data, results: [result(article.id)] })
  const headers = await signIn('editor')
  const preview = { collection: 'promotions', id: term, kind: 'news', site: 'en_EN' }
  const form = {
    collectionSlug: 'promotions',
    locale: 'en_EN',
    data: { ...data, id, results: [result(other.id)] },
  }
  const { address, page } = await previewWith(preview, form, headers)
  expect(address).toMatch(/^\/preview\/en\/search\?/)
  expect(page).toContain(other.title)
  expect(page).not.toContain(article.title)
  const publicPage = await open(address.replace('/preview', ''))
  expect(publicPage.html).toContain(article.title)
  expect(publicPage.html).not.toContain(other.title)
})

test('a term of the vocabulary is understood on the search page before it is saved (issue 16)', async ({
  content,
  signIn,
}) => {
  const term = uniqueTitle('Zyx').replaceAll(' ', '')
  const article = await content.news({ title: uniqueTitle('Quixotic') })
  const headers = await signIn('editor')
  const response = await request('/api/globals/search-settings?depth=0', { headers })
  const { vocabulary } = (await response.json()) as { vocabulary?: object[] }
  const entry = { id: 'a0000000000000000000000a', terms: [term], meanings: [article.title], language: 'all' }
  const form = {
    globalSlug: 'search-settings',
    locale: 'en_EN',
    data: { vocabulary: [...(vocabulary ?? []), entry] },
  }
  const preview = { collection: 'search-settings', id: term, kind: 'news', site: 'en_EN' }
  const { address, page } = await previewWith(preview, form, headers)
  expect(page).toContain(`newsDetail?id=${article.id}`)
  expect((await open(address.replace('/preview', ''))).html).not.toContain(`newsDetail?id=${article.id}`)
})
