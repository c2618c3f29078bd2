import type { Payload } from 'payload'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { findDraftHomePage, findHomePage } from '@/features/home/queries'
import {
  findDraftInvestorRelations,
  findDraftInvestorVideos,
  findInvestorRelations,
  findInvestorVideoPage,
} from '@/features/investor/queries'
import { findInvestorNewsPage } from '@/features/news/queries'
import {
  findCareers,
  findDraftJobs,
  findDraftOfficePictures,
  findJobPage,
  findOfficePictures,
} from '@/features/recruitment/queries'
import { makeInvestorVideo, makeJob, makeOfficePicture } from '../factories/company'
import { makeNews } from '../factories/news'
import { makeVideoFile, makePicture } from '../factories/uploads'
import { testCms } from '../support/cms'
import { deleteAll } from '../support/delete-all'
import { countStatements } from '../support/statements'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

const whole = { pageNo: 1, pageSize: 100 }
const inChinese = { locale: 'zh_CN' as const }

test('the home page has its figures and the section of the IoT cloud (S1 2.7, readings 8, 9)', async () => {
  const picture = (await makePicture(cms)).id
  const iot = { title: 'IoT Cloud', text: 'Every probe', points: [{ text: 'Alarms' }], picture }
  const data = {
    statistics: [
      { figure: '500+', label: 'biobanks' },
      { label: 'Solar drive', note: 'No battery' },
    ],
    iot: { ...iot, linkLabel: 'Read more', linkAddress: '/en/solutions' },
    _status: 'published' as const,
  }
  await cms.updateGlobal({ slug: 'home-page', locale: 'en_EN', data })
  const page = {
    statistics: [
      { figure: '500+', label: 'biobanks', note: '' },
      { figure: '', label: 'Solar drive', note: 'No battery' },
    ],
    iot: {
      title: 'IoT Cloud',
      text: 'Every probe',
      points: ['Alarms'],
      picture: { id: picture },
      link: { label: 'Read more', address: '/en/solutions' },
    },
  }
  expect(await findHomePage('es_ES')).toMatchObject(page)
  expect(await findHomePage('zh_CN')).toEqual({ statistics: [], iot: null })
  const draft = { statistics: [{ label: 'Soon' }], _status: 'draft' as const }
  await cms.updateGlobal({ slug: 'home-page', locale: 'en_EN', draft: true, data: draft })
  expect(await findHomePage('en_EN')).toMatchObject(page)
  expect((await findDraftHomePage('en_EN')).statistics).toMatchObject([{ label: 'Soon' }])
})

test('investor relations have frames where an address is set, and the contact card (S1 2.15)', async () => {
  const data = {
    stocks: { label: '行情', address: 'https://stocks.example.com/' },
    notice: { label: '公告' },
    contact: { name: '沈', phone: '0510', email: 'ir@example.com' },
    _status: 'published' as const,
  }
  await cms.updateGlobal({ slug: 'investor-relations', ...inChinese, data })
  expect(await findInvestorRelations('zh_CN')).toMatchObject({
    stocks: { label: '行情', address: 'https://stocks.example.com/' },
    notice: null,
    contact: { name: '沈', phone: '0510', fax: '', email: 'ir@example.com' },
  })
  const draft = { contact: { name: '新' }, _status: 'draft' as const }
  await cms.updateGlobal({ slug: 'investor-relations', ...inChinese, draft: true, data: draft })
  expect((await findInvestorRelations('zh_CN')).contact.name).toBe('沈')
  expect((await findDraftInvestorRelations('zh_CN')).contact.name).toBe('新')
})

test('careers link to campus recruitment if label and address are set (S1 2.16)', async () => {
  const data = { campusLabel: '校园招聘', _status: 'published' as const }
  await cms.updateGlobal({ slug: 'careers', ...inChinese, data })
  expect(await findCareers('zh_CN')).toEqual({ campus: null })
  await cms.updateGlobal({
    slug: 'careers',
    ...inChinese,
    data: { ...data, campusAddress: 'https://campus.example.com/' },
  })
  expect(await findCareers('zh_CN')).toEqual({
    campus: { label: '校园招聘', address: 'https://campus.example.com/' },
  })
})

