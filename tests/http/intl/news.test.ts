import { newsTypes, uniqueTitle } from '../../support/content'
import { canonicalOf, expect, follow, open, request, test, textOf, textsOf, within } from '../../support/http'
import type { Page } from '../../support/http'
import {
  breadcrumbOf,
  currentOf,
  expectPicture,
  headingsOf,
  itemsWithHeading,
  linkOf,
  mainOf,
  openOnce,
} from '../../support/http-page'

const openNews = openOnce('/en/news?lang=en_US')
const typesOf = (page: Page, name = 'News categories') => page.getByRole('navigation', { name })

test('the news page lists its types and begins with the first one (S1 2.8)', async () => {
  const types = typesOf(await openNews())
  const [list] = within(types).getAllByRole('list')
  expect(textsOf(list?.querySelectorAll('a') ?? [])).toEqual([
    'Latest News from Norvane',
    'Industry News',
    'Products and Measurements',
    'Events',
    'Newsletter',
  ])
  expect(currentOf(types)).toBe('Latest News from Norvane')
})

test('an article of the list has cover, title, publish time, excerpt and a link to itself (S1 2.8)', async () => {
  const [first] = itemsWithHeading(await openNews())
  const item = within(first as HTMLElement)
  expectPicture(item.getByRole('img'))
  const time = item.getByRole('time')
  expect(textOf(time)).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
  expect(time.getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(textOf(item.getAllByRole('paragraph').at(-1))).toMatch(/\w+ \w+/)

  const article = await follow(item.getByRole('link'))
  expect(article.address).toMatch(/^\/en\/newsDetail\?id=\d{19}&.*lang=en_US/)
  expect(headingsOf(article, 1)).toEqual([textOf(item.getByRole('heading'))])
})

test('the entry of a type leads to its articles only (S1 2.8)', async () => {
  const page = await openNews()
  const industry = await follow(within(typesOf(page)).getByRole('link', { name: 'Industry News' }))
  expect(industry.address).toBe(`/en/news?id=${newsTypes.industry}&lang=en_US`)
  expect(currentOf(typesOf(industry))).toBe('Industry News')
  expect(headingsOf(industry)).toHaveLength(10)
  expect(industry.document.title).toMatch(/^Industry News \| News/)
})

test.each([
  { query: `id=${newsTypes.industry}&index=1`, type: 'Industry News' },
  { query: 'name=Industry+News', type: 'Industry News' },
  { query: 'code=IndustryNews', type: 'Industry News' },
  { query: 'name=Latest+News+from+Norvane', type: 'Latest News from Norvane' },
])('the older link $query selects $type (S1 2.1, 2.8)', async ({ query, type }) => {
  expect(currentOf(typesOf(await open(`/en/news?${query}&lang=en_US`)))).toBe(type)
})

test('a type without articles shows a notice (S1 8)', async ({ content }) => {
  const name = uniqueTitle('Nothing yet')
  const code = name.replace(/\W/g, '-')
  const type = await content.create('news-types', { name, code, order: 91, sites: ['fr_FR'] })
  const page = await open(`/en/news?id=${type.id}&lang=fr_FR`)
  mainOf(page).getByText(/^Aucune information n’est disponible\./)
})

test('a page has ten articles, and the pager leads to the others (S1 2.8)', async ({ content }) => {
  const name = uniqueTitle('Series')
  const code = name.replace(/\W/g, '-')
  const type = await content.create('news-types', { name, code, order: 90, sites: ['fr_FR'] })
  for (let day = 1; day <= 11; day += 1) {
    const publishTime = new Date(Date.UTC(2001, 0, day)).toISOString()
    await content.news({ title: `${name}: ${day}`, type: type.id, sites: ['fr_FR'], publishTime })
  }

  const page = await open(`/en/news?id=${type.id}&lang=fr_FR`)
  expect(headingsOf(page)).toHaveLength(10)
  expect(headingsOf(page)[0]).toBe(`${name}: 11`)
  const pager = page.getByRole('navigation', { name: 'Pages' })
  expect(currentOf(pager)).toMatch(/1$/)

  const second = await follow(within(pager).getByRole('link', { name: 'Suivant' }))
  expect(second.address).toBe(`/en/news?id=${type.id}&pageNo=2&lang=fr_FR`)
  expect(headingsOf(second)).toEqual([`${name}: 1`])
  expect(currentOf(second.getByRole('navigation', { name: 'Pages' }))).toMatch(/2$/)
  expect((await request(`/en/news?id=${type.id}&pageNo=3&lang=fr_FR`)).status).toBe(404)
})

test('the breadcrumb leads back to the home page of the site (S1 2.9)', async () => {
  const crumbs = breadcrumbOf(await open('/en/news?lang=en_UK'))
  expect(textsOf(crumbs)).toEqual(['Home', 'News'])
  expect((await follow(linkOf(crumbs[0]))).address).toBe('/uk')
})

test('links to social media open a new window; the UK site has accounts of its own (S1 2.8)', async () => {
  const page = await open('/en/news?lang=en_UK')
  const list = within(typesOf(page)).getByRole('list', { name: 'Social Media' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(5)
  const linkedin = within(list).getByRole('link', { name: /^LinkedIn/ })
  expect(textOf(linkedin)).toBe('LinkedIn (opens in a new window)')
  expect(linkedin).toHaveAttribute('href', 'https://www.linkedin.com/company/norvane-biomedical-uk')
  expect(linkedin).toHaveAttribute('target', '_blank')

  const american = within(typesOf(await openNews())).getByRole('link', { name: /^LinkedIn/ })
  expect(american).toHaveAttribute('href', 'https://www.linkedin.com/company/norvane-biomedical')
})

test.each([
  { site: 'en_EN', menu: 'News categories', name: 'Milestones & Awards' },
  { site: 'es_ES', menu: 'Categorías de noticias', name: 'Hitos y premios' },
])('$name is the last entry and leads to text and years of the company (S1 2.8)', async (given) => {
  const entry = within(typesOf(await open(`/en/news?lang=${given.site}`), given.menu))
    .getAllByRole('link')
    .at(-1)
  expect(textOf(entry)).toBe(given.name)

  const page = await follow(entry ?? null)
  expect(page.address).toBe(`/en/news?mode=history&lang=${given.site}`)
  expect(headingsOf(page, 1)).toEqual([given.name])
  expect(currentOf(typesOf(page, given.menu))).toBe(given.name)
  expect(
    headingsOf(page)
      .filter((heading) => /^\d{4}$/.test(heading))
      .at(-1),
  ).toBe('2003')
  expect(textOf(mainOf(page).getAllByRole('paragraph')[0])).toMatch(/\w+ \w+/)
})

test('the older address of the milestones leads to them (S1 2.8)', async () => {
  const page = await open('/en/newsHistory?lang=en_UK')
  expect(page.address).toBe('/en/news?mode=history&lang=en_UK')
  expect(headingsOf(page, 1)).toEqual(['Milestones & Awards'])
})

test('the milestones and each type have their own canonical address (S1 2.8)', async () => {
  const history = await open('/en/news?mode=history&lang=fr_FR')
  expect(canonicalOf(history)).toBe('/en/news?mode=history&lang=fr_FR')
  const industry = await open('/en/news?code=IndustryNews&lang=fr_FR')
  expect(canonicalOf(industry)).toBe(`/en/news?id=${newsTypes.industry}&lang=fr_FR`)
})
