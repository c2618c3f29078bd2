import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTeam } from '@/features/about/queries'
import { findHomeNews, findNews, findNewsPage } from '@/features/news/queries'
import { findPromotions } from '@/server/search/promotions'
import { makeTeamGroup, makeTeamMember } from '../factories/company'
import { changeNews, makeNews, makeNewsType } from '../factories/news'
import { linkToNews, paragraph, richText } from '../factories/rich-text'
import { testCms } from '../support/cms'
import { invalidatedReads } from '../support/invalidated-reads'
import { listen, type Notifications } from '../support/notifications'
import { testDatabase } from '../support/worker-database'

let cms: Payload
let notifications: Notifications

beforeAll(async () => {
  cms = await testCms()
  notifications = await listen(await testDatabase())
})

afterAll(() => notifications.stop())

const page = { pageNo: 1, pageSize: 10 }

test('a Chinese article depends on the target of its link on the Chinese site', async () => {
  const { id: target } = await makeNews(cms, { title: '目标', sites: ['zh_CN'] }, { locale: 'zh_CN' })
  const content = richText(paragraph(linkToNews(target, '目标')))
  const { id } = await makeNews(cms, { title: '文章', sites: ['zh_CN'], content }, { locale: 'zh_CN' })
  const invalidatedBy = invalidatedReads(() => notifications, { article: () => findNews('zh_CN', id) })
  const unpublish = () => changeNews(cms, target, { _status: 'draft' }, { locale: 'zh_CN' })
  expect(await invalidatedBy(unpublish)).toEqual(['article'])
})

test('a list by the code of a type is invalidated by an article whose type changes', async () => {
  const { id: type, code } = await makeNewsType(cms)
  const { id } = await makeNews(cms)
  const invalidatedBy = invalidatedReads(() => notifications, { list: () => findHomeNews('en_EN', code) })
  expect(await invalidatedBy(() => changeNews(cms, id, { type }))).toEqual(['list'])
})

test('a restored version leaves the lists of the sites that it does not name', async () => {
  const { id } = await makeNews(cms, { sites: ['en_EN'] })
  await changeNews(cms, id, { sites: ['en_EN', 'en_US'] })
  const { docs } = await cms.findVersions({ collection: 'news', where: { parent: { equals: id } } })
  const first = docs.find(({ version }) => version.sites.length === 1)
  const invalidatedBy = invalidatedReads(() => notifications, {
    american: () => findNewsPage('en_US', page),
    chinese: () => findNewsPage('zh_CN', page),
  })
  const restore = () => cms.restoreVersion({ collection: 'news', id: String(first?.id) })
  expect(await invalidatedBy(restore)).toEqual(['american'])
})

test('a member of the team appears with a name, whatever the position', async () => {
  const group = (await makeTeamGroup(cms)).id
  const { id } = await makeTeamMember(cms, { group, title: 'Engineer' })
  const invalidatedBy = invalidatedReads(() => notifications, { team: () => findTeam('zh_CN') })
  const name = () =>
    cms.update({
      collection: 'team-members',
      id,
      locale: 'zh_CN',
      data: { name: '林', _status: 'published' },
    })
  expect(await invalidatedBy(name)).toEqual(['team'])
})

test('a promotion of the Chinese site invalidates its search', async () => {
  const { id } = await makeNews(cms, { title: '文章', sites: ['zh_CN'] }, { locale: 'zh_CN' })
  const invalidatedBy = invalidatedReads(() => notifications, {
    chinese: () => findPromotions('zh_CN'),
    french: () => findPromotions('fr_FR'),
  })
  const promote = () =>
    cms.create({
      collection: 'promotions',
      data: {
        title: '液氮',
        terms: ['液氮'],
        sites: ['zh_CN'],
        results: [{ relationTo: 'news', value: id }],
      } as never,
    })
  expect(await invalidatedBy(promote)).toEqual(['chinese'])
})
