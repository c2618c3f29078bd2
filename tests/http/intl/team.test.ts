import { uniqueTitle, type Content } from '../../support/content'
import { expect, open, test, textOf, textsOf, within, type Page } from '../../support/http'
import {
  breadcrumbOf,
  currentOf,
  expectPicture,
  headingsOf,
  mainOf,
  openOnce,
  openPreview,
} from '../../support/http-page'

const teamOn = (site: string) => open(`/en/aboutUs/team?listid=1&lang=${site}`)
const openTeam = openOnce('/en/aboutUs/team?listid=1&lang=en_EN')
const salesOf = (page: Page) => within(page.getByRole('region', { name: 'Sales and service' }))
const queryResearch = (page: Page) => page.queryByRole('region', { name: 'Research and development' })
const headsOf = (table: HTMLElement) => textsOf(within(table).getAllByRole('columnheader'))

/** A sales area created by the test, with one person with an email address and one without. */
async function ownArea(content: Content): Promise<string> {
  const area = uniqueTitle('Area')
  const sites = ['es_ES']
  const { id: group } = await content.create('team-groups', { name: area, kind: 'sales', order: 90, sites })
  const person = { group, sites, department: 'Biobanks', _status: 'published' }
  const email = 'reachable@norvane.example'
  await content.create('team-members', { ...person, name: 'Reachable Person', email, order: 1 })
  await content.create('team-members', { ...person, name: 'Quiet Person', order: 2 })
  const planned = { ...person, name: 'Planned Person', order: 3, _status: 'draft' }
  await content.create('team-members', planned, { draft: true })
  return area
}

test('leaders have name and title, sales and research are tables (S1 2.13)', async () => {
  const page = await openTeam()
  expect(headingsOf(page, 1)).toEqual(['The Team'])
  const [first] = within(page.getByRole('region', { name: 'Management' })).getAllByRole('listitem')
  const leader = within(first as HTMLElement)
  expect(textOf(leader.getByRole('heading', { level: 3 }))).toMatch(/\S+ \S+/)
  expect(textOf(leader.getByRole('paragraph'))).toMatch(/\S/)

  expect(salesOf(page).getAllByRole('table').length).toBeGreaterThan(2)
  const europe = salesOf(page).getByRole('table', { name: 'Europe' })
  expect(headsOf(europe)).toEqual(['Department', 'Name'])
  expect(within(europe).getAllByRole('row').length).toBeGreaterThan(1)
  const research = within(queryResearch(page) as HTMLElement).getByRole('table')
  expect(headsOf(research)).toEqual(['Department', 'Name'])
})

test('a leader has the portrait that an editor uploads (S1 2.13)', async ({ content }) => {
  const sites = ['es_ES']
  const file = { name: 'portrait.png', mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') }
  const { id: picture } = await content.upload('media', file, { alt: 'Portrait' })
  const { id: group } = await content.create('team-groups', {
    name: uniqueTitle('Leaders'),
    kind: 'leaders',
    order: 92,
    sites,
  })
  const name = uniqueTitle('Leader')
  await content.create('team-members', {
    group,
    sites,
    name,
    department: 'Office',
    picture,
    _status: 'published',
  })
  const heading = mainOf(await teamOn('es_ES')).getByRole('heading', { name })
  expectPicture(within(heading.closest('li') as HTMLElement).getByRole('img'))
})

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('the team is the active entry of the list and the end of the breadcrumb (S1 2.13)', async () => {
  const page = await openTeam()
  expect(currentOf(mainOf(page).getByRole('navigation', { name: 'About Us' }))).toBe('The Team')
  expect(textsOf(breadcrumbOf(page))).toEqual(['Home', 'About Us', 'The Team'])
})

test('only people with an email address have an email link; drafts are hidden (S1 2.13, 5)', async ({
  content,
}) => {
  const area = await ownArea(content)
  const table = mainOf(await teamOn('es_ES')).getByRole('table', { name: area })
  const [, reachable, quiet, ...others] = within(table).getAllByRole('row')
  expect(others).toEqual([])
  expect(textsOf(reachable?.querySelectorAll('td') ?? [])).toEqual(['Biobanks', 'Reachable Person'])
  expect(
    within(reachable as HTMLElement).getByRole('link', { name: 'Escribir a Reachable Person' }),
  ).toHaveAttribute('href', 'mailto:reachable@norvane.example')
  expect(textOf(quiet)).toContain('Quiet Person')
  expect(quiet?.querySelector('a')).toBeNull()
})

test('research and development is not part of the UK site (S1 2.13)', async () => {
  const page = await teamOn('en_UK')
  expect(salesOf(page).getAllByRole('table').length).toBeGreaterThan(0)
  expect(queryResearch(page)).toBeNull()
})

test('editors preview an unpublished change of a person (issue 4)', async ({ content, administer }) => {
  const sites = ['fr_FR']
  const name = uniqueTitle('Area')
  const { id: group } = await content.create('team-groups', { name, kind: 'sales', order: 91, sites })
  const fields = { group, sites, department: 'Service', name: 'Before' }
  const { id } = await content.create('team-members', { ...fields, _status: 'published' })
  await content.update(`team-members/${id}`, { name: 'After', _status: 'draft' }, { draft: true })
  const page = await openPreview(administer, { collection: 'team-members', id, site: 'fr_FR' })
  expect(page.address).toMatch(/^\/preview\/en\/aboutUs\/team/)
  const table = mainOf(page).getByRole('table', { name })
  within(table).getByRole('cell', { name: 'After' })
})
