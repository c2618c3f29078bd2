import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { findAboutItems, findHonours, findPartners, findTeam } from '@/features/about/queries'
import { makeAboutItem, makeHonour, makePartner, makeTeamGroup, makeTeamMember } from '../factories/company'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload
let token: string

beforeAll(async () => {
  cms = await testCms()
  token = (await signIn(cms, 'editor')).token
})

type Row = { id: string; title: string; note: string }

const rowsOf = async (path: string) => (await rest(path, { token })).body.rows as Row[]

/** Reverses a list and returns the status. */
async function reverse(path: string): Promise<number> {
  const before = (await rowsOf(path)).map(({ id }) => id)
  const data = { ids: before.toReversed(), before }
  return (await rest(path, { method: 'PATCH', token, data })).status
}

test('partners are read by their names and put into order, drafts among them (issue 4, admin)', async () => {
  await makePartner(cms, { name: 'One', order: 1 })
  await makePartner(cms, { name: 'Two', order: 2 })
  await makePartner(cms, { name: 'Three', order: 3 }, { draft: true })
  const rows = await rowsOf('partners/all/order?locale=en_EN')
  expect(rows.map(({ title, note }) => [title, note])).toEqual([
    ['One', ''],
    ['Two', ''],
    ['Three', 'draft'],
  ])
  expect(await reverse('partners/all/order')).toBe(200)
  expect((await findPartners('en_EN')).map(({ name }) => name)).toEqual(['Two', 'One'])
})

test('honours are put into order by their titles', async () => {
  for (const order of [1, 2, 3]) await makeHonour(cms, { title: `Prize ${order}`, order })
  const rows = await rowsOf('honours/all/order?locale=fr_FR')
  expect(rows.map(({ title }) => title)).toEqual(['Prize 1', 'Prize 2', 'Prize 3'])
  expect(await reverse('honours/all/order')).toBe(200)
  const titles = (await findHonours('fr_FR')).map(({ title }) => title)
  expect(titles).toEqual(['Prize 3', 'Prize 2', 'Prize 1'])
})

test('groups of the team and the members of each have their order', async () => {
  const sales = (await makeTeamGroup(cms, { name: 'Sales', order: 1 })).id
  const rd = (await makeTeamGroup(cms, { name: 'Research', kind: 'rd', order: 2 })).id
  for (const name of ['Ada', 'Grace']) await makeTeamMember(cms, { name, group: sales })
  await makeTeamMember(cms, { name: 'Lise', group: rd })
  const members = `team-groups/${sales}/member-order`
  expect((await rowsOf(members)).map(({ title }) => title)).toEqual(['Ada', 'Grace'])
  expect([await reverse(members), await reverse('team-groups/all/order')]).toEqual([200, 200])
  const team = await findTeam('en_EN')
  expect(team.map(({ name, members: people }) => [name, ...people.map((one) => one.name)])).toEqual([
    ['Research', 'Lise'],
    ['Sales', 'Grace', 'Ada'],
  ])
})

test('the about menu has an order of its first level and one of each item (S1 2.14)', async () => {
  const inChinese = { locale: 'zh_CN' as const }
  const first = (await makeAboutItem(cms, { title: '公司', order: 1 }, inChinese)).id
  await makeAboutItem(cms, { title: '文化', order: 2 }, inChinese)
  await makeAboutItem(cms, { title: '甲', parent: first, order: 1 }, inChinese)
  await makeAboutItem(cms, { title: '乙', parent: first, order: 2 }, inChinese)
  expect(await reverse('about-items/first-level/child-order')).toBe(200)
  expect(await reverse(`about-items/${first}/child-order`)).toBe(200)
  expect((await findAboutItems('zh_CN')).map(({ title }) => title)).toEqual(['文化', '公司', '乙', '甲'])
})

test.each(['company-videos', 'office-pictures', 'jobs', 'investor-videos'])(
  'the order of %s is for editors',
  async (collection) => {
    expect((await rest(`${collection}/all/order`, { token })).body).toEqual({ rows: [] })
    expect((await rest(`${collection}/all/order`)).status).toBe(403)
  },
)
