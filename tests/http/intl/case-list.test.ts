import { uniqueTitle, type Content } from '../../support/content'
import { expect, follow, open, request, test, textOf, within, type Page } from '../../support/http'
import { currentOf, expectPicture, headingsOf, itemsWithHeading, mainOf } from '../../support/http-page'

const biobanks = '1214000000000002501'
const emptyText =
  'There is no information available, please submit your request or contact us to get more details.'

const aboutMenu = (page: Page, name = 'About Us') => mainOf(page).getByRole('navigation', { name })

/** Cases of a new type, oldest last; old enough to come last in every other list. */
async function ownCases(content: Content, count: number) {
  const name = uniqueTitle('Series')
  const sites = ['fr_FR']
  const { id: type } = await content.create('case-types', { name, order: 90, sites })
  for (let day = count; day > 0; day -= 1) {
    const createTime = new Date(Date.UTC(2001, 0, count - day + 1)).toISOString()
    const data = { name: `${name}: ${day}`, type, sites, createTime }
    await content.create('cases', { ...data, _status: 'published' })
  }
  return { name, type }
}

test('the list has all cases, or those of the type chosen at the left (S1 2.11, 2.13)', async () => {
  const page = await open('/en/aboutUs/case?lang=en_US')
  expect(currentOf(aboutMenu(page))).toBe('Case Studies')
  const blood = await follow(within(aboutMenu(page)).getByRole('link', { name: /^Blood Services/ }))
  expect(blood.address).toBe('/en/aboutUs/case?listid=1214000000000002503&parentid=3&lang=en_US')
  expect(currentOf(aboutMenu(blood))).toMatch(/^Blood Services\s*5$/)
  expect(blood.document.title).toMatch(/^Blood Services \| Case Studies \| /)
})

test('a card has cover, brief, last update and name, and leads to its case (S1 2.11)', async () => {
  const [first] = itemsWithHeading(await open(`/en/aboutUs/case?listid=${biobanks}&parentid=3&lang=en_US`))
  const card = within(first as HTMLElement)
  expectPicture(card.getByRole('img'))
  expect(textOf(card.getByRole('time'))).toBe('September 24, 2026')
  card.getByText(/^In September 2026 the second phase/)
  const page = await follow(card.getByRole('link'))
  expect(page.address).toMatch(/^\/en\/caseDetail\?id=1214000000000003040/)
  expect(headingsOf(page, 1)).toEqual([textOf(card.getByRole('heading'))])
})

test('a page has four cases, and another type begins with its first page (S1 2.11, 9)', async ({
  content,
}) => {
  const { name, type } = await ownCases(content, 5)
  const page = await open(`/en/aboutUs/case?listid=${type}&parentid=3&lang=fr_FR`)
  expect(itemsWithHeading(page)).toHaveLength(4)
  expect(headingsOf(page)[0]).toBe(`${name}: 1`)
  const pager = page.getByRole('navigation', { name: 'Pages' })
  const second = await follow(within(pager).getByRole('link', { name: 'Suivant' }))
  expect(second.address).toBe(`/en/aboutUs/case?listid=${type}&parentid=3&pageNo=2&lang=fr_FR`)
  expect(headingsOf(second)).toEqual([`${name}: 5`])
  expect(within(aboutMenu(second, 'À propos')).getByRole('link', { name: /^Biobanques/ })).toHaveAttribute(
    'href',
    `/en/aboutUs/case?listid=${biobanks}&parentid=3&lang=fr_FR`,
  )
  expect((await request(`/en/aboutUs/case?listid=${type}&pageNo=3&lang=fr_FR`)).status).toBe(404)
})

test('a case of the list has at most eight related cases (S1 2.11, 9)', async ({ content }) => {
  const { type } = await ownCases(content, 10)
  const [card] = itemsWithHeading(await open(`/en/aboutUs/case?listid=${type}&lang=fr_FR`))
  const page = await follow(within(card as HTMLElement).getByRole('link'))
  expect(page.address).toMatch(/^\/en\/caseDetail\?/)
  const related = within(page.getByRole('region', { name: 'Études de cas similaires' }))
  expect(related.getAllByRole('heading', { level: 3 })).toHaveLength(8)
})

test('a type without cases shows a notice, an unknown type is not found (S1 2.11, 8)', async ({
  content,
}) => {
  const name = uniqueTitle('Empty')
  const { id } = await content.create('case-types', { name, order: 91, sites: ['en_EN'] })
  const page = await open(`/en/aboutUs/case?listid=${id}&lang=en_EN`)
  expect(textOf(page.getByRole('main'))).toContain(emptyText)
  expect((await request('/en/aboutUs/case?listid=1')).status).toBe(404)
})

test('the short address shows the list, too (S1 2.6)', async () => {
  expect(headingsOf(await open('/en/case?lang=en_UK'), 1)).toEqual(['Case Studies'])
})
