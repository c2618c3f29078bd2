import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import {
  findAboutItems,
  findCompanyText,
  findHonours,
  findMilestones,
  findPartners,
  findTeam,
} from '@/features/about/queries'
import { findInvestorVideoPage } from '@/features/investor/queries'
import { findJobPage, findOfficePictures } from '@/features/recruitment/queries'
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
import { makeCaptions, makeDocument, makePicture } from '../factories/uploads'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload
let token: string

beforeAll(async () => {
  cms = await testCms()
  token = (await signIn(cms, 'editor')).token
})

const remove = (collection: CollectionSlug, id: string) => cms.delete({ collection, id })
const draft = { draft: true, data: { _status: 'draft' as const } }

test('captions of one site and a video file are in use, and the error names the video (S1 2.12)', async () => {
  const french = await makeCaptions(cms)
  const { id, video } = await makeVideo(cms, { title: 'A day in the plant' })
  await cms.update({ collection: 'company-videos', id, locale: 'fr_FR', data: { captions: french.id } })
  await expect(remove('files', french.id)).rejects.toThrow('Company video “A day in the plant”')
  const { status, body } = await rest(`files/${typeof video === 'string' ? video : video.id}`, {
    method: 'DELETE',
    token,
  })
  expect(status).toBe(409)
  expect(JSON.stringify(body)).toContain('Company video “A day in the plant”')
})

test('pictures of partners, offices, honours and people are in use', async () => {
  const picture = (await makePicture(cms)).id
  await makePartner(cms, { name: 'Biobank', logo: picture })
  await makeOfficePicture(cms, { title: 'Canteen', picture })
  await makeHonour(cms, { title: 'Prize', picture })
  await makeTeamMember(cms, { name: 'Ada', picture })
  const refusal: unknown = await remove('media', picture).catch((error: unknown) => error)
  for (const use of [
    'Partner “Biobank”',
    'Office picture “Canteen”',
    'Honour “Prize”',
    'Team member “Ada”',
  ]) {
    expect(String(refusal)).toContain(use)
  }
})

test('a team group with members and an item with sub-items stay', async () => {
  const group = (await makeTeamGroup(cms, { name: 'Sales' })).id
  const member = await makeTeamMember(cms, { name: 'Grace', group }, { draft: true })
  await expect(remove('team-groups', group)).rejects.toThrow('Team member “Grace”')
  await remove('team-members', member.id)
  await expect(remove('team-groups', group)).resolves.toBeTruthy()
  const parent = (await makeAboutItem(cms, { title: 'Culture' })).id
  await makeAboutItem(cms, { title: 'Values', parent })
  await expect(remove('about-items', parent)).rejects.toThrow('About menu item “Values”')
})

test('a picture or document of a global is in use, in what is public and in its draft', async () => {
  const [old, fresh, policy] = [await makePicture(cms), await makePicture(cms), await makeDocument(cms)]
  const save = (picture: string, options: object = {}) => {
    const data = { iot: { title: 'IoT', picture }, _status: 'published' as const }
    return cms.updateGlobal({ slug: 'home-page', locale: 'es_ES', data, ...options })
  }
  await save(old.id)
  await save(fresh.id, { draft: true, data: { iot: { picture: fresh.id }, ...draft.data } })
  await expect(remove('media', old.id)).rejects.toThrow('Home page')
  await expect(remove('media', fresh.id)).rejects.toThrow('Home page')
  await save(fresh.id)
  await expect(remove('media', old.id)).resolves.toBeTruthy()
  const settings = { companyName: 'Norvane', privacyPolicy: policy.id }
  await cms.updateGlobal({ slug: 'site-settings', locale: 'en_EN', data: settings })
  await expect(remove('files', policy.id)).rejects.toThrow('Site settings')
})

