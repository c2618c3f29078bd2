import type { Payload, PayloadRequest } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { findDraftNews, findHomeNews, findNews, findNewsPage } from '@/features/news/queries'
import { findDraftAboutItems } from '@/features/about/queries'
import { chooseItem } from '@/features/about/view-models/about-items'
import { findDraftHomePage, findHomePage } from '@/features/home/queries'
import { previewPath } from '@/cms/preview/preview-path'
import { withoutMarks } from '@/lib/content-marks'
import { pageCache } from '@/server/page-cache'
import { dependsOnEdits } from '@/server/preview/depends-on-edits'
import { editedDocument, showEdits, type EditedDocument } from '@/server/preview/edited-document'
import { makeAboutItem } from '../factories/company'
import { makeNews, makeNewsType, newestTime } from '../factories/news'
import { richText } from '../factories/rich-text'
import { testCms } from '../support/cms'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

/** Runs reads in a request that shows an unsaved form. */
function withForm<Result>(edited: Partial<EditedDocument>, read: () => Promise<Result>): Promise<Result> {
  const request = { startedAt: 0, tags: null, reads: new Set<string>() }
  return pageCache().capture.run(request, async () => {
    showEdits({ collection: 'news', global: null, id: '', site: 'en_EN', values: {}, ...edited })
    return JSON.parse(withoutMarks(JSON.stringify(await read()))) as Result
  })
}

const firstPage = { pageNo: 1, pageSize: 50 }
const titles = (items: { title: string }[]) => items.map(({ title }) => title)

test('a preview shows the unsaved title in the page and in lists; nothing else does', async () => {
  const { id } = await makeNews(cms, { title: 'Saved' })
  const edited = { id, values: { title: 'Typed' } }
  const shown = await withForm(edited, async () => ({
    page: (await findDraftNews('en_EN', id))?.title,
    published: (await findNews('en_EN', id))?.title,
    list: titles((await findNewsPage('en_EN', firstPage)).items),
  }))
  expect(shown).toEqual({
    page: 'Typed',
    published: 'Typed',
    list: expect.arrayContaining(['Typed']) as string[],
  })
  expect((await findNews('en_EN', id))?.title).toBe('Saved')
  expect(titles((await findNewsPage('en_EN', firstPage)).items)).not.toContain('Typed')
  expect(await cms.findByID({ collection: 'news', id, draft: true, locale: 'en_EN' })).toMatchObject({
    title: 'Saved',
  })
})

test('a text that was emptied is that of the fallback site', async () => {
  const { id } = await makeNews(cms, { title: 'Global', sites: ['en_EN', 'fr_FR'] })
  const read = () => findDraftNews('fr_FR', id)
  const typed = await withForm({ id, site: 'fr_FR', values: { title: 'Français' } }, read)
  expect(typed?.title).toBe('Français')
  const emptied = await withForm({ id, site: 'fr_FR', values: { title: '' } }, read)
  expect(emptied?.title).toBe('Global')
})

test('lists follow their order and membership', async () => {
  const { id } = await makeNews(cms, { title: 'Moving', publishTime: '2001-01-01T00:00:00.000Z' })
  const newest = await makeNews(cms, { title: 'Newest', publishTime: newestTime() })
  const list = () => findNewsPage('en_EN', firstPage)
  const before = await list()
  const moved = await withForm({ id, values: { publishTime: '2099-01-01T00:00:00.000Z' } }, list)
  expect(titles(moved.items).slice(0, 2)).toEqual(['Moving', newest.title])
  expect(moved.total).toBe(before.total)
  const hidden = await withForm({ id, values: { sites: ['zh_CN'] } }, list)
  expect(titles(hidden.items)).not.toContain('Moving')
  expect(hidden.total).toBe(before.total - 1)
})

test('a draft that was never published is in the lists of its preview', async () => {
  const publishTime = '2097-01-01T00:00:00.000Z'
  const { id } = await makeNews(cms, { title: 'A draft', publishTime }, { draft: true })
  const list = () => findHomeNews('en_EN', null)
  expect(titles(await withForm({ id, values: { title: 'Typed' } }, list))).toContain('Typed')
  expect(titles(await list())).not.toContain('A draft')
})

test('a global follows its form', async () => {
  const values = { statistics: [{ id: 'a', figure: '12', label: 'Freezers' }] }
  const shown = await withForm({ collection: null, global: 'home-page', values }, async () => [
    await findHomePage('en_EN'),
    await findDraftHomePage('en_EN'),
  ])
  for (const read of shown) expect(JSON.stringify(read)).toContain('Freezers')
  expect(JSON.stringify(await findHomePage('en_EN'))).not.toContain('Freezers')
})

