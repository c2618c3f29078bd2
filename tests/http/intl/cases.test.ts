import { paragraphs, uniqueTitle } from '../../support/content'
import { canonicalOf, expect, follow, open, request, test, textOf, textsOf, within } from '../../support/http'
import type { Page } from '../../support/http'
import {
  breadcrumbOf,
  expectPicture,
  headingsOf,
  itemsWithHeading,
  pageDataOf,
  linkOf,
  mainOf,
  openOnce,
  openPreview,
  targetOf,
} from '../../support/http-page'

const biobanks = '1214000000000002501'
const openEastLake = openOnce('/en/caseDetail?id=1214000000000003040&lang=en_US')
const wildlife = 'Scottish Wildlife Cell Bank: cells of 142 threatened species'

const picturesOf = (page: Page) => page.queryByRole('region', { name: 'Pictures of the case' })
const relatedTo = (page: Page) => page.queryByRole('region', { name: 'Related cases' })
const typesBeside = (page: Page) => within(page.getByRole('navigation', { name: 'Case types' }))
/** Old enough to come last in every list. */
const old = { createTime: '2001-01-01T00:00:00.000Z' }

test('a case has name, district, pictures, a video and its text (S1 2.11)', async () => {
  const page = await openEastLake()
  expect(headingsOf(page, 1)).toEqual([expect.stringMatching(/^East Lake Biobank, phase two/)])
  expect(page.document.title).toMatch(/^East Lake Biobank, phase two.* \| Norvane/)
  mainOf(page).getByText('East Lake, China')
  mainOf(page).getByText('September 24, 2026')
  const article = within(mainOf(page).getAllByRole('article')[0] as HTMLElement)
  article.getByText(/^In September 2026/)
  expect(textsOf(article.getAllByRole('listitem')).filter((text) => text.includes('weighed'))).toHaveLength(1)

  const slides = within(picturesOf(page) as HTMLElement).getAllByRole('group')
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
    'Picture 1 of 4',
    'Picture 2 of 4',
    'Picture 3 of 4',
    'Video, 4 of 4',
  ])
  expectPicture(slides[0]?.querySelector('img'))
  expect(slides[3]?.querySelector('video a')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/file\/.*\.mp4$/),
  )
})

test('the key figures of a case are a list of their labels and values', async () => {
  const article = within(mainOf(await openEastLake()).getAllByRole('article')[0] as HTMLElement)
  expect(textsOf(article.getAllByRole('term'))).toEqual([
    'sample capacity',
    'U830 freezers',
    'of heat for the offices',
  ])
  expect(textsOf(article.getAllByRole('definition'))).toEqual(['20 million', '186', '56 kW'])
})

test('the older address of a case shows it, too (S1 2.11)', async () => {
  const page = await open('/en/case/caseDetail?id=1214000000000003040&name=East+Lake&lang=en_US')
  expect(headingsOf(page, 1)).toEqual([expect.stringMatching(/^East Lake Biobank, phase two/)])
  expect(canonicalOf(page)).toBe('/en/caseDetail?id=1214000000000003040')
})

test('seven related cases lead to their pages, and none to the case itself (S1 2.11)', async () => {
  const eastLake = await openEastLake()
  const related = within(relatedTo(eastLake) as HTMLElement)
  const titles = textsOf(related.getAllByRole('heading', { level: 3 }))
  expect(titles).toHaveLength(7)
  expect(titles).not.toContain(headingsOf(eastLake, 1)[0])

  const page = await follow(related.getByRole('link', { name: wildlife }))
  expect(page.address).toMatch(/^\/en\/caseDetail\?id=1214000000000003039&name=.*&lang=en_US$/)
  expect(headingsOf(page, 1)).toEqual([wildlife])
  expect(within(relatedTo(page) as HTMLElement).queryByRole('link', { name: wildlife })).toBeNull()
})

test('beside a case are the types with their numbers of cases, each leading to its list (S1 2.11)', async () => {
  const entry = typesBeside(await openEastLake()).getByRole('link', { name: /^Biobanks/ })
  expect(textOf(entry)).toMatch(/^Biobanks\s*8$/)
  expect(entry).toHaveAttribute('aria-current', 'page')
  const list = await follow(entry)
  expect(list.address).toBe(`/en/aboutUs/case?listid=${biobanks}&parentid=3&lang=en_US`)
  expect(headingsOf(list, 1)).toEqual(['Biobanks'])
})

test('excellent cases have picture and name and lead to their case, never to this one (S1 2.11)', async () => {
  const excellent = within((await openEastLake()).getByRole('region', { name: 'Excellent cases' }))
  expect(textsOf(excellent.getAllByRole('link')).filter((name) => name.includes('East Lake'))).toEqual([])
  for (const picture of excellent.getAllByRole('img')) expectPicture(picture)
  const page = await follow(excellent.getByRole('link', { name: /^St Aldric Blood Service/ }))
  expect(page.status).toBe(200)
  expect(page.address).toMatch(/^\/en\/caseDetail\?id=1214000000000003016/)
})

