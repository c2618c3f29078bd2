import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import {
  findDraftSupportPage,
  findServiceSupport,
  findSupportPage,
  findSupportPages,
} from '@/features/support/queries'
import type { SupportPage } from '@/payload-types'
import { richText } from '../factories/rich-text'
import { makePicture } from '../factories/uploads'
import { testCms } from '../support/cms'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

async function makePage(data: Partial<SupportPage>, draft = false) {
  const _status = draft ? ('draft' as const) : ('published' as const)
  return cms.create({
    collection: 'support-pages',
    locale: 'zh_CN',
    draft,
    data: { ...data, _status } as SupportPage,
  })
}

test('the pages of service and support come in the order of their types, without drafts (S2 2.17)', async () => {
  const icon = (await makePicture(cms)).id
  await makePage({ kind: 'repair', title: '在线报修' }, true)
  await makePage({ kind: 'contact', title: '联系我们' })
  await makePage({ kind: 'maintenance', title: '维护保养', icon, content: richText('每年一次。') })
  expect(await findSupportPages('zh_CN')).toMatchObject([
    { kind: 'maintenance', title: '维护保养', icon: { id: icon }, content: '<p>每年一次。</p>' },
    { kind: 'contact', title: '联系我们', icon: null, writtenFor: ['zh_CN'] },
  ])
  expect(await findSupportPage('zh_CN', 'repair')).toBeNull()
  expect(await findDraftSupportPage('zh_CN', 'repair')).toMatchObject({ title: '在线报修' })
  expect(await findSupportPages('en_EN')).toEqual([])
})

test('service and support is empty before it is first saved, and shows drafts to editors only', async () => {
  expect(await findServiceSupport('zh_CN')).toMatchObject({ lead: '', promises: [], repair: null })
  const picture = (await makePicture(cms)).id
  const data = {
    lead: '全程守护',
    picture,
    promises: [{ figure: '24 h', label: '热线' }],
    repairLabel: '在线报修',
    repairAddress: 'https://repair.example/cn',
  }
  const save = (change: object, draft: boolean) =>
    cms.updateGlobal({
      slug: 'service-support',
      locale: 'zh_CN',
      draft,
      data: { ...data, ...change, _status: draft ? 'draft' : 'published' },
    })
  await save({}, false)
  await save({ lead: '尚未发布' }, true)
  expect(await findServiceSupport('zh_CN')).toMatchObject({
    lead: '全程守护',
    picture: { id: picture },
    promises: [{ figure: '24 h', label: '热线' }],
    repair: { label: '在线报修', address: 'https://repair.example/cn' },
  })
  expect(await findServiceSupport('zh_CN', true)).toMatchObject({ lead: '尚未发布' })
  expect(await findServiceSupport('en_EN')).toMatchObject({ lead: '', promises: [], repair: null })
})
