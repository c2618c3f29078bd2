import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  findAboutItems,
  findCompanyText,
  findHonours,
  findMilestones,
  findPartners,
  findTeam,
} from '@/features/about/queries'
import { findHomePage } from '@/features/home/queries'
import { findInvestorRelations, findInvestorVideoPage } from '@/features/investor/queries'
import { findNewsletterPage } from '@/features/materials/queries'
import { findInvestorNewsPage } from '@/features/news/queries'
import { findCareers, findJobPage, findOfficePictures } from '@/features/recruitment/queries'
import { findHomeVideos, findVideo, findVideoNeighbours, findVideoPage } from '@/features/videos/queries'
import {
  makeAboutItem,
  makeCompanyText,
  makeHonour,
  makeInvestorVideo,
  makeJob,
  makeMilestone,
  makeOfficePicture,
  makePartner,
  makeTeamGroup,
  makeTeamMember,
  makeVideo,
} from '../factories/company'
import { makeMaterial } from '../factories/materials'
import { makeNews } from '../factories/news'
import { makeVideoFile, makePicture } from '../factories/uploads'
import { testCms } from '../support/cms'
import { invalidatedReads } from '../support/invalidated-reads'
import { listen, type Notifications } from '../support/notifications'
import { testDatabase } from '../support/worker-database'

let cms: Payload
let notifications: Notifications

const page = { pageNo: 1, pageSize: 10 }
const videoReads = ['company-video', 'company-video-neighbours', 'company-video-page', 'company-videos-home']

beforeAll(async () => {
  cms = await testCms()
  notifications = await listen(await testDatabase())
})

afterAll(() => notifications.stop())

const invalidatedBy = invalidatedReads(() => notifications, {
  'company-video': () => findVideo('en_EN', '1'),
  'company-video-page': () => findVideoPage('en_EN', page),
  'company-videos-home': () => findHomeVideos('en_EN'),
  'company-video-neighbours': () => findVideoNeighbours('en_EN', '1'),
  'investor-video-page': () => findInvestorVideoPage('en_EN', page),
  'news-investors': () => findInvestorNewsPage('en_EN', page),
  'investor-relations': () => findInvestorRelations('en_EN'),
  'company-text': () => findCompanyText('en_EN', 'legal'),
  'about-items': () => findAboutItems('en_EN'),
  milestones: () => findMilestones('en_EN'),
  honours: () => findHonours('en_EN'),
  team: () => findTeam('en_EN'),
  partners: () => findPartners('en_EN'),
  'job-page': () => findJobPage('en_EN', page),
  'office-pictures': () => findOfficePictures('en_EN'),
  careers: () => findCareers('en_EN'),
  'home-page': () => findHomePage('en_EN'),
  'training-page': () => findNewsletterPage('en_EN', { language: '', ...page }),
})

test.each<[string, () => Promise<unknown>, string[]]>([
  ['a company video', () => makeVideo(cms), videoReads.slice(1)],
  ['an investor video', () => makeInvestorVideo(cms), ['investor-video-page']],
  ['a company text', () => makeCompanyText(cms, { place: 'legal' }), ['company-text']],
  ['an item of the about menu', () => makeAboutItem(cms), ['about-items']],
  ['a milestone', () => makeMilestone(cms), ['milestones']],
  ['an honour', () => makeHonour(cms), ['honours']],
  ['a team group', () => makeTeamGroup(cms), ['team']],
  ['a job', () => makeJob(cms), ['job-page']],
  ['news for investors', () => makeNews(cms, { investors: true }), ['news-investors']],
  ['other news', () => makeNews(cms), []],
])('%s, newly published, invalidates what shows it and nothing else', async (_name, make, expected) => {
  expect(await invalidatedBy(make)).toEqual(expected)
})

test('a changed row invalidates its reads and no others', async () => {
  const video = (await makeVideoFile(cms)).id
  const picture = (await makePicture(cms)).id
  const group = (await makeTeamGroup(cms)).id
  const rows: [CollectionSlug, { id: string }, string[]][] = [
    ['company-videos', await makeVideo(cms, { video }), videoReads.slice(1)],
    ['honours', await makeHonour(cms), ['honours']],
    ['team-groups', { id: group }, ['team']],
    ['team-members', await makeTeamMember(cms, { group }), ['team']],
    ['partners', await makePartner(cms, { logo: picture }), ['partners']],
    ['office-pictures', await makeOfficePicture(cms, { picture }), ['office-pictures']],
    ['materials', await makeMaterial(cms, { kind: 'newsletter', file: video }), ['training-page']],
  ]
  for (const [collection, { id }, expected] of rows) {
    const change = { collection, id, data: { order: 7, _status: 'published' } } as unknown
    expect(
      await invalidatedBy(() => cms.update(change as Parameters<typeof cms.update>[0])),
      collection,
    ).toEqual(expected)
  }
})

test('a draft of a milestone, a video or a global invalidates nothing', async () => {
  expect(await invalidatedBy(() => makeMilestone(cms, {}, { draft: true }))).toEqual([])
  const { id } = await makeVideo(cms)
  const draft = { draft: true, data: { title: 'Next', _status: 'draft' as const } }
  expect(await invalidatedBy(() => cms.update({ collection: 'company-videos', id, ...draft }))).toEqual([])
  const global = {
    slug: 'careers' as const,
    draft: true,
    data: { campusLabel: 'Soon', _status: 'draft' as const },
  }
  expect(await invalidatedBy(() => cms.updateGlobal(global))).toEqual([])
})

test('each global of the company invalidates its read', async () => {
  const published = { _status: 'published' as const }
  const saveCareers = () =>
    cms.updateGlobal({ slug: 'careers', data: { ...published, campusLabel: 'Campus' } })
  expect(await invalidatedBy(saveCareers)).toEqual(['careers'])
  const saveHomePage = () =>
    cms.updateGlobal({ slug: 'home-page', data: { ...published, statistics: [{ label: 'Products' }] } })
  expect(await invalidatedBy(saveHomePage)).toEqual(['home-page'])
  expect(await invalidatedBy(saveHomePage)).toEqual([])
  const saveRelations = () =>
    cms.updateGlobal({ slug: 'investor-relations', data: { ...published, stocks: { label: 'Shares' } } })
  expect(await invalidatedBy(saveRelations)).toEqual(['investor-relations'])
})