test('investor videos are inline or links, paged by order, without drafts', async () => {
  const video = (await makeVideoFile(cms)).id
  await makeInvestorVideo(cms, {
    name: 'Second',
    order: 2,
    linkType: 'link',
    address: 'https://example.com/',
  })
  await makeInvestorVideo(cms, { name: 'First', order: 1, video })
  await makeInvestorVideo(cms, { name: 'Secret' }, { draft: true })
  const page = await findInvestorVideoPage('en_UK', whole)
  expect(page).toMatchObject({
    total: 2,
    items: [
      { name: 'First', linkType: 'inline', video: { id: video }, address: null, cover: null },
      { name: 'Second', linkType: 'link', video: null, address: 'https://example.com/' },
    ],
  })
  expect(await findInvestorVideoPage('en_UK', { pageNo: 2, pageSize: 2 })).toEqual({ items: [], total: 2 })
  expect((await findDraftInvestorVideos('en_UK')).map(({ name }) => name)).toEqual([
    'Secret',
    'First',
    'Second',
  ])
  expect(await findInvestorVideoPage('zh_CN', whole)).toEqual({ items: [], total: 0 })
})

test('news of the investor pages are those marked for them, newest first (S1 2.15)', async () => {
  await makeNews(cms, { title: 'Old', investors: true, publishTime: '2025-01-01T00:00:00.000Z' })
  await makeNews(cms, { title: 'New', investors: true })
  await makeNews(cms, { title: 'For all' })
  await makeNews(cms, { title: 'Secret', investors: true }, { draft: true })
  const { items, total } = await findInvestorNewsPage('en_EN', whole)
  expect([total, items.map(({ title }) => title)]).toEqual([2, ['New', 'Old']])
  expect((await findInvestorNewsPage('en_EN', { pageNo: 2, pageSize: 1 })).items[0]?.title).toBe('Old')
})

test('jobs are sorted by order, then newest first, in pages without drafts', async () => {
  const at = (day: number) => ({ createTime: `2026-02-0${day}T00:00:00.000Z` })
  await makeJob(cms, { name: 'Older', order: 1, ...at(1) })
  await makeJob(cms, { name: 'Newer', order: 1, ...at(2), department: 'Cold', link: 'https://example.com/' })
  await makeJob(cms, { name: 'Pinned', order: 0, ...at(1), place: 'Wuxi' })
  await makeJob(cms, { name: 'Secret', order: 9 }, { draft: true })
  const { items, total } = await findJobPage('fr_FR', whole)
  expect([total, items.map(({ name }) => name)]).toEqual([3, ['Pinned', 'Newer', 'Older']])
  expect(items[0]).toMatchObject({ place: 'Wuxi', department: '', link: null, ...at(1) })
  expect((await findJobPage('fr_FR', { pageNo: 2, pageSize: 2 })).items.map(({ name }) => name)).toEqual([
    'Older',
  ])
  expect((await findDraftJobs('fr_FR')).map(({ name }) => name)).toEqual([
    'Pinned',
    'Newer',
    'Older',
    'Secret',
  ])
})

test('office pictures are sorted by order, without drafts', async () => {
  const { picture } = await makeOfficePicture(cms, { title: 'Canteen', order: 2 })
  await makeOfficePicture(cms, { title: 'Hall', order: 1, picture })
  await makeOfficePicture(cms, { title: 'Secret', picture }, { draft: true })
  const pictures = await findOfficePictures('en_EN')
  expect(pictures.map(({ title }) => title)).toEqual(['Hall', 'Canteen'])
  expect(pictures[0]?.picture?.url).toMatch(/^\/file\//)
  expect((await findDraftOfficePictures('en_EN')).map(({ title }) => title)).toContain('Secret')
})

test(
  'no read for investors and careers takes more statements for 20 rows than for 2',
  { timeout: 120_000 },
  async () => {
    onTestFinished(() => deleteAll(cms, 'investor-videos', 'jobs', 'office-pictures', 'news'))
    const cover = (await makePicture(cms)).id
    const video = (await makeVideoFile(cms)).id
    const add = async (count: number) => {
      for (let index = 0; index < count; index += 1) {
        await makeInvestorVideo(cms, { cover, video })
        await makeJob(cms)
        await makeOfficePicture(cms, { picture: cover })
        await makeNews(cms, { cover, investors: true })
      }
    }
    const count = async () => [
      await countStatements(cms, () => findInvestorVideoPage('en_UK', whole)),
      await countStatements(cms, () => findJobPage('en_UK', whole)),
      await countStatements(cms, () => findOfficePictures('en_UK')),
      await countStatements(cms, () => findInvestorNewsPage('en_UK', whole)),
    ]
    await add(2)
    const few = await count()
    await add(18)
    expect(await count()).toEqual(few)
  },
)
