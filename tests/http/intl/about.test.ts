import { paragraphs, uniqueTitle } from '../../support/content'
import { attribute, canonicalOf, expect, follow, open, pathOf, test } from '../../support/http'
import { textOf, textsOf, within, type Page } from '../../support/http'
import {
  breadcrumbOf,
  currentOf,
  expectPicture,
  headingsOf,
  pageDataOf,
  linkOf,
  mainOf,
  openOnce,
} from '../../support/http-page'

const biobanks = '1214000000000002501'

const openAbout = openOnce('/en/aboutUs?lang=en_EN')
const openHistory = openOnce('/en/aboutUs/history?lang=en_EN')
const menuOf = (page: Page, name = 'About Us') => mainOf(page).getByRole('navigation', { name })
const queryTeam = (page: Page) => mainOf(page).queryByRole('link', { name: 'The Team' })

test('the list at the left leads to history, team, videos and the types of case studies (S1 2.13)', async () => {
  const menu = menuOf(await openAbout())
  const links = within(menu)
    .getAllByRole('link')
    .map((link) => [textOf(link.querySelector('span')), link.getAttribute('href')])
  expect(links.slice(0, 4)).toEqual([
    ['Our History', '/en/aboutUs/history?listid=0&lang=en_EN'],
    ['The Team', '/en/aboutUs/team?listid=1&lang=en_EN'],
    ['Videos', '/en/aboutUs/video?listid=2&lang=en_EN'],
    ['Biobanks', `/en/aboutUs/case?listid=${biobanks}&parentid=3&lang=en_EN`],
  ])
  expect(within(menu).getByText('Case Studies').closest('a')).toBeNull()
})

test('on en_US list and site map do not lead to the team (S1 2.4, 2.13)', async () => {
  const page = await open('/en/aboutUs?lang=en_US')
  within(menuOf(page)).getByRole('link', { name: 'Our History' })
  expect(queryTeam(page)).toBeNull()
  const siteMap = await open('/en/sitemap?lang=en_US')
  mainOf(siteMap).getByRole('link', { name: 'Our History' })
  expect(queryTeam(siteMap)).toBeNull()
})

test.each([
  { site: 'en_UK', name: 'About Us', team: 'The Team' },
  { site: 'es_ES', name: 'Quiénes somos', team: 'El equipo' },
  { site: 'fr_FR', name: 'À propos', team: 'L’équipe' },
])('the list of $site leads to the team (S1 2.13)', async ({ site, name, team }) => {
  const menu = menuOf(await open(`/en/aboutUs?lang=${site}`), name)
  expect(within(menu).getByRole('link', { name: team })).toHaveAttribute(
    'href',
    `/en/aboutUs/team?listid=1&lang=${site}`,
  )
})

test('the about-us page has a description, the lead of the company text and the milestones of the latest year (S1 2.13)', async () => {
  const page = await open('/en/aboutUs?lang=en_UK')
  expect(headingsOf(page, 1)).toEqual(['About Us'])
  expect(page.document.title).toMatch(/^About Us \| Norvane/)
  expect(attribute(page, 'meta[name=description]')).toMatch(/\S{3}/)
  expect(textsOf(breadcrumbOf(page))).toEqual(['Home', 'About Us'])
  page.getByText(/^Norvane began in Qingyu in 2003/)
  const milestones = within(page.getByRole('region', { name: 'Latest milestones' }))
  expect(textsOf(milestones.getAllByRole('heading', { level: 3 }))).toEqual(['2026'])
  const history = await follow(mainOf(page).getAllByRole('link', { name: 'Our History' })[0] ?? null)
  expect(history.address).toBe('/en/aboutUs/history?listid=0&lang=en_UK')
  expect(headingsOf(history)).toContain('Who we are')
})

test('the about-us page has structured data of the company', async () => {
  expect(pageDataOf(await openAbout())).toMatchObject({
    '@type': 'AboutPage',
    inLanguage: 'en',
    mainEntity: { '@type': 'Organization', name: expect.stringContaining('Norvane'), foundingDate: '2003' },
  })
})

test('our history is the rich text of the company, and its entry is the active one (S1 2.13)', async () => {
  const page = await open('/en/aboutUs/history?listid=0&lang=en_EN')
  expect(currentOf(menuOf(page))).toBe('Our History')
  const crumbs = breadcrumbOf(page)
  expect(textsOf(crumbs)).toEqual(['Home', 'About Us', 'Our History'])
  expect(headingsOf(page)[0]).toMatch(/\S/)
  expectPicture(mainOf(page).getAllByRole('img')[0])
  expect((await follow(linkOf(crumbs[1]))).address).toBe('/en/aboutUs?lang=en_EN')
})

test('below the history are the milestones, the newest year first (S1 2.13)', async () => {
  const page = await openHistory()
  const milestones = within(page.getByRole('region', { name: 'Milestones' }))
  const years = textsOf(milestones.getAllByRole('heading', { level: 3 })).map(Number)
  expect(years.length).toBeGreaterThan(3)
  expect(years).toEqual(years.toSorted((first, second) => second - first))
  expect(milestones.getByRole('link', { name: 'Milestones & Awards' })).toHaveAttribute(
    'href',
    '/en/news?mode=history&lang=en_EN',
  )
})

test('a milestone has its month, sentence and details, a draft is hidden (S1 2.13)', async ({ content }) => {
  const title = uniqueTitle('A gate opens')
  const fields = { title, year: 1901, month: 3, content: paragraphs('With a key.'), sites: ['fr_FR'] }
  await content.create('milestones', { ...fields, _status: 'published' })
  const hidden = uniqueTitle('A gate is planned')
  await content.create('milestones', { ...fields, title: hidden, _status: 'draft' }, { draft: true })
  const page = await open('/en/aboutUs/history?lang=fr_FR')
  const entry = textsOf(mainOf(page).getAllByRole('listitem')).findLast((text) => text.includes(title))
  expect(entry).toMatch(/mars.*A gate opens.*With a key\./)
  expect(page.html).not.toContain(hidden)
})

test('the list is also beside the cases, the chosen type being its active entry (S1 2.11, 2.13)', async () => {
  const page = await open(`/en/aboutUs/case?listid=${biobanks}&parentid=3&lang=en_EN`)
  expect(currentOf(menuOf(page))).toMatch(/^Biobanks/)
  expect(textsOf(breadcrumbOf(page))).toEqual(['Home', 'About Us', 'Case Studies', 'Biobanks'])
  expect(within(menuOf(page)).getByRole('link', { name: 'The Team' })).toHaveAttribute(
    'href',
    '/en/aboutUs/team?listid=1&lang=en_EN',
  )
})

test('the address by language also shows the page (S1 2.1, 2.13)', async () => {
  const page = await open('/es_ES/aboutUs/history?listid=0')
  menuOf(page, 'Quiénes somos')
  expect(canonicalOf(page)).toBe('/en/aboutUs/history?lang=es_ES')
})

test('the history is canonical at its own address, and hreflang names its sites', async () => {
  const page = await openHistory()
  expect(canonicalOf(page)).toBe('/en/aboutUs/history')
  const french = attribute(page, 'link[rel=alternate][hreflang=fr]', 'href')
  expect(pathOf(french)).toBe('/en/aboutUs/history?lang=fr_FR')
})
