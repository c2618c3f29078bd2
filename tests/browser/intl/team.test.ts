import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { uniqueTitle, type Content } from '../../support/content'

const teamOn = (site: string) => `/en/aboutUs/team?listid=1&lang=${site}`
const leaders = (page: Page) => page.getByRole('region', { name: 'Management' })
const sales = (page: Page) => page.getByRole('region', { name: 'Sales team' })
const research = (page: Page) => page.getByRole('region', { name: 'Research and development' })

/** A sales area of the test's own with one person who has an address and one who has none. */
async function ownArea(content: Content) {
  const area = uniqueTitle('Area')
  const sites = ['es_ES']
  const { id: group } = await content.create('team-groups', { name: area, kind: 'sales', order: 90, sites })
  const person = { group, sites, department: 'Biobanks', _status: 'published' }
  const email = 'reachable@norvane.example'
  await content.create('team-members', { ...person, name: 'Reachable Person', email, order: 1 })
  await content.create('team-members', { ...person, name: 'Quiet Person', order: 2 })
  await content.create(
    'team-members',
    { ...person, name: 'Planned Person', order: 3, _status: 'draft' },
    { draft: true },
  )
  return area
}

test('leaders show picture, name and title (S1 2.13)', async ({ page }) => {
  await page.goto(teamOn('en_EN'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Team')
  const first = leaders(page).getByRole('listitem').first()
  await expect(first.getByRole('img')).toBeVisible()
  await expect(first.getByRole('heading', { level: 3 })).toHaveText(/\S+ \S+/)
  await expect(first.getByRole('paragraph')).toHaveText(/\S/)
})

test('the team is the active entry of the list, and the way to it is said (S1 2.13)', async ({ page }) => {
  await page.goto(teamOn('en_EN'))
  const list = page.getByRole('navigation', { name: 'About us', exact: true })
  await expect(list.locator('[aria-current]')).toHaveText('The Team')
  const crumbs = page.getByRole('navigation', { name: 'You are here' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'About us', 'The Team'])
})

test('each sales area is a table with the columns department and name (S1 2.13)', async ({ page }) => {
  await page.goto(teamOn('en_EN'))
  const tables = sales(page).getByRole('table')
  expect(await tables.count()).toBeGreaterThan(2)
  const table = sales(page).getByRole('table', { name: 'Europe', exact: true })
  await expect(table.getByRole('columnheader')).toHaveText(['Department', 'Name'])
  expect(await table.getByRole('row').count()).toBeGreaterThan(1)
})

test('a mail link stands only where there is an address; drafts are hidden (S1 2.13, 5)', async ({
  page,
  content,
}) => {
  const area = await ownArea(content)
  await page.goto(teamOn('es_ES'))
  const rows = page.getByRole('table', { name: area, exact: true }).getByRole('row')
  await expect(rows).toHaveCount(3)
  const reachable = rows.filter({ hasText: 'Reachable Person' })
  await expect(reachable.getByRole('cell').first()).toHaveText('Biobanks')
  await expect(reachable.getByRole('link', { name: 'Escribir a Reachable Person' })).toHaveAttribute(
    ...['href', 'mailto:reachable@norvane.example'],
  )
  await expect(rows.filter({ hasText: 'Quiet Person' }).getByRole('link')).toHaveCount(0)
})

test('research and development stands on en_EN and not on en_UK (S1 2.13)', async ({ page }) => {
  await page.goto(teamOn('en_EN'))
  await expect(research(page).getByRole('table').getByRole('columnheader')).toHaveText(['Department', 'Name'])
  await page.goto(teamOn('en_UK'))
  await expect(sales(page)).toBeVisible()
  await expect(research(page)).toHaveCount(0)
})

test('editors preview an unpublished change of a person (issue 4)', async ({ page, content, signIn }) => {
  const sites = ['fr_FR']
  const name = uniqueTitle('Area')
  const { id: group } = await content.create('team-groups', { name, kind: 'sales', order: 91, sites })
  const fields = { group, sites, department: 'Service', name: 'Before' }
  const { id } = await content.create('team-members', { ...fields, _status: 'published' })
  await content.update(`team-members/${id}`, { name: 'After', _status: 'draft' }, { draft: true })
  await signIn('editor')
  await page.goto(`/preview?collection=team-members&id=${id}&site=fr_FR`)
  await expect(page).toHaveURL(/\/preview\/en\/aboutUs\/team/)
  await expect(
    page.getByRole('table', { name, exact: true }).getByRole('cell', { name: 'After' }),
  ).toBeVisible()
})

for (const width of [1440, 845, 390]) {
  test(`axe finds nothing on the team at ${width} px, and it stays in the window (WCAG 2.2 AA)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    for (const site of ['en_EN', 'fr_FR']) {
      await page.goto(teamOn(site))
      await expectAccessible(page)
      expect(await overflowOf(page), site).toBe(0)
    }
  })
}
