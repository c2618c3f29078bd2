import { attribute, expect, follow, open, request, test, textOf } from '../../support/http'
import { headingsOf, mainOf, targetOf } from '../../support/http-page'

test.each(['/en/nothing-here', '/en/newsDetail?id=1', '/en/newsDetail', '/en/news?pageNo=999'])(
  "%s has status 404 and the error page between the site's header and footer (S1 2.18)",
  async (path) => {
    const page = await open(path)
    expect(page.status).toBe(404)
    expect(headingsOf(page, 1)).toEqual([
      expect.stringMatching(/^We couldn['’]t find your page \(404 Error\)$/),
    ])
    expect(page.document.documentElement).toHaveAttribute('lang', 'en')
    expect(page.getAllByRole('navigation', { name: 'Main menu' }).length).toBeGreaterThan(0)
    page.getByRole('contentinfo')
    expect(attribute(page, 'meta[name=robots]')).toMatch(/noindex/)
  },
)

test.each([
  { path: '/index.html', lang: 'en' },
  { path: '/home.html', lang: 'en' },
  { path: '/catalogue.pdf', lang: 'en' },
  { path: '/logo.png', lang: 'en' },
  { path: '/static/x', lang: 'en' },
  { path: '/manifest.webmanifest', lang: 'en' },
  { path: '/en/support/brochure.pdf?lang=fr_FR', lang: 'fr' },
  { path: '/zh_CN/foo.pdf', lang: 'zh-CN' },
])('$path has status 404 and the error page and its search (S1 2.18, issue 14)', async ({ path, lang }) => {
  const page = await open(path)
  expect(page.status).toBe(404)
  expect(page.document.documentElement).toHaveAttribute('lang', lang)
  mainOf(page).getByRole('search')
})

test('files and system routes do not show the error page (issue 14)', async () => {
  for (const path of ['/favicon.ico', '/og-default.jpg', '/static/demo/quotes.html', '/static/policy.pdf'])
    expect((await request(path, { redirect: 'follow' })).status, path).toBe(200)
})

test('the error page is in the language of the site (S1 2.18)', async () => {
  const page = await open('/en/nothing-here?lang=es_ES')
  expect(page.document.documentElement).toHaveAttribute('lang', 'es')
  expect(headingsOf(page, 1)).toEqual([expect.stringMatching(/404/)])
})

test('the error page leads to the search and to the home page of the site (S1 2.18, readings 13)', async () => {
  const main = mainOf(await open('/en/nothing-here?lang=en_UK'))
  const field = main.getByPlaceholderText('result')
  const results = await open(targetOf(main.getByRole('search'), 'freezer'))
  expect(field).toHaveAttribute('role', 'combobox')
  expect(results.status).toBe(200)
  expect(results.address).toBe('/en/search?selectWD=2&lang=en_UK&inputWD=freezer')
  expect(textOf(results.getByRole('main'))).toMatch(/freezer/i)
  expect((await follow(main.getByRole('link', { name: 'home page' }))).address).toBe('/uk')
})
