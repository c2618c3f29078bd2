import { attacks } from '../factories/attacks'
import { link, paragraphs, textNode } from '../support/content'
import { normalisePath } from '@/addresses/normalise-path'
import { clientNetwork } from '../support/client-network'
import { encodedOnce } from '../factories/spellings'
import { expect, open, origin, request, test, within } from '../support/http'

test.each(['/en', '/zh_CN', '/en/news', '/en/newsDetail?id=1214000000000001001', '/en/nothing-here'])(
  '%s has a content security policy that allows no arbitrary inline scripts (issue 2, the gateway)',
  async (path) => {
    const policy = (await request(path)).headers.get('content-security-policy') ?? ''
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
    expect(scripts).toContain("'self'")
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*|data:/)
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'self'")
  },
)

test('a page of the site cannot be framed by others', async () => {
  const { headers } = await request('/en')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

/** A time that puts an article into the feed of en_EN, but on no home page. */
async function timeWithinFeed(): Promise<string> {
  const feed = await (await request('/rss/en_EN')).text()
  const times = [...feed.matchAll(/<pubDate>([^<]*)/g)].map(([, time = '']) => new Date(time))
  return times[12]?.toISOString() ?? ''
}

test('markup in the texts of an article is escaped on pages, in the contract and in the feed (issue 2, readings decision 9)', async ({
  content,
}) => {
  const title = `Attack ${attacks.join(' ')}`
  const { id } = await content.news({
    title,
    content: paragraphs(...attacks, [textNode('A quiet '), link('https://example.com/', 'link')]),
    publishTime: await timeWithinFeed(),
    sites: ['en_EN', 'zh_CN'],
  })

  const page = await open(`/en/newsDetail?id=${id}`)
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe(title)
  const article = page.getByRole('article')
  expect(within(article).getAllByText((text) => attacks.includes(text))).toHaveLength(attacks.length)
  expect(article.querySelector('script, img[src="x"]')).toBeNull()

  const response = await request(`/f/news/queryById?siteId=en_EN&id=${id}`)
  const { result } = (await response.json()) as { result: { content: string } }
  expect(result.content).toContain('window.attacked')
  expect(result.content).not.toMatch(/<script|<img/i)
  const feed = await (await request('/rss/en_EN')).text()
  expect(feed).toContain(`newsDetail?id=${id}`)
  expect(feed).not.toMatch(/<description>[^<]*<script/i)
})

test('a link that runs a script is refused or harmless (issue 2, readings decision 9)', async ({
  content,
}) => {
  const { id } = await content.news({
    content: paragraphs([textNode('Before '), link('https://example.com/', 'go')]),
  })
  const evil = paragraphs([textNode('After '), link('javascript:window.attacked=true', 'go')])
  await content.tryUpdate(`news/${id}`, { content: evil, _status: 'published' })

  const page = await open(`/en/newsDetail?id=${id}`)
  within(page.getByRole('article')).getByText('go')
  expect(page.document.querySelector('a[href^="javascript:" i]')).toBeNull()
})

test('HTML in imported rich text is not used as HTML (readings decision 9)', async ({ content }) => {
  const markup = '<b onmouseover=alert(1)>bold</b>'
  const bold = { ...textNode(markup), style: 'background:url(javascript:alert(1))' }
  const { id } = await content.news({ content: paragraphs([bold]) })
  const article = (await open(`/en/newsDetail?id=${id}`)).getByRole('article')
  within(article).getByText(markup)
  expect(article.querySelector('[style*="javascript"]')).toBeNull()
})

test('no other spelling of the sign-in address bypasses its rate limit (issue 14)', async () => {
  const login = '/api/users/login'
  const headers = { ...clientNetwork(origin), 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'nobody@maker.example', password: 'guess' })
  const guess = async (path: string) => (await request(path, { method: 'POST', headers, body })).status
  for (let attempt = 0; attempt < 10; attempt++) expect(await guess(login)).toBe(401)

  const [, build] = /\\"b\\":\\"([\w-]+)/.exec((await open('/en')).html) ?? []
  expect(build).toBeDefined()
  const others = [`${login}/`, '/api/users/LOGIN', `/_next/data/${build}${login}.json`, `${login}.rsc`]
  const spellings = [login, ...others, ...encodedOnce(login), login.replace('login', '%256cogin')]
  const statuses = await Promise.all(spellings.map(async (path) => [path, await guess(path)]))
  expect(statuses.filter(([, status]) => ![400, 404, 429].includes(Number(status)))).toEqual([])
  const ofThisPath = statuses.filter(([path]) => normalisePath(String(path)) === login)
  expect(ofThisPath.filter(([, status]) => status !== 429)).toEqual([])
})

test('API responses are not cached, and pages are isolated from other windows (issue 14)', async () => {
  for (const path of ['/api/users/me', '/api/files', '/api/nothing'])
    expect((await request(path)).headers.get('cache-control')).toBe('private, no-store')
  for (const path of ['/en', '/zh_CN', '/admin/login', '/en/nothing-here'])
    expect((await request(path)).headers.get('cross-origin-opener-policy')).toBe('same-origin')
})
