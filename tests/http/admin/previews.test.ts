import { png } from '../../factories/uploads'
import { uniqueTitle, type Content } from '../../support/content'
import { expect, openPreview, previewAddress, startPreview, test } from '../../support/http-admin'
import { open, request, type Page } from '../../support/http'

const bar = (page: Page) => page.queryByText('Preview with unpublished changes')
const nobody: Record<string, string> = {}
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent

/** An article whose published title is not its latest one. */
async function changedArticle(content: Content) {
  const published = uniqueTitle('Published')
  const draft = uniqueTitle('Draft')
  const { id } = await content.news({ title: published })
  await content.update(`news/${id}`, { title: draft, _status: 'draft' }, { draft: true })
  const preview = { collection: 'news', id, site: 'en_EN' }
  return { published, draft, preview, address: `/en/newsDetail?id=${id}&lang=en_EN` }
}

test('public addresses never show drafts, even with the cookie of a preview (issue 2)', async ({
  content,
  signIn,
}) => {
  const { published, draft, preview, address } = await changedArticle(content)
  const headers = await signIn('editor')
  const { cookie, value } = await startPreview(preview, headers)
  expect(cookie).toMatch(/^__prerender_bypass=\w+;/)
  expect(cookie).toMatch(/; path=\/preview(;|$)/i)
  expect(cookie).toMatch(/; httponly(;|$)/i)

  const shown = await openPreview(preview, headers)
  expect(shown.address).toMatch(/^\/preview\/en\/newsDetail/)
  expect(heading(shown)).toBe(draft)
  expect(bar(shown)).toBeInTheDocument()
  expect(shown.getByRole('link', { name: 'Leave the preview' })).toHaveAttribute('href', address)

  for (const sent of [
    headers,
    { ...headers, cookie: `${headers.cookie}; ${value}` },
    { cookie: value },
    nobody,
  ]) {
    const page = await open(address, { headers: sent })
    expect(heading(page)).toBe(published)
    expect(bar(page)).toBeNull()
  }
})

test('a preview is opened for signed-in editors only (issue 2)', async ({ content, signIn }) => {
  const { draft, preview } = await changedArticle(content)
  const response = await request(previewAddress(preview))
  expect(response.status).toBe(401)
  expect(response.headers.get('set-cookie')).toBeNull()

  const { address, value } = await startPreview(preview, await signIn('editor'))
  for (const headers of [nobody, { cookie: value }]) {
    const page = await open(address, { headers })
    expect(page.getByRole('main')).toBeInTheDocument()
    expect(page.html.includes(draft)).toBe(false)
  }
})

test.for([
  { language: 'en', title: 'Sign in to see the preview', page: 'No page on English, global (en_EN)' },
  {
    language: 'es',
    title: 'Inicie sesión para ver la vista previa',
    page: 'Sin página en English, global (en_EN)',
  },
  {
    language: 'fr',
    title: 'Connectez-vous pour voir l’aperçu',
    page: 'Pas de page sur English, global (en_EN)',
  },
  { language: 'zh', title: '请登录后查看预览', page: 'English, global (en_EN) 没有对应页面' },
])(
  'what prevents a preview is said in $language, with what to do (issue 16)',
  async ({ language, title, page }, { signIn }) => {
    const inLanguage = (headers: { cookie: string }) => ({
      ...headers,
      cookie: `${headers.cookie}; payload-lng=${language}`,
    })
    const preview = { collection: 'news', id: '1214000000000001009', site: 'zh_CN' }
    const signedOut = await open(previewAddress(preview), { headers: inLanguage({ cookie: 'a=b' }) })
    expect(signedOut.status).toBe(401)
    expect(signedOut.document.documentElement.lang).toBe(language)
    expect(heading(signedOut)).toBe(title)
    expect(linksOf(signedOut)).toContain('/admin/login')
    // Only the Chinese site has pages of the about menu.
    const item = { collection: 'about-items', id: '1215000000000000001', site: 'en_EN' }
    const headers = inLanguage(await signIn('editor'))
    const elsewhere = await open(previewAddress(item), { headers })
    expect(elsewhere.status).toBe(404)
    expect(heading(elsewhere)).toBe(page)
    expect(linksOf(elsewhere)).toEqual([previewAddress({ ...item, site: 'zh_CN' })])
  },
)

test('a version that does not exist and an account without previews are told what to do (issue 16)', async ({
  signIn,
}) => {
  const preview = { collection: 'news', id: '1214000000000001009', site: 'zh_CN' }
  const headers = await signIn('editor')
  const gone = await open(previewAddress({ ...preview, document: 'x', version: 'none' }), { headers })
  expect([gone.status, heading(gone)]).toEqual([404, 'This version does not exist'])
  expect(linksOf(gone)[0]).toMatch(/^\/preview\/zh_CN\/newsDetail/)
  const refused = await open(previewAddress(preview), { headers: await signIn('inbox') })
  expect([refused.status, heading(refused)]).toEqual([403, 'Your account has no previews'])
})

