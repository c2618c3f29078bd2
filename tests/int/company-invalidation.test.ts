import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
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
import { makeFilm, makePicture } from '../factories/uploads'
import { testCms } from '../support/cms'
import { listen, type Notifications } from '../support/notifications'
import { testDatabase } from '../support/worker-database'

const cachedReads = vi.hoisted(() => new Map<string, string[]>())

vi.mock('next/cache', () => ({
  unstable_cache: (read: unknown, [name = '']: string[], { tags }: { tags: string[] }) => {
    cachedReads.set(name, tags)
    return read
  },
}))

let cms: Payload
let notifications: Notifications

const page = { pageNo: 1, pageSize: 10 }
const videoReads = ['company-video', 'company-video-neighbours', 'company-video-page', 'company-videos-home']

beforeAll(async () => {
  cms = await testCms()
  notifications = await listen(await testDatabase())
  await findVideo('en_EN', '1')
  await findVideoPage('en_EN', page)
  await findHomeVideos('en_EN')
  await findVideoNeighbours('en_EN', '1')
  await findInvestorVideoPage('en_EN', page)
  await findInvestorNewsPage('en_EN', page)
  await findInvestorRelations('en_EN')
  await findCompanyText('en_EN', 'legal')
  await findAboutItems('en_EN')
  await findMilestones('en_EN')
  await findHonours('en_EN')
  await findTeam('en_EN')
  await findPartners('en_EN')
  await findJobPage('en_EN', page)
  await findOfficePictures('en_EN')
  await findCareers('en_EN')
  await findHomePage('en_EN')
  await findNewsletterPage('en_EN', { language: '', ...page })
})

afterAll(() => notifications.stop())

/** The cached reads that a change invalidates. */
async function expiredBy(change: () => Promise<unknown>): Promise<string[]> {
  const announced = new Set((await notifications.during(change)).flat())
  const expired = [...cachedReads].filter(([, tags]) => tags.some((tag) => announced.has(tag)))
  return expired.map(([name]) => name).toSorted()
}

const texts = ['about-items', 'company-text', 'milestones', 'news-investors']

test.each<[string, () => Promise<unknown>, string[]]>([
  ['a company video', () => makeVideo(cms), videoReads.slice(1)],
  ['an investor video', () => makeInvestorVideo(cms), ['investor-video-page']],
  ['a company text', () => makeCompanyText(cms), ['company-text']],
  ['an item of the about menu', () => makeAboutItem(cms), ['about-items']],
  ['a milestone', () => makeMilestone(cms), ['milestones']],
  ['an honour', () => makeHonour(cms), ['honours']],
  ['a team group', () => makeTeamGroup(cms), ['team']],
  ['a job', () => makeJob(cms), ['job-page']],
  ['news, to which texts may lead', () => makeNews(cms), texts],
])('%s, newly published, expires what shows it', async (_name, make, expected) => {
  const expired = await expiredBy(make)
  for (const name of expected) expect(expired).toContain(name)
})

test('a changed row expires its reads and no others', async () => {
  const video = (await makeFilm(cms)).id
  const picture = (await makePicture(cms)).id
  const group = (await makeTeamGroup(cms)).id
  const rows: [CollectionSlug, { id: string }, string[]][] = [
    ['company-videos', await makeVideo(cms, { video }), videoReads],
    ['honours', await makeHonour(cms), ['honours']],
    ['team-groups', { id: group }, ['team']],
    ['team-members', await makeTeamMember(cms, { group }), ['team']],
    ['partners', await makePartner(cms, { logo: picture }), ['partners']],
    ['office-pictures', await makeOfficePicture(cms, { picture }), ['office-pictures']],
    ['materials', await makeMaterial(cms, { kind: 'newsletter', file: video }), ['training-page']],
  ]
  for (const [collection, { id }, expected] of rows) {
    const change = { collection, id, data: { order: 7, _status: 'published' } } as unknown
    expect(await expiredBy(() => cms.update(change as Parameters<typeof cms.update>[0])), collection).toEqual(
      expected,
    )
  }
})

test('a draft of a milestone, a video or a global expires nothing', async () => {
  expect(await expiredBy(() => makeMilestone(cms, {}, { draft: true }))).toEqual([])
  const { id } = await makeVideo(cms)
  const draft = { draft: true, data: { title: 'Next', _status: 'draft' as const } }
  expect(await expiredBy(() => cms.update({ collection: 'company-videos', id, ...draft }))).toEqual([])
  const global = {
    slug: 'careers' as const,
    draft: true,
    data: { campusLabel: 'Soon', _status: 'draft' as const },
  }
  expect(await expiredBy(() => cms.updateGlobal(global))).toEqual([])
})

test('each global of the company expires the read that is made of it', async () => {
  const published = { _status: 'published' as const }
  const save = (slug: 'careers' | 'home-page' | 'investor-relations') =>
    expiredBy(() => cms.updateGlobal({ slug, data: published }))
  expect(await save('careers')).toEqual(['careers'])
  expect(await save('home-page')).toEqual(['home-page'])
  expect(await save('investor-relations')).toEqual(['investor-relations'])
})
