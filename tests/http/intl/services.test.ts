import { uniqueTitle } from '../../support/content'
import { expect, follow, open, request, test, textOf, textsOf, within, type Page } from '../../support/http'
import {
  breadcrumbOf,
  currentOf,
  expectPicture,
  headingsOf,
  mainOf,
  openOnce,
  openPreview,
  panelOf,
} from '../../support/http-page'

const ids = {
  calibration: '1214000000000002201',
  qualification: '1214000000000002202',
  breakdown: '1214000000000002203',
  maintenance: '1214000000000002204',
  advanced: '1214000000000002302',
  monitoringPlus: '1214000000000002305',
}

const emptyText =
  'There is no information available, please submit your request or contact us to get more details.'

const listOf = (page: Page) => page.getByLabelText('All services', { selector: 'nav' })
const currentTab = (page: Page) => currentOf(page.getByRole('navigation', { name: 'About the service' }))
const service = (id: string) => `/en/serviceSolution?solutionId=${id}&lang=en_UK`
const contract = (id: string) => `/en/serviceSolution/contract?id=${id}&lang=en_UK`
const openMaintenance = openOnce(service(ids.maintenance))

test('the first service solution is active by default (S2 2.8)', async () => {
  const page = await open('/en/serviceSolution?lang=en_UK')
  expect(headingsOf(page, 1)).toEqual(['Calibration & Temperature Mapping'])
  expect(textOf(page.document.querySelector('main header'))).toMatch(/^Service Solution/)
  expect(textsOf(within(listOf(page)).getAllByRole('link'))).toEqual([
    'Calibration & Temperature Mapping',
    'IQ/OQ/PQ',
    'Breakdown',
    'Maintenance Contracts',
    'Monitoring Service Contracts',
  ])
  expect(currentOf(listOf(page))).toBe('Calibration & Temperature Mapping')
})

test.each([
  { id: ids.calibration, name: 'Calibration & Temperature Mapping' },
  { id: ids.qualification, name: 'IQ/OQ/PQ' },
  { id: ids.breakdown, name: 'Breakdown' },
])('$name has an introduction and no tabs (S2 2.8)', async ({ id, name }) => {
  const page = await open(service(id))
  expect(textsOf(breadcrumbOf(page))).toEqual(['Home', 'Service Solution', name])
  expectPicture(within(page.getByRole('region', { name: 'Introduction' })).getAllByRole('img')[0])
  expect(page.queryByRole('tab')).toBeNull()
})

test('maintenance contracts have four tabs, Introduction first (S2 2.8)', async () => {
  const page = await openMaintenance()
  const tabs = page.getAllByRole('tab')
  expect(textsOf(tabs)).toEqual(['Introduction', 'Contracts', 'Solution Case', 'Contact Us'])
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false', 'false'])
  const contact = within(panelOf(page, 'Contact Us'))
  expect(contact.getAllByText('We reply within two working days.').length).toBeGreaterThan(0)
  const mails = contact.getAllByRole('link', { name: 'uk@norvane.example' })
  for (const mail of mails) expect(mail.getAttribute('href')).toMatch(/^mailto:uk@norvane\.example/)
})

