import type { Payload } from 'payload'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  findAboutItems,
  findCompanyText,
  findDraftAboutItems,
  findDraftCompanyText,
  findDraftHonours,
  findDraftMilestones,
  findDraftPartners,
  findDraftTeam,
  findHonours,
  findMilestones,
  findPartners,
  findTeam,
} from '@/features/about/queries'
import {
  makeAboutItem,
  makeCompanyText,
  makeHonour,
  makeMilestone,
  makePartner,
  makeTeamGroup,
  makeTeamMember,
} from '../factories/company'
import { pictureBlock, richText } from '../factories/rich-text'
import { makePicture } from '../factories/uploads'
import { testCms } from '../support/cms'
import { deleteAll } from '../support/delete-all'
import { countStatements } from '../support/statements'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

const inFrench = { locale: 'fr_FR' as const }
const titlesOf = (items: { title: string }[]) => items.map(({ title }) => title)
const namesOf = (items: { name: string }[]) => items.map(({ name }) => name)

test('each page has its text, in the version of the site or of its fallback (S1 2.13-2.16)', async () => {
  const texts = { title: 'Our History', lead: 'Since 2003', content: richText('Cold') }
  const { id } = await makeCompanyText(cms, { place: 'introduction', ...texts })
  await cms.update({ collection: 'company-texts', id, ...inFrench, data: { title: 'Notre histoire' } })
  expect(await findCompanyText('fr_FR', 'introduction')).toMatchObject({
    id,
    place: 'introduction',
    title: 'Notre histoire',
    lead: 'Since 2003',
    content: '<p>Cold</p>',
    sites: ['en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR'],
  })
  expect((await findCompanyText('fr_FR', 'introduction'))?.writtenFor.toSorted()).toEqual(['en_EN', 'fr_FR'])
  expect(await findCompanyText('zh_CN', 'introduction')).toBeNull()
  expect(await findCompanyText('en_EN', 'second-about')).toBeNull()
})

test('a draft of a text is hidden until it is published; a preview shows it', async () => {
  await makeCompanyText(cms, { place: 'legal', title: 'Secret' }, { draft: true })
  expect(await findCompanyText('en_EN', 'legal')).toBeNull()
  expect(await findDraftCompanyText('en_EN', 'legal')).toMatchObject({
    title: 'Secret',
    writtenFor: ['en_EN'],
  })
  expect(await findDraftCompanyText('en_EN', 'future-partners')).toBeNull()
})

test('milestones are sorted from oldest to newest, those without a month at the end of their year', async () => {
  for (const [year, month] of [[2012], [2012, 11], [2003, 5], [2012, 3]]) {
    await makeMilestone(cms, { title: `${year}-${month ?? ''}`, year, month })
  }
  await makeMilestone(cms, { title: 'Secret', onHome: true }, { draft: true })
  const milestones = await findMilestones('en_UK')
  expect(titlesOf(milestones)).toEqual(['2003-5', '2012-3', '2012-11', '2012-'])
  expect(milestones[3]).toMatchObject({ year: 2012, month: null, content: '', picture: null, onHome: false })
  expect(titlesOf(await findDraftMilestones('en_UK'))).toContain('Secret')
  expect(await findMilestones('zh_CN')).toEqual([])
})

test('honours and partners are sorted by order, on their sites, without drafts', async () => {
  const picture = (await makePicture(cms)).id
  await makeHonour(cms, { title: 'Second', order: 2, issuer: 'A guild', year: 2020, picture })
  await makeHonour(cms, { title: 'First', order: 1, sites: ['en_EN', 'en_UK'] })
  await makeHonour(cms, { title: 'Secret' }, { draft: true })
  expect(titlesOf(await findHonours('en_UK'))).toEqual(['First', 'Second'])
  expect(await findHonours('fr_FR')).toMatchObject([
    { issuer: 'A guild', year: 2020, picture: { id: picture } },
  ])
  expect(titlesOf(await findDraftHonours('en_EN'))).toEqual(['Secret', 'First', 'Second'])

  await makePartner(cms, { name: 'Hospital', order: 2, link: 'https://example.com/' })
  await makePartner(cms, { name: 'Biobank', order: 1, logo: picture })
  await makePartner(cms, { name: 'Secret' }, { draft: true })
  expect(await findPartners('es_ES')).toMatchObject([
    { name: 'Biobank', link: null, logo: { id: picture } },
    { name: 'Hospital', link: 'https://example.com/' },
  ])
  expect(namesOf(await findDraftPartners('es_ES'))).toEqual(['Secret', 'Biobank', 'Hospital'])
})

