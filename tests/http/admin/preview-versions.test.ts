import { uniqueTitle, type Content } from '../../support/content'
import { expect, startPreview, test } from '../../support/http-admin'
import { open, request, type Page } from '../../support/http'

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent

/** An article whose published title is not that of its draft. */
async function changedArticle(content: Content) {
  const [published, draft] = [uniqueTitle('Published'), uniqueTitle('Draft')]
  const { id } = await content.news({ title: published })
  await content.update(`news/${id}`, { title: draft, _status: 'draft' }, { draft: true })
  return { id, published, draft, preview: { collection: 'news', id, site: 'en_EN', document: id } }
}

test('a preview shows the state that its address names', async ({ content, signIn }) => {
  const { id, published, draft, preview } = await changedArticle(content)
  const headers = await signIn('editor')
  const versions = await request(`/api/news/versions?where[parent][equals]=${id}&sort=updatedAt&depth=0`, {
    headers,
  })
  const { docs } = (await versions.json()) as { docs: { id: string | number }[] }
  for (const [version, title] of [
    ['draft', draft],
    ['published', published],
    [String(docs[0]?.id), published],
  ] as const) {
    const { address, value } = await startPreview({ ...preview, version }, headers)
    expect(address).toMatch(new RegExp(`^/preview/versions/news/${id}/${version}/en/newsDetail`))
    const page = await open(address, { headers: { ...headers, cookie: `${headers.cookie}; ${value}` } })
    expect(heading(page)).toBe(title)
  }
})

test('a state that does not exist has no page', async ({ content, signIn }) => {
  const { preview } = await changedArticle(content)
  const headers = await signIn('editor')
  const { address, value } = await startPreview({ ...preview, version: '999999999' }, headers)
  const cookie = `${headers.cookie}; ${value}`
  const page = await open(address, { headers: { ...headers, cookie } })
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(/404/)
  const query = new URLSearchParams({ ...preview, version: 'latest' })
  expect((await request(`/preview?${query}`, { headers })).status).toBe(404)
})

test('a state is shown to editors only and cached nowhere', async ({ content, signIn }) => {
  const { id, published, draft, preview } = await changedArticle(content)
  const headers = await signIn('editor')
  const { address, value } = await startPreview({ ...preview, version: 'draft' }, headers)
  const inbox = await signIn('inbox')
  const shown = await request(address, { headers: { ...headers, cookie: `${headers.cookie}; ${value}` } })
  expect(shown.headers.get('cache-control')).toMatch(/no-store|private/)
  expect(await shown.text()).toContain(draft)
  for (const cookie of ['', value, `${inbox.cookie}; ${value}`]) {
    const page = await open(address, { headers: { cookie } })
    expect(page.html.includes(draft), cookie).toBe(false)
  }
  expect((await request(`/preview?${new URLSearchParams({ ...preview, version: 'draft' })}`)).status).toBe(
    401,
  )
  // Neither the address of the page nor a header of the visitor shows a state.
  const named = { 'x-preview-version': `news/${id}/draft` }
  expect(heading(await open(`/en/newsDetail?id=${id}&lang=en_EN`, { headers: named }))).toBe(published)
})
