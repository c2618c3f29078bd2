import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { findNews } from '@/features/news/queries'
import { changeNews, makeNews } from '../factories/news'
import { testCms } from '../support/cms'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

const own = '2020-02-02T02:02:02.000Z'
const another = '2021-03-03T03:03:03.000Z'

const shownTime = async (id: string) => (await findNews('en_EN', id))?.updateTime

/** The shown time was set by a publication after the given moment. */
async function expectStampedSince(id: string, moment: number) {
  expect(Date.parse((await shownTime(id)) ?? '')).toBeGreaterThanOrEqual(moment)
}

test('a publication sets the time of the last update (readings 26)', async () => {
  const start = Date.now()
  const { id } = await makeNews(cms, { publishTime: '2019-01-01T00:00:00.000Z' })
  await expectStampedSince(id, start)
  const again = Date.now()
  await changeNews(cms, id, { title: 'Again' })
  await expectStampedSince(id, again)
})

test('a draft and an autosave do not change it', async () => {
  const { id } = await makeNews(cms)
  const before = await shownTime(id)
  await changeNews(cms, id, { title: 'A draft' }, { draft: true })
  await cms.update({ collection: 'news', id, draft: true, autosave: true, data: { updateTime: own } })
  expect(await shownTime(id)).toBe(before)
})

test('a time that is set with the publication is kept', async () => {
  const { id } = await makeNews(cms, { updateTime: own })
  expect(await shownTime(id)).toBe(own)
  await changeNews(cms, id, { updateTime: another })
  expect(await shownTime(id)).toBe(another)
})

test('a time that was autosaved before the publication is kept', async () => {
  const { id } = await makeNews(cms)
  await cms.update({ collection: 'news', id, draft: true, autosave: true, data: { updateTime: own } })
  await changeNews(cms, id, { title: 'Published', updateTime: own })
  expect(await shownTime(id)).toBe(own)
})

test('the time of an article that was never published is kept', async () => {
  const { id } = await makeNews(cms, { updateTime: own }, { draft: true })
  await changeNews(cms, id, { title: 'A draft' }, { draft: true })
  await changeNews(cms, id, {})
  expect(await shownTime(id)).toBe(own)
})

test('a draft without a time of its own is stamped when it is published', async () => {
  const { id } = await makeNews(cms, {}, { draft: true })
  const start = Date.now()
  await changeNews(cms, id, {})
  await expectStampedSince(id, start)
})

test('the next publication sets the time again', async () => {
  const { id } = await makeNews(cms, { updateTime: own })
  const start = Date.now()
  await changeNews(cms, id, { title: 'Changed', updateTime: own })
  await expectStampedSince(id, start)
})

test('an unpublished article gets the time of its new publication', async () => {
  const { id } = await makeNews(cms)
  await cms.update({ collection: 'news', id, data: { _status: 'draft' } })
  const start = Date.now()
  await changeNews(cms, id, {})
  await expectStampedSince(id, start)
})

test('a publication after more drafts than are kept still sets the time', async () => {
  const { id } = await makeNews(cms)
  for (let n = 0; n < 22; n += 1) await changeNews(cms, id, { title: `Draft ${n}` }, { draft: true })
  const { totalDocs } = await cms.countVersions({ collection: 'news', where: { parent: { equals: id } } })
  expect(totalDocs).toBeLessThanOrEqual(20)
  const start = Date.now()
  await changeNews(cms, id, {})
  await expectStampedSince(id, start)
})
