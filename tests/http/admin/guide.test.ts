import { chapters, guideLanguageOf } from '@/cms/guide/chapters'
import { adminLanguages } from '@/cms/texts'
import { expect, test } from '../../support/http-admin'
import { attribute, open, request, textsOf, type Page } from '../../support/http'

/** With a status, or in the stream of the page after it. */
function isSentToSignIn({ address, html }: Page): boolean {
  return (
    address.startsWith('/admin/login') ||
    html.includes('NEXT_REDIRECT;replace;/admin/login?redirect=%2Fadmin%2Fguide')
  )
}

const titles = { en: 'Guide for editors', zh: '使用手册' }
const tasks = {
  en: ['Publish an article', 'Schedule a publication', 'Bring something back from the trash'],
  zh: ['发布新闻', '定时发布', '从垃圾箱恢复'],
}

for (const language of ['en', 'zh', 'es', 'fr'] as const)
  test(`an account in ${language} reads the guide with its tasks and pictures (issue 20, help)`, async ({
    signIn,
  }) => {
    const { cookie, ...headers } = await signIn('editor')
    const init = { headers: { ...headers, cookie: `${cookie}; payload-lng=${language}` } }
    const of = guideLanguageOf(language)
    const { guide } = adminLanguages[language]

    const contents = await open('/admin/guide', init)
    expect(contents.status).toBe(200)
    expect(contents.getByRole('heading', { level: 1 })).toHaveTextContent(titles[of])
    const chapterLinks = contents.getByRole('navigation', { name: guide.chapters }).querySelectorAll('a')
    expect([...chapterLinks].map((link) => link.getAttribute('href'))).toEqual(
      chapters.map((chapter) => `/admin/guide/${chapter}`),
    )
    expect(contents.queryByText(guide.languages) !== null).toBe(of !== language)

    const pages = await open('/admin/guide/pages', init)
    expect(pages.status).toBe(200)
    const headings = textsOf(pages.getAllByRole('heading', { level: 2 }))
    for (const task of tasks[of]) expect(headings).toContain(task)
    expect(attribute(pages, 'article', 'lang')).toBe(of === 'zh' ? 'zh-CN' : 'en')
    const picture = attribute(pages, 'article img', 'src') ?? ''
    const shown = await request(picture, init)
    expect(shown.status).toBe(200)
    expect(shown.headers.get('content-type')).toBe('image/webp')
    expect(shown.headers.get('cache-control')).toMatch(/private/)
  })

test('accounts for requests only read the guide as well (issue 20, help)', async ({ signIn }) => {
  const page = await open('/admin/guide/requests', { headers: await signIn('inbox') })
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Requests')
})

test('there are no other chapters and pictures (issue 20, help)', async ({ signIn }) => {
  const headers = await signIn('editor')
  const missing = await open('/admin/guide/nothing', { headers })
  expect(missing.queryByRole('article')).toBeNull()
  for (const name of ['nothing.en.webp', '..%2F..%2Fsites.webp', '..%2Fpages.md'])
    expect([400, 404], name).toContain((await request(`/api/guide/pictures/${name}`, { headers })).status)
})

test('visitors are sent to the sign-in and see no part of the guide (issue 20, help)', async () => {
  const page = await open('/admin/guide/pages')
  expect(isSentToSignIn(page)).toBe(true)
  expect(page.queryByRole('article')).toBeNull()
  expect((await request('/api/guide/pictures/article.en.webp')).status).toBe(403)
})
