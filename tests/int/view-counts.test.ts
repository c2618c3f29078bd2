import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { viewCounter, ViewCounter } from '@/server/view-counter'
import { countView, viewCountsOf } from '@/server/view-counts'
import { makeVideo } from '../factories/company'
import { changeNews, makeNews } from '../factories/news'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

const countOf = async (id: string) => (await viewCountsOf('news', [id])).get(id) ?? 0

test('fifty views at one time are fifty views (readings 27)', async () => {
  const { id } = await makeNews(cms)
  const counts = await Promise.all(Array.from({ length: 50 }, () => countView('news', id)))
  expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
  expect(await countOf(id)).toBe(50)
})

test('while views are stored, no call sees too many or too few of them', async () => {
  const { id } = await makeNews(cms)
  const counts: number[] = []
  for (let round = 0; round < 20; round += 1) {
    const [one, , other] = await Promise.all([
      countView('news', id),
      viewCounter().flush(),
      countView('news', id),
    ])
    counts.push(one, other)
  }
  expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
})

test('views are stored in batches, to which several processes add theirs', async () => {
  const { id } = await makeNews(cms)
  const key = `news:${id}`
  const processes = [new ViewCounter(), new ViewCounter(), new ViewCounter()]
  for (const counter of processes) for (let view = 0; view < 7; view += 1) counter.add(key)
  // Not stored yet, and those of other processes are not known here.
  expect(await countOf(id)).toBe(0)
  await Promise.all(processes.map((counter) => counter.stop()))
  expect(await countOf(id)).toBe(21)
  expect(await countView('news', id)).toBe(22)
})

test('publishing, an older draft and a restored version leave the counter as it is', async () => {
  const { id } = await makeNews(cms)
  await changeNews(cms, id, { title: 'An older draft' }, { draft: true })
  await countView('news', id)
  await countView('news', id)
  await changeNews(cms, id, { title: 'An older draft' })
  const { docs } = await cms.findVersions({
    collection: 'news',
    where: { parent: { equals: id } },
    sort: 'createdAt',
  })
  await cms.restoreVersion({ collection: 'news', id: String(docs[0]?.id) })
  expect(await countOf(id)).toBe(2)
})

test('all sites share one counter; a hidden article is not counted', async () => {
  const { id } = await makeNews(cms, { sites: ['en_EN', 'fr_FR'] })
  for (const siteId of ['en_EN', 'fr_FR', 'zh_CN']) await rest(`f/news/queryById?id=${id}&siteId=${siteId}`)
  expect(await countOf(id)).toBe(2)
  const draft = await makeNews(cms, {}, { draft: true })
  await rest(`f/news/queryById?id=${draft.id}`)
  expect(await countOf(draft.id)).toBe(0)
})

test('each call for a company video counts one view over all sites (S1 2.12, readings 27)', async () => {
  const { id } = await makeVideo(cms)
  const countOnce = async (siteId: string) =>
    (await rest(`f/companyVideo/queryById?id=${id}&siteId=${siteId}`)).body
  expect(await countOnce('en_EN')).toMatchObject({ result: { viewCount: 1 } })
  expect(await countOnce('fr_FR')).toMatchObject({ result: { viewCount: 2 } })
  await rest(`f/companyVideo/queryById?id=${id}&siteId=zh_CN`)
  await rest(`f/companyVideo/lastAndNext?id=${id}`)
  expect(await viewCountsOf('company-videos', [id])).toEqual(new Map([[id, 2]]))
})

test('collections have separate counters, also for unknown documents', async () => {
  expect(await countView('news', '1')).toBe(1)
  expect(await countView('banners', '1')).toBe(1)
  expect(await viewCountsOf('news', [])).toEqual(new Map())
  expect(await viewCountsOf('news', ['1', '2'])).toEqual(new Map([['1', 1]]))
})
