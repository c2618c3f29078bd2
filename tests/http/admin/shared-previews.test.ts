import { uniqueTitle, type Content } from '../../support/content'
import { expect, test } from '../../support/http-admin'
import { open, request, within, type Page } from '../../support/http'

type Headers = Record<string, string>
type SignIn = (role: 'editor') => Promise<Headers>

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent
const bar = (page: Page) => page.getByRole('complementary', { name: /Draft|Borrador|草稿/ })

async function post(path: string, data: object, headers: Headers) {
  const response = await request(path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(data),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as { address: string; links: { id: string; openings: number }[] }
}

/** Makes a link as an editor; gives its path. */
async function share(document: object, { sites, headers }: { sites: string[]; headers: Headers }) {
  const { address } = await post('/api/shared-previews', { ...document, sites, days: 7 }, headers)
  return new URL(address).pathname
}

/** A published article with another title in its draft, and a link to the draft. */
async function sharedArticle(content: Content, signIn: SignIn, sites = ['en_EN']) {
  const [published, draft] = [uniqueTitle('Published'), uniqueTitle('Draft')]
  const { id } = await content.news({ title: published, sites })
  await content.update(`news/${id}`, { title: draft, _status: 'draft' }, { draft: true })
  const headers = await signIn('editor')
  const document = { collection: 'news', id }
  return { id, published, draft, headers, document, link: await share(document, { sites, headers }) }
}

test('a link shows the draft to people without an account, and nobody else sees it', async ({
  content,
  signIn,
}) => {
  const { id, published, draft, link } = await sharedArticle(content, signIn)
  const page = await open(link)
  expect(page.status).toBe(200)
  expect(page.address).toBe(`${link}/en/newsDetail?id=${id}&lang=en_EN`)
  expect(heading(page)).toBe(draft)
  expect(bar(page)).toHaveTextContent(/Draft, not published\. This link is valid until \d+ \w+ 20\d\d\./)
  expect(page.document.title).toMatch(new RegExp(`^Draft: ${draft}`))
  for (const address of [`/en/newsDetail?id=${id}`, `/preview/en/newsDetail?id=${id}&lang=en_EN`]) {
    expect(heading(await open(address))).toBe(published)
  }
  // A second visit, also at the address of the page, needs no cookie.
  expect(heading(await open(page.address))).toBe(draft)
})

test('its page is not indexed, cached or named to others, and sets no cookie', async ({
  content,
  signIn,
}) => {
  const { id, link } = await sharedArticle(content, signIn)
  const page = await open(link)
  for (const { headers } of [page, await request(link)]) {
    expect(headers.get('cache-control')).toMatch(/private.*no-store/)
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('content-security-policy') ?? "object-src 'none'").toContain("object-src 'none'")
  }
  expect(page.headers.get('set-cookie')).toBeNull()
  expect(page.document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  expect(page.document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
  expect(page.document.querySelector('link[rel=canonical], link[hreflang], meta[property^="og:"]')).toBeNull()
  // The counter of views is not on the page, and opening it counted none.
  const response = await request(`/f/news/queryById?siteId=en_EN&id=${id}`)
  expect(((await response.json()) as { result: { viewCount: number } }).result.viewCount).toBe(1)
})

test('its page has nothing of the admin: no script of the preview, no origins of texts, no analytics', async ({
  content,
  signIn,
}) => {
  const { link, draft } = await sharedArticle(content, signIn)
  const page = await open(link)
  expect(page.html).toContain(`>${draft}</h1>`)
  expect(page.html).not.toMatch(/[\u{e0000}-\u{e007f}]/u)
  expect(page.queryByText('Preview with unpublished changes')).toBeNull()
  for (const name of ['collections/', 'Leave the preview', 'isotherm-edit'])
    expect(page.html).not.toContain(name)
})

test('an editor who opens a link sees what its recipients see', async ({ content, signIn }) => {
  const { link, draft, headers } = await sharedArticle(content, signIn)
  const page = await open(link, { headers })
  expect(heading(page)).toBe(draft)
  expect(page.queryByText('Preview with unpublished changes')).toBeNull()
  expect(page.html).not.toMatch(/[\u{e0000}-\u{e007f}]/u)
})

test('a link shows one draft: others stay as they are published, or invisible', async ({
  content,
  signIn,
}) => {
  const { headers, draft } = await sharedArticle(content, signIn)
  const locale = 'zh_CN'
  const item = { pageType: '1', shows: 'text', order: 901, sites: [locale] }
  const [before, changed, hidden, shared] = ['已发布', '未分享', '隐藏', '分享'].map(uniqueTitle) as [
    string,
    string,
    string,
    string,
  ]
  const published = await content.create(
    'about-items',
    { ...item, title: before, _status: 'published' },
    { locale },
  )
  await content.update(
    `about-items/${published.id}`,
    { title: changed, _status: 'draft' },
    { locale, draft: true },
  )
  await content.create('about-items', { ...item, title: hidden, _status: 'draft' }, { locale, draft: true })
  const { id } = await content.create(
    'about-items',
    { ...item, title: shared, _status: 'draft' },
    { locale, draft: true },
  )
  const page = await open(await share({ collection: 'about-items', id }, { sites: [locale], headers }))
  expect(page.getAllByRole('link', { name: shared }).length).toBeGreaterThan(0)
  expect(page.getAllByRole('link', { name: before }).length).toBeGreaterThan(0)
  for (const title of [changed, hidden, draft]) expect(page.html).not.toContain(title)
  const shown = await open('/zh_CN/aboutUs')
  for (const title of [changed, hidden, shared]) expect(shown.html).not.toContain(title)
})

test('a link leads to the draft on its sites only, each in its language', async ({ content, signIn }) => {
  const sites = ['en_EN', 'es_ES', 'fr_FR']
  const { id, headers, document } = await sharedArticle(content, signIn, sites)
  const spanish = uniqueTitle('Un borrador')
  await content.update(`news/${id}`, { title: spanish, _status: 'draft' }, { locale: 'es_ES', draft: true })
  const link = await share(document, { sites: ['en_EN', 'es_ES'], headers })
  const english = await open(link)
  const others = within(bar(english)).getAllByRole('link')
  expect(others.map(({ textContent }) => textContent)).toEqual(['Español'])
  const page = await open(others[0]?.getAttribute('href') ?? '')
  expect(page.document.documentElement).toHaveAttribute('lang', 'es')
  expect(heading(page)).toBe(spanish)
  expect(bar(page)).toHaveTextContent('Borrador sin publicar')
  expect((await open(`${link}?site=es_ES`)).address).toBe(page.address)
  const french = await open(`${link}/en/newsDetail?id=${id}&lang=fr_FR`)
  expect(french.status).toBe(404)
  expect(french.html).not.toContain(spanish)
})

test('the links of the page lead to public pages', async ({ content, signIn }) => {
  const { link } = await sharedArticle(content, signIn)
  const page = await open(link)
  const hrefs = [...page.document.querySelectorAll('a[href]')].map((one) => one.getAttribute('href') ?? '')
  expect(hrefs.length).toBeGreaterThan(20)
  expect(hrefs.filter((href) => href.startsWith('/shared') || href.startsWith('/preview'))).toEqual([])
})

test('below a link is no page but that of its draft', async ({ content, signIn }) => {
  const { link } = await sharedArticle(content, signIn)
  const other = await sharedArticle(content, signIn)
  for (const path of [`/en/newsDetail?id=${other.id}&lang=en_EN`, '/en', '/en/news?lang=en_EN']) {
    const page = await open(`${link}${path}`)
    expect({ path, status: page.status }).toEqual({ path, status: 404 })
    for (const title of [other.draft, other.published]) expect(page.html).not.toContain(title)
  }
  // What is no page of the site opens the draft.
  expect(heading(await open(`${link}/en/nothing-here`))).toBeTruthy()
})

test('a revoked link says whom to ask and reveals nothing; its openings were counted', async ({
  content,
  signIn,
}) => {
  const { link, document, headers, draft, published } = await sharedArticle(content, signIn)
  const { address } = await open(link)
  await open(link)
  await request(link, { method: 'HEAD' })
  const listed = await request(`/api/shared-previews?${new URLSearchParams(document)}`, { headers })
  const { links } = (await listed.json()) as { links: { id: string; openings: number }[] }
  expect(links).toMatchObject([{ openings: 2 }])
  await post(`/api/shared-previews/${links[0]?.id}/revoke`, document, headers)
  for (const path of [link, address]) {
    const page = await open(path)
    expect(page.status).toBe(410)
    expect(heading(page)).toBe('This link has ended')
    expect(page.getByText(/ask the person who sent you the link/)).toBeInTheDocument()
    expect(page.headers.get('x-robots-tag')).toContain('noindex')
    expect(page.headers.get('cache-control')).toMatch(/no-store/)
    for (const title of [draft, published]) expect(page.html).not.toContain(title)
  }
})

test('an ended link answers in the language of its site', async ({ content, signIn }) => {
  const { document, headers } = await sharedArticle(content, signIn, ['es_ES', 'en_EN'])
  const link = await share(document, { sites: ['es_ES'], headers })
  await content.remove()
  expect((await open(link)).status).toBe(404)
  const next = await sharedArticle(content, signIn, ['es_ES', 'en_EN'])
  const ended = await share(next.document, { sites: ['es_ES'], headers: next.headers })
  await content.update(`news/${next.id}`, { sites: ['en_EN'], _status: 'draft' }, { draft: true })
  const page = await open(ended)
  expect(page.status).toBe(410)
  expect(heading(page)).toBe('Este enlace ya no es válido')
})

test.each([
  ['/shared/short', 404],
  [`/shared/${'x'.repeat(43)}`, 404],
  [`/shared/${'x'.repeat(43)}/en/news?lang=en_EN`, 404],
  ['/shared/%3Cscript%3E', 404],
  // A mail program took the full stop after the address as a part of it.
  [`/shared/${'x'.repeat(43)}%E3%80%82`, 404],
])('a damaged link is not found: %s', async (path, status) => {
  const page = await open(path)
  expect(page.status).toBe(status)
  expect(heading(page)).toBe('This link is not valid')
})

test('a client cannot name a link in a header', async ({ content, signIn }) => {
  const { link, id, published } = await sharedArticle(content, signIn)
  const token = link.split('/').at(-1) ?? ''
  const page = await open(`/en/newsDetail?id=${id}`, {
    headers: { 'x-isotherm-shared': token, cookie: '__prerender_bypass=x' },
  })
  expect(heading(page)).toBe(published)
})

test('a foreign page cannot make a link', async ({ content, signIn }) => {
  const { document, headers } = await sharedArticle(content, signIn)
  const response = await request('/api/shared-previews', {
    method: 'POST',
    headers: {
      cookie: headers.cookie ?? '',
      origin: 'https://foreign.example',
      'sec-fetch-site': 'cross-site',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ ...document, sites: ['en_EN'], days: 7 }),
  })
  expect(response.status).toBe(401)
})