test('the team is grouped, without empty groups (S1 2.13)', async () => {
  const { id: sales } = await makeTeamGroup(cms, { name: 'Nordics', order: 2 })
  const { id: leaders } = await makeTeamGroup(cms, { name: 'Leaders', kind: 'leaders', order: 1 })
  const { id: empty } = await makeTeamGroup(cms, { name: 'Nobody yet', order: 0 })
  await makeTeamMember(cms, { name: 'Nils', group: sales, department: 'Hospitals', order: 2 })
  await makeTeamMember(cms, { name: 'Åsa', group: sales, email: 'asa@example.com', order: 1 })
  await makeTeamMember(cms, { name: 'Ada', group: leaders, title: 'Chair' })
  await makeTeamMember(cms, { name: 'Secret', group: empty }, { draft: true })
  const team = await findTeam('en_US')
  expect(team).toMatchObject([
    {
      name: 'Leaders',
      kind: 'leaders',
      members: [{ name: 'Ada', title: 'Chair', email: '', picture: null }],
    },
    {
      name: 'Nordics',
      kind: 'sales',
      members: [
        { name: 'Åsa', email: 'asa@example.com', department: '' },
        { name: 'Nils', department: 'Hospitals' },
      ],
    },
  ])
  expect(namesOf(await findDraftTeam('en_US'))).toEqual(['Nobody yet', 'Leaders', 'Nordics'])
  expect(await findTeam('zh_CN')).toEqual([])
})

test('the about menu is in tree order, without the children of hidden items (S1 2.14)', async () => {
  const make = (title: string, data: Parameters<typeof makeAboutItem>[1], draft = false) =>
    makeAboutItem(cms, { title, sites: ['zh_CN'], ...data }, { locale: 'zh_CN', draft })
  const { id: honours } = await make('荣誉', { order: 2, shows: 'honours' })
  const { id: company } = await make('公司', { order: 1, pageType: '0' })
  await make('大事记', { parent: company, order: 2, pageType: '2', shows: 'milestones' })
  await make('简介', { parent: company, order: 1, content: richText('始于 2003 年') })
  const { id: hidden } = await make('尚未', { order: 3, pageType: '0' }, true)
  await make('看不到', { parent: hidden, order: 1 })
  const items = await findAboutItems('zh_CN')
  expect(titlesOf(items)).toEqual(['公司', '简介', '大事记', '荣誉'])
  expect(items).toMatchObject([
    { id: company, parentId: null, pageType: '0', shows: 'text', content: '' },
    { parentId: company, pageType: '1', content: '<p>始于 2003 年</p>' },
    { parentId: company, pageType: '2', shows: 'milestones' },
    { id: honours, parentId: null, shows: 'honours' },
  ])
  expect(titlesOf(await findDraftAboutItems('zh_CN'))).toEqual([...titlesOf(items), '尚未', '看不到'])
  expect(await findAboutItems('en_EN')).toEqual([])
})

test(
  'no read about the company takes more statements for 20 rows than for 2',
  { timeout: 120_000 },
  async () => {
    onTestFinished(() =>
      deleteAll(cms, 'milestones', 'honours', 'partners', 'team-members', 'team-groups', 'about-items'),
    )
    const picture = (await makePicture(cms)).id
    const content = richText('Cold', pictureBlock(picture))
    const group = (await makeTeamGroup(cms)).id
    const add = async (count: number) => {
      for (let index = 0; index < count; index += 1) {
        await makeMilestone(cms, { content, picture })
        await makeHonour(cms, { picture })
        await makePartner(cms, { logo: picture })
        await makeTeamMember(cms, { group, picture })
        await makeAboutItem(cms, { content })
      }
    }
    const reads = [findMilestones, findHonours, findPartners, findTeam, findAboutItems]
    const count = async () => {
      const counts = []
      for (const read of reads) counts.push(await countStatements(cms, () => read('en_UK')))
      return counts
    }
    await add(2)
    const few = await count()
    await add(18)
    expect(await count()).toEqual(few)
  },
)