const linksOf = (page: Page) =>
  [...page.document.querySelectorAll('a')].map((link) => link.getAttribute('href'))

test('an article that was never published is in its preview and nowhere else (issue 2)', async ({
  content,
  signIn,
}) => {
  const { id, title } = await content.news({}, { draft: true })
  const preview = await openPreview({ collection: 'news', id, site: 'en_EN' }, await signIn('editor'))
  expect(heading(preview)).toBe(title)
  expect((await request(`/en/newsDetail?id=${id}`, { redirect: 'follow' })).status).toBe(404)
})

test('a preview counts no view (S1 2.9, readings 27)', async ({ content, signIn }) => {
  const { id } = await content.news()
  expect(
    bar(await openPreview({ collection: 'news', id, site: 'en_EN' }, await signIn('editor'))),
  ).toBeInTheDocument()
  const response = await request(`/f/news/queryById?siteId=en_EN&id=${id}`)
  expect(((await response.json()) as { result: { viewCount: number } }).result.viewCount).toBe(1)
})

test('a Chinese article is edited and previewed for the Chinese site (issue 2)', async ({
  content,
  signIn,
}) => {
  const title = uniqueTitle('样本')
  const { id } = await content.news({ title, sites: ['zh_CN'] }, { locale: 'zh_CN' })
  const headers = await signIn('editor')
  const form = await open(`/admin/collections/news/${id}?locale=zh_CN`, { headers })
  expect(form.getByRole('complementary', { name: 'Site being edited' })).toHaveTextContent('中文 (zh_CN)')
  const preview = { collection: 'news', id, site: 'zh_CN' }
  expect(previewsOf(form)).toEqual([previewAddress(preview)])
  const page = await openPreview(preview, headers)
  expect(page.document.documentElement).toHaveAttribute('lang', 'zh-CN')
  expect(heading(page)).toBe(title)
})

test('an item of the about menu is previewed with its changed title (S1 2.14)', async ({
  content,
  signIn,
}) => {
  const locale = 'zh_CN'
  const [title, after] = [uniqueTitle('样页'), uniqueTitle('新页')]
  const { id } = await content.create(
    'about-items',
    { title, pageType: '1', shows: 'text', order: 900, sites: [locale], _status: 'published' },
    { locale },
  )
  const headers = await signIn('editor')
  const preview = { collection: 'about-items', id, site: locale }
  const form = await open(`/admin/collections/about-items/${id}?locale=${locale}`, { headers })
  expect(previewsOf(form)).toEqual([previewAddress(preview)])
  const before = await openPreview(preview, headers)
  expect(before.getAllByRole('link', { name: title }).length).toBeGreaterThan(0)
  await content.update(`about-items/${id}`, { title: after, _status: 'draft' }, { locale, draft: true })
  const page = await openPreview(preview, headers)
  expect(page.getAllByRole('link', { name: after }).length).toBeGreaterThan(0)
  expect((await open('/zh_CN/aboutUs')).html.includes(after)).toBe(false)
})

test('the preview of the home page shows organisations and milestones that are not published yet (S1 2.7)', async ({
  content,
  signIn,
}) => {
  const [name, happened] = [uniqueTitle('Organisation'), uniqueTitle('A milestone')]
  const image = { name: 'logo.png', mimeType: 'image/png', buffer: await png(2) }
  const { id: logo } = await content.upload('media', image)
  const draft = { sites: ['es_ES'], _status: 'draft' }
  const saving = { locale: 'es_ES', draft: true }
  const { id } = await content.create('partners', { ...draft, name, logo, order: 1 }, saving)
  await content.create('milestones', { ...draft, title: happened, year: 2001, onHome: true }, saving)
  const preview = await openPreview({ collection: 'partners', id, site: 'es_ES' }, await signIn('editor'))
  expect(preview.address).toMatch(/^\/preview\/es/)
  expect(preview.document.querySelector(`#partners img[alt="${name}"]`)).not.toBeNull()
  expect(preview.document.querySelector('#milestones')).toHaveTextContent(happened)
  const page = await open('/es')
  expect(page.document.querySelector('#milestones')).not.toHaveTextContent(happened)
  expect(page.html.includes(name)).toBe(false)
})

/** Where the form's live preview and its preview button lead: to the page of the site that is edited. */
function previewsOf({ html }: Page): string[] {
  const found = html.matchAll(/\/preview\?collection=[\w-]+(?:\\u0026\w+=[\w%+-]*)+/g)
  return [...new Set([...found].map(([address]) => address.replaceAll('\\u0026', '&')))]
}