test('the search box beside a case leads to the search for cases (S1 2.11, readings 13)', async () => {
  const form = mainOf(await openEastLake()).getByRole('search')
  within(form).getByRole('combobox')
  expect(targetOf(form, 'vaccine')).toBe('/en/search?selectWD=4&lang=en_US&inputWD=vaccine')
})

test('the breadcrumb of a case leads to the cases and to its type (S1 2.11)', async () => {
  const crumbs = breadcrumbOf(await openEastLake())
  expect(textsOf(crumbs)).toEqual(['Home', 'About Us', 'Case Studies', 'Biobanks', 'Case details'])
  expect((await follow(linkOf(crumbs[2]))).address).toBe('/en/aboutUs/case?lang=en_US')
  expect(linkOf(crumbs[3])).toHaveAttribute(
    'href',
    `/en/aboutUs/case?listid=${biobanks}&parentid=3&lang=en_US`,
  )
})

test('a case names the solutions and products it used, with links to them (S1 2.11)', async () => {
  const used = mainOf(await openEastLake()).getByRole('region', { name: 'Solutions and products used' })
  const links = within(used).getAllByRole('link')
  expect(textOf(links[0])).toMatch(/^Sample Network/)
  expect(links[0]?.getAttribute('href')).toMatch(/^\/en\/solutions\?solutionId=\d+&lang=en_US$/)
  expect(links[1]?.getAttribute('href')).toMatch(/^\/en\/products\?id=\d+&name=U830/)
})

test('a case has structured data as an article', async () => {
  expect(pageDataOf(await openEastLake())).toMatchObject({
    '@type': 'Article',
    headline: 'East Lake Biobank, phase two: room for 20\u00a0million samples, one record for all',
    inLanguage: 'en-US',
    dateModified: '2026-09-24T02:00:00.000Z',
  })
})

test('a case appears on its own sites only, a draft nowhere (S1 2.11)', async ({ content }) => {
  const fields = { name: uniqueTitle('Case'), type: biobanks, sites: ['en_EN', 'en_UK'], ...old }
  const { id } = await content.create('cases', { ...fields, _status: 'published' })
  expect((await request(`/en/caseDetail?id=${id}&lang=en_UK`)).status).toBe(200)
  expect((await request(`/en/caseDetail?id=${id}&lang=en_US`)).status).toBe(404)
  const draft = await content.create('cases', { ...fields, _status: 'draft' }, { draft: true })
  expect((await request(`/en/caseDetail?id=${draft.id}`)).status).toBe(404)
  const response = await request(`/f/case/queryById?siteId=en_EN&id=${draft.id}`)
  expect(await response.json()).toMatchObject({ code: 404, result: null })
})

test('a case without pictures, texts and company shows its name and no empty parts (S1 2.11)', async ({
  content,
}) => {
  const name = uniqueTitle('Bare')
  const sites = ['en_EN']
  const { id: type } = await content.create('case-types', { name: uniqueTitle('Type'), sites })
  const { id } = await content.create('cases', { name, type, sites, ...old, _status: 'published' })
  const page = await open(`/en/caseDetail?id=${id}&lang=en_EN`)
  expect(headingsOf(page, 1)).toEqual([name])
  expect(picturesOf(page)).toBeNull()
  expect(mainOf(page).queryByRole('term')).toBeNull()
  expect(mainOf(page).queryByRole('definition')).toBeNull()
  expect(relatedTo(page)).toBeNull()
})

test('editors preview a changed case on its page (issue 3)', async ({ content, administer }) => {
  const fields = { name: 'Published', type: biobanks, sites: ['en_EN'], ...old }
  const { id } = await content.create('cases', { ...fields, _status: 'published' })
  const name = uniqueTitle('Draft')
  const change = { name, brief: paragraphs('A new story.'), _status: 'draft' }
  await content.update(`cases/${id}`, change, { draft: true })
  const page = await openPreview(administer, { collection: 'cases', id, site: 'en_EN' })
  expect(page.address).toMatch(/^\/preview\/en\/caseDetail/)
  expect(headingsOf(page, 1)).toEqual([name])
  mainOf(page).getByText('A new story.')
})

test('without scripts a case can be read, and its side column has links (S1 2.11)', async () => {
  const page = await openEastLake()
  expect(mainOf(page).getByText(/^In September 2026/)).toBeVisible()
  const [first] = within(picturesOf(page) as HTMLElement).getAllByRole('group')
  expect(first).not.toHaveAttribute('inert')
  expect(within(first as HTMLElement).getByRole('img')).toBeVisible()
  const list = await follow(typesBeside(page).getAllByRole('link')[0] ?? null)
  expect(list.address).toMatch(/^\/en\/aboutUs\/case\?listid=/)
  expect(itemsWithHeading(list)).toHaveLength(4)
})
