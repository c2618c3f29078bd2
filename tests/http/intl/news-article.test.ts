import { newsTypes, paragraphs } from '../../support/content'
import { expect, follow, open, request, test, textOf, textsOf, within } from '../../support/http'
import {
  breadcrumbOf,
  expectPicture,
  headingsOf,
  linkOf,
  mainOf,
  openOnce,
  targetOf,
} from '../../support/http-page'

const openArticle = openOnce('/en/newsDetail?id=1214000000000001001&lang=en_US')

test('an article has title, publish date and its text (S1 2.9)', async () => {
  const page = await openArticle()
  expect(headingsOf(page, 1)).toEqual([expect.stringMatching(/^Temperature mapping/)])
  page.getByText('Published November 21, 2024')
  const article = within(page.getByRole('article'))
  article.getByRole('heading', { name: 'Before' })
  expectPicture(article.getAllByRole('img')[0])
})

test('the breadcrumb of an article leads to the news (S1 2.9)', async () => {
  const crumbs = breadcrumbOf(await openArticle())
  expect(textsOf(crumbs)).toEqual(['Home', 'News', 'News details'])
  expect((await follow(linkOf(crumbs[1]))).address).toBe('/en/news?lang=en_US')
})

test('the search box beside an article leads to the search for news, also without scripts (S1 2.9)', async () => {
  const main = mainOf(await openArticle())
  expect(main.getByRole('combobox')).toHaveAttribute('placeholder', 'Enter a keyword')
  expect(targetOf(main.getByRole('search'), 'vaccine')).toBe(
    '/en/search?selectWD=1&lang=en_US&inputWD=vaccine',
  )
})

test('beside an article are the categories with the number of their articles (S1 2.9)', async () => {
  const page = await open('/en/newsDetail?id=1214000000000001001&lang=es_ES')
  const categories = page.getByRole('navigation', { name: 'Categorías' })
  const industry = within(categories).getByRole('link', { name: /sector/ })
  expect(textOf(industry)).toMatch(/^Noticias del sector\s*\d+$/)
  const list = await follow(industry)
  expect(list.address).toBe(`/en/news?id=${newsTypes.industry}&lang=es_ES`)
  expect(headingsOf(list)).toHaveLength(10)
})

test('newsletters are counted as their page lists them, also in the contract (S1 2.9, issue 14)', async () => {
  const page = await open('/en/newsDetail?id=1214000000000001001&lang=en_EN')
  const newsletter = within(page.getByRole('navigation', { name: 'Categories' })).getByRole('link', {
    name: /^Newsletter/,
  })
  const listed = headingsOf(await follow(newsletter)).length
  expect(textOf(newsletter)).toBe(`Newsletter${listed}`)
  const response = await request('/f/news/getNewsTypeAndNewsCount?siteId=en_EN')
  const { result } = (await response.json()) as { result: { code: string; newsCount: number }[] }
  expect(result.find(({ code }) => code === 'Newsletter')?.newsCount).toBe(listed)
})

test('recommended news have picture, title and date, and lead to their article (S1 2.9)', async () => {
  const recommended = (await openArticle()).getByRole('region', { name: 'Recommended news' })
  const [first] = within(recommended).getAllByRole('listitem')
  const item = within(first as HTMLElement)
  expectPicture(item.getByRole('img'))
  expect(textOf(item.getByRole('time'))).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
  const article = await follow(item.getByRole('link'))
  expect(article.address).toMatch(/^\/en\/newsDetail\?id=\d{19}/)
  expect(headingsOf(article, 1)).toEqual([textOf(item.getByRole('link'))])
})

test('an article does not recommend itself (S1 2.9)', async () => {
  const page = await open('/en/newsDetail?id=1214000000000001019&lang=en_US')
  expect(headingsOf(page, 1)[0]).toContain('Rotterdam')
  const recommended = page.getByRole('region', { name: 'Recommended news' })
  const titles = textsOf(within(recommended).getAllByRole('link'))
  expect(titles.length).toBeGreaterThan(0)
  expect(titles.filter((title) => title.includes('Rotterdam'))).toEqual([])
})

test('an article leads to the next newer and the next older one, and back to the list (issue 19)', async () => {
  const page = await openArticle()
  const newer = within(page.getByRole('navigation', { name: 'More articles' })).getByRole('link', {
    name: /^Previous article/,
  })
  const opened = await follow(newer)
  expect(headingsOf(opened, 1)).toEqual([textOf(newer).replace(/^Previous article/, '')])
  const steps = within(opened.getByRole('navigation', { name: 'More articles' }))
  expect(textOf(steps.getByRole('link', { name: /^Next article/ }))).toBe(
    `Next article${headingsOf(page, 1)[0]}`,
  )
  expect(steps.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/en/news?lang=en_US')
})

test('an article appears on its own sites only (S1 2.9)', async () => {
  const id = '1214000000000001020'
  expect((await request(`/en/newsDetail?id=${id}&lang=en_UK`)).status).toBe(200)
  expect((await request(`/en/newsDetail?id=${id}&lang=en_US`)).status).toBe(404)
})

test('a draft is hidden from pages, contract, site map and feed (S1 2.9)', async ({ content }) => {
  const { id, title } = await content.news({ sites: ['en_EN'] }, { draft: true })
  expect((await request(`/en/newsDetail?id=${id}`)).status).toBe(404)
  const response = await request(`/f/news/queryById?siteId=en_EN&id=${id}`)
  expect(await response.json()).toMatchObject({ code: 404, result: null })
  expect(await (await request('/sitemap.xml')).text()).not.toContain(id)
  expect(await (await request('/rss/en_EN')).text()).not.toContain(title)
})

test('without scripts an article can be read, and its side column has links (S1 2.9)', async ({
  content,
}) => {
  const { id, title } = await content.news({ content: paragraphs('Read without any script.') })
  const page = await open(`/en/newsDetail?id=${id}`)
  expect(headingsOf(page, 1)).toEqual([title])
  expect(mainOf(page).getByText('Read without any script.')).toBeVisible()
  const [category] = within(page.getByRole('navigation', { name: 'Categories' })).getAllByRole('link')
  const list = await follow(category ?? null)
  expect(list.status).toBe(200)
  expect(list.address).toMatch(/^\/en\/news\?id=/)
})