test('three contracts lead to their pages, and from there back to the list (S2 2.8)', async () => {
  const panel = within(panelOf(await openMaintenance(), 'Contracts'))
  const cards = panel.getAllByRole('article')
  expect(cards).toHaveLength(3)
  for (const card of cards) expectPicture(card.querySelector('img'))

  const page = await follow(panel.getByRole('link', { name: 'Advanced Maintenance Contract' }))
  expect(page.address).toMatch(/^\/en\/serviceSolution\/contract\?id=1214000000000002302&/)
  expect(headingsOf(page, 1)).toEqual(['Advanced Maintenance Contract'])
  expect(currentOf(listOf(page))).toBe('Maintenance Contracts')
  expect(currentTab(page)).toBe('Contracts')
  const back = page.getByRole('link', { name: 'Contracts' })
  expect(back.getAttribute('href')).toMatch(/solutionId=1214000000000002204.*#contracts$/)
})

test('a contract of the normal layout has overview, benefits, package and brochure (S2 2.8)', async () => {
  const page = await open(contract(ids.advanced))
  expect(headingsOf(page)).toEqual(['Overview', 'Benefits', 'Contract Package', 'Brochure'])
  const benefits = within(page.getByRole('region', { name: 'Benefits' })).getAllByRole('listitem')
  expect(benefits.length).toBeGreaterThan(1)
  expectPicture(benefits[0]?.querySelector('img'))
  const brochure = within(page.getByRole('region', { name: 'Brochure' }))
  brochure.getAllByRole('link')
  expect(brochure.queryByText('Distributors only')).toBeNull()
})

test('a monitoring contract has features and parameters (S2 2.8)', async () => {
  const page = await open(contract(ids.monitoringPlus))
  expect(headingsOf(page)).toEqual(['Overview', 'Features', 'Parameters', 'Brochure'])
  const features = within(page.getByRole('region', { name: 'Features' }))
  expect(features.getAllByRole('term').length).toBeGreaterThan(0)
})

test('visitors can download the brochure of a contract (S2 6)', async () => {
  const query = new URLSearchParams({ contractsId: ids.advanced, siteId: 'en_UK' })
  const response = await request(`/f/serviceSolution/getListByProductId?${query}`)
  const { result } = (await response.json()) as { result: { files: { filePath: string }[] } }
  expect(result.files).toHaveLength(1)
  const file = await request(result.files[0]?.filePath ?? '')
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
})

test('three service cases lead to their pages (S2 2.8)', async () => {
  const cards = within(panelOf(await openMaintenance(), 'Solution Case')).getAllByRole('article')
  expect(cards).toHaveLength(3)
  const link = within(cards[0] as HTMLElement).getByRole('link')
  const page = await follow(link)
  expect(page.address).toMatch(/^\/en\/serviceSolution\/solutionCase\?id=\d{19}/)
  expect(headingsOf(page, 1)).toEqual([textOf(link)])
  expect(currentTab(page)).toBe('Solution Case')
  expectPicture(mainOf(page).getAllByRole('img')[0])
})

test('a service solution without contracts and cases shows a notice in each tab (S2 2.8)', async ({
  content,
}) => {
  const { id } = await content.create('service-solution-types', {
    name: uniqueTitle('Service'),
    mode: 'tabs',
    contractLayout: 'normal',
    sites: ['en_US'],
    order: 90,
    _status: 'published',
  })
  const page = await open(`/en/serviceSolution?solutionId=${id}&lang=en_US`)
  for (const name of ['Introduction', 'Contracts', 'Solution Case'])
    expect(textOf(panelOf(page, name)), name).toContain(emptyText)
})

test.each([
  '/en/serviceSolution?solutionId=1&lang=en_UK',
  '/en/serviceSolution/contract?id=1&lang=en_UK',
  '/en/serviceSolution/contract?lang=en_UK',
  `/en/serviceSolution/solutionCase?id=${ids.advanced}&lang=en_UK`,
])('%s is not found (readings 21)', async (path) => {
  expect((await request(path)).status).toBe(404)
})

test('only an editor sees an unpublished contract, in its preview (issue 2)', async ({
  content,
  administer,
}) => {
  const title = uniqueTitle('Contract')
  const data = { title, type: ids.maintenance, sites: ['en_UK'], order: 90, _status: 'draft' }
  const { id } = await content.create('service-contracts', data, { draft: true })
  expect((await request(contract(id))).status).toBe(404)
  const page = await openPreview(administer, { collection: 'service-contracts', id, site: 'en_UK' })
  expect(page.address).toMatch(/^\/preview\/en\/serviceSolution\/contract/)
  expect(headingsOf(page, 1)).toEqual([title])
})
