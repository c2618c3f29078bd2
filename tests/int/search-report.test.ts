import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { findSearchDays, findSearchedTexts } from '@/cms/search/report'
import { testCms } from '../support/cms'

let cms: Payload
const now = new Date('2026-11-22T09:00:00Z')

beforeAll(async () => {
  cms = await testCms()
  await cms.db.drizzle.execute(sql`
    insert into searches (id, day, site, text, times, found) values
      ('1', '2026-11-22', 'en_EN', 'u830', 5, 3),
      ('2', '2026-11-21', 'en_EN', 'u830', 2, 0),
      ('3', '2026-11-22', 'en_EN', 'warranty', 4, 0),
      ('4', '2026-11-22', 'zh_CN', 'warranty', 1, 0),
      ('5', '2026-11-21', 'zh_CN', '血液', 6, 2),
      ('6', '2026-11-22', 'zh_CN', '血液', 1, 0),
      ('7', '2026-11-15', 'en_EN', 'old', 90, 0)`)
})

test('editors see the number of searches per day, and of those without results (issue 7)', async () => {
  expect(await findSearchDays(cms, { days: 3, site: null, now })).toEqual([
    { day: '2026-11-20', times: 0, nothing: 0 },
    { day: '2026-11-21', times: 8, nothing: 2 },
    { day: '2026-11-22', times: 11, nothing: 6 },
  ])
  expect(await findSearchDays(cms, { days: 1, site: 'zh_CN', now })).toEqual([
    { day: '2026-11-22', times: 2, nothing: 2 },
  ])
})

test('editors see the most frequent searches, with their last number of results', async () => {
  const words = await findSearchedTexts(cms, { days: 7, site: null, now }, { limit: 3 })
  expect(words).toEqual([
    { text: 'u830', site: 'en_EN', times: 7, found: 3, last: '2026-11-22' },
    { text: '血液', site: 'zh_CN', times: 7, found: 0, last: '2026-11-22' },
    { text: 'warranty', site: 'en_EN', times: 4, found: 0, last: '2026-11-22' },
  ])
})

test('a search that has results now is no longer listed as without results', async () => {
  const words = await findSearchedTexts(cms, { days: 8, site: null, now }, { limit: 9, nothing: true })
  expect(words.map(({ text, site }) => [text, site])).toEqual([
    ['old', 'en_EN'],
    ['血液', 'zh_CN'],
    ['warranty', 'en_EN'],
    ['warranty', 'zh_CN'],
  ])
})