test('drafts of the company are in no read and no response of the contract (S1 3)', async () => {
  const title = 'Not yet public'
  const saving = { draft: true }
  const place = 'introduction'
  const { id } = await makeVideo(cms, { title }, saving)
  await makeCompanyText(cms, { title, place }, saving)
  await makeAboutItem(cms, { title }, saving)
  await makeMilestone(cms, { title, onHome: true }, saving)
  await makeHonour(cms, { title }, saving)
  await makeTeamMember(cms, { name: title }, saving)
  await makePartner(cms, { name: title }, saving)
  await makeOfficePicture(cms, { title }, saving)
  await makeJob(cms, { name: title }, saving)
  await makeInvestorVideo(cms, { name: title }, saving)
  const page = { pageNo: 1, pageSize: 50 }
  const reads = await Promise.all([
    findAboutItems('en_EN'),
    findCompanyText('en_EN', place),
    findMilestones('en_EN'),
    findHonours('en_EN'),
    findTeam('en_EN'),
    findPartners('en_EN'),
    findOfficePictures('en_EN'),
    findJobPage('en_EN', page),
    findInvestorVideoPage('en_EN', page),
  ])
  expect(JSON.stringify(reads)).not.toContain(title)
  for (const path of [
    'about/getAboutBySiteIdAndType?type=1',
    'aboutMenu/list?',
    'history/milestones?',
    'history/list?',
    'honour/list?',
    'teamUser/queryAll?',
    'recruitment/getPartners?',
    'recruitment/getEnvironmentImageList?',
    'recruitment/findBySiteIdAndType?type=1&pageNo=1&pageSize=50',
    'investorVideo/list?pageNo=1&pageSize=50',
    'companyVideo/centerList?pageNo=1&pageSize=50',
    `companyVideo/queryById?id=${id}`,
    `companyVideo/lastAndNext?id=${id}`,
    'companyVideo/homeList?',
    'home/getHomeData?',
  ]) {
    const { status, body } = await rest(`f/${path}&siteId=en_EN`)
    expect({ path, status }).toEqual({ path, status: 200 })
    expect({ path, code: body.code }).not.toEqual({ path, code: 500 })
    expect(JSON.stringify(body)).not.toContain(title)
  }
})

test('the REST API is closed without a session', async () => {
  for (const path of ['milestones', 'jobs', 'company-texts', 'team-members', 'globals/home-page']) {
    expect({ path, status: (await rest(path)).status }).toEqual({ path, status: 403 })
    expect((await rest(path, { data: { title: 'x' } })).status).toBe(403)
  }
})

test('an old version of a milestone is restored, as a draft or published (issue 2, versions)', async () => {
  const { id } = await makeMilestone(cms, { title: 'The first sentence', year: 1999 })
  const data = { title: 'The second sentence', year: 2001, _status: 'published' as const }
  await cms.update({ collection: 'milestones', id, data, locale: 'en_EN' })
  const { docs } = await cms.findVersions({ collection: 'milestones', where: { parent: { equals: id } } })
  const first = docs.find(({ version }) => version.year === 1999)
  const restore = (query: string) =>
    rest(`milestones/versions/${first?.id}${query}`, { method: 'POST', token })
  const sentence = async () => (await findMilestones('en_EN')).find((one) => one.id === id)?.title
  expect((await restore('?draft=true')).status).toBe(200)
  expect(await sentence()).toBe('The second sentence')
  expect((await restore('')).status).toBe(200)
  expect(await sentence()).toBe('The first sentence')
})

test('an old version of the home page is restored', async () => {
  const save = (label: string) =>
    cms.updateGlobal({
      slug: 'home-page',
      locale: 'en_EN',
      data: { statistics: [{ label }], _status: 'published' },
    })
  await save('Before')
  await save('After')
  const { docs } = await cms.findGlobalVersions({ slug: 'home-page', locale: 'en_EN' })
  const before = docs.find(({ version }) => version.statistics?.[0]?.label === 'Before')
  await cms.restoreGlobalVersion({ slug: 'home-page', id: String(before?.id) })
  expect(await cms.findGlobal({ slug: 'home-page', locale: 'en_EN' })).toMatchObject({
    statistics: [{ label: 'Before' }],
  })
})