test.each([
  ['keeps its place', {}],
  ['becomes the first', { publishTime: '2096-01-01T00:00:00.000Z' }],
  ['becomes the last', { publishTime: '2001-01-01T00:00:00.000Z' }],
  ['leaves the list', { sites: ['zh_CN'] }],
])('the pages of a list are parts of the whole list when the edited document %s', async (_what, values) => {
  const made = []
  for (const day of [1, 2, 3, 4, 5]) {
    made.push(await makeNews(cms, { title: `Day ${day}`, publishTime: newestTime(day) }))
  }
  for (const { id } of made) {
    const pages = await withForm({ id, values: { title: 'Typed', ...values } }, async () => ({
      whole: await findNewsPage('en_EN', firstPage),
      parts: await Promise.all([1, 2, 3].map((pageNo) => findNewsPage('en_EN', { pageNo, pageSize: 2 }))),
      beyond: await findNewsPage('en_EN', { pageNo: 30, pageSize: 2 }),
    }))
    const { items, total } = pages.whole
    expect(pages.parts.map((part) => titles(part.items))).toEqual(
      [0, 2, 4].map((start) => titles(items.slice(start, start + 2))),
    )
    expect([...pages.parts, pages.beyond].map((part) => part.total)).toEqual([total, total, total, total])
    expect(total).toBe(items.length)
  }
})

test('a list of the first few is filled up when the edited document leaves it', async () => {
  const type = (await makeNewsType(cms)).id
  const made = []
  for (const day of [1, 2, 3, 4, 5, 6]) {
    made.push(await makeNews(cms, { title: `${day}`, type, publishTime: newestTime(day) }))
  }
  const [oldest, newest] = [made[0]?.id, made[5]?.id]
  const list = async () => titles(await findHomeNews('en_EN', null))
  const old = { publishTime: '2001-01-01T00:00:00.000Z' }
  const recent = { publishTime: '2111-01-01T00:00:00.000Z' }
  expect(await withForm({ id: newest, values: old }, list)).toEqual(['5', '4', '3', '2', '1'])
  expect(await withForm({ id: newest, values: { sites: ['zh_CN'] } }, list)).toEqual([
    '5',
    '4',
    '3',
    '2',
    '1',
  ])
  expect(await withForm({ id: oldest, values: { title: 'Typed' } }, list)).toEqual(['6', '5', '4', '3', '2'])
  expect(await withForm({ id: oldest, values: recent }, list)).toEqual(['1', '6', '5', '4', '3'])
})

test('an item of the about menu is shown while its title is typed (S1 2.14)', async () => {
  await makeAboutItem(cms, { title: '首项', sites: ['zh_CN'] })
  const item = await makeAboutItem(cms, { title: '已保存', order: 1, sites: ['zh_CN'] })
  const { preview } = cms.collections['about-items'].config.admin
  const req = { headers: new Headers() } as PayloadRequest
  const frame = await preview?.({ ...item }, { locale: 'zh_CN', req, token: null })
  const { id = '' } = Object.fromEntries(new URLSearchParams(frame?.split('?')[1]))
  const page = previewPath({ collection: 'about-items', id, site: 'zh_CN' })
  const { name } = Object.fromEntries(new URLSearchParams(page?.split('?')[1]))
  const edited = {
    collection: 'about-items',
    id: item.id,
    values: { title: '输入中' },
    site: 'zh_CN',
  } as const
  const items = await withForm(edited, () => findDraftAboutItems('zh_CN'))
  expect(chooseItem(items, name)?.shown).toMatchObject({ id: item.id, title: '输入中' })
})

test('only what publishing the form would change is read again', async () => {
  const { id } = await makeNews(cms, { title: 'Saved' })
  const draft = await makeNews(cms, { title: 'A draft' }, { draft: true })
  const isReadAgain = (edited: Partial<EditedDocument>, tag: string) =>
    withForm(edited, async () => {
      const form = editedDocument()
      return form !== undefined && (await dependsOnEdits(form, ['media:list@en_EN', tag]))
    })
  const title = { id, values: { title: 'Typed' } }
  expect(await isReadAgain(title, `news:${id}@en_EN`)).toBe(true)
  expect(await isReadAgain(title, `news:${id}:summary@en_US`)).toBe(true)
  expect(await isReadAgain(title, `news:${id}@zh_CN`)).toBe(false)
  expect(await isReadAgain(title, 'news:list@en_EN')).toBe(false)
  expect(await isReadAgain({ id, values: { title: 'Saved' } }, `news:${id}@en_EN`)).toBe(false)
  const moved = { id, values: { publishTime: '2094-01-01T00:00:00.000Z' } }
  expect(await isReadAgain(moved, 'news:list.publishTime@en_EN')).toBe(true)
  expect(await isReadAgain({ id: draft.id }, 'news:list@en_EN')).toBe(true)
  const settings = { collection: null, global: 'home-page', id: '', values: { iot: { title: 'Typed' } } }
  expect(await isReadAgain(settings, 'global:home-page@en_EN')).toBe(true)
  expect(await isReadAgain(settings, 'global:home-page@zh_CN')).toBe(false)
})

test('an excerpt follows its text', async () => {
  const { id } = await makeNews(cms, { title: 'With a text', content: richText('Saved words.') })
  const content = richText('Typed words.')
  const { items } = await withForm({ id, values: { content } }, () => findNewsPage('en_EN', firstPage))
  expect(items.find((item) => item.id === id)?.excerpt).toBe('Typed words.')
})
