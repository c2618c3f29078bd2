import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeDatabase, database } from '@/server/database'
import { deleteExpiredRows } from '@/server/housekeeping'
import { countSearch } from '@/server/search/count-search'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
  return closeDatabase
})

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T23:30:00Z') })
  await execute('delete from searches')
})

afterEach(() => vi.useRealTimers())

const execute = (statement: string) => cms.db.drizzle.execute(sql.raw(statement))

const entries = async () =>
  (await cms.find({ collection: 'searches', sort: ['day', 'site', 'text'], pagination: false })).docs

describe('the log of searches', () => {
  test('counts a text once per day and site, normalised, with the last number of results', async () => {
    await countSearch({ site: 'en_EN', text: 'Blood  Bank', found: 3 })
    await countSearch({ site: 'en_EN', text: ' blood bank ', found: 4 })
    await countSearch({ site: 'fr_FR', text: 'blood bank', found: 0 })
    vi.setSystemTime(new Date('2026-11-23T00:30:00Z'))
    await countSearch({ site: 'en_EN', text: 'blood bank', found: 4 })
    expect(await entries()).toMatchObject([
      { day: '2026-11-22', site: 'en_EN', text: 'blood bank', times: 2, found: 4 },
      { day: '2026-11-22', site: 'fr_FR', text: 'blood bank', times: 1, found: 0 },
      { day: '2026-11-23', site: 'en_EN', text: 'blood bank', times: 1, found: 4 },
    ])
  })

  test('counts all simultaneous searches', async () => {
    const many = Array.from({ length: 20 }, () => countSearch({ site: 'zh_CN', text: '血液', found: 9 }))
    await Promise.all(many)
    expect(await entries()).toMatchObject([{ text: '血液', times: 20 }])
  })

  test.each([
    'anna.lindqvist@example.org',
    'anna＠example',
    'call 06 12 34 56 78',
    '138-0013-8000',
    '+34 (91) 234.56.78',
    '１３８００１３８０００',
    ' \u0000 ',
  ])('does not log %j', async (text) => {
    await countSearch({ site: 'en_EN', text, found: 0 })
    expect(await entries()).toEqual([])
  })

  test.each([
    ['HYC-390F', 'hyc-390f'],
    ['-86 °C 830 L', '-86°c 830 l'],
    ['\ud800 50%\u0007', '50%'],
  ])('logs %j normalised', async (text, logged) => {
    await countSearch({ site: 'en_EN', text, found: 0 })
    expect(await entries()).toMatchObject([{ text: logged }])
  })

  test('logs at most 80 characters', async () => {
    await countSearch({ site: 'en_EN', text: '😀'.repeat(50_000), found: 0 })
    expect(await entries()).toMatchObject([{ text: '😀'.repeat(80) }])
  })

  test('logs at most 2,000 texts per day and site, and continues to count those', async () => {
    await execute(`insert into searches (id, day, site, text, times, found)
      select 'm' || n, '2026-11-22', 'en_EN', 'text ' || n, 1, 0 from generate_series(1, 2000) n`)
    await countSearch({ site: 'en_EN', text: 'one more', found: 1 })
    await countSearch({ site: 'en_EN', text: 'text 7', found: 1 })
    await countSearch({ site: 'en_UK', text: 'one more', found: 1 })
    const others = (await entries()).filter(({ times, site }) => times > 1 || site !== 'en_EN')
    expect(others).toMatchObject([
      { site: 'en_EN', text: 'text 7', times: 2, found: 1 },
      { site: 'en_UK', text: 'one more' },
    ])
    expect(await entries()).toHaveLength(2001)
  })

  test('does not fail a page', async () => {
    const error = vi.spyOn(cms.logger, 'error').mockReturnValue(undefined)
    await execute('alter table searches rename to searches_away')
    try {
      await expect(countSearch({ site: 'en_EN', text: 'u830', found: 1 })).resolves.toBe(undefined)
      expect(error).toHaveBeenCalled()
    } finally {
      await execute('alter table searches_away rename to searches')
      error.mockRestore()
    }
  })

  test('is deleted after a year', async () => {
    vi.useRealTimers()
    await execute(`insert into searches (id, day, site, text, times, found)
      select 's' || days, to_char((now() - make_interval(days => days)) at time zone 'utc', 'YYYY-MM-DD'),
        'en_EN', 'u830', 1, 1 from unnest(array[0, 360, 367]) days`)
    expect(await deleteExpiredRows(database())).toMatchObject({ searches: 1 })
    expect((await entries()).map(({ id }) => id)).toEqual(['s360', 's0'])
  })
})

describe('its table', () => {
  const exportLog = async (query = '') =>
    rest(`searches/export${query}`, { token: (await signIn(cms, 'editor')).token })

  test('is a CSV file with the filtered list, without formulas', async () => {
    vi.useRealTimers()
    await countSearch({ site: 'zh_CN', text: '血液', found: 12 })
    await countSearch({ site: 'en_EN', text: '=cmd|calc', found: 0 })
    const day = new Date().toISOString().slice(0, 10)
    const rows = async (query: string) =>
      String((await exportLog(query)).body.text)
        .replace('\uFEFF', '')
        .split('\r\n')
    expect((await rows('?where[found][equals]=0')).slice(0, -1)).toEqual([
      'Day,Words,Site,Searched,Results in total',
      `'${day},'=cmd|calc,"English, global (en_EN)",1,0`,
    ])
    expect(await rows('?where[day][greater_than_equal]=2020-01-01')).toHaveLength(4)
    expect(await rows('?search=血')).toHaveLength(3)
  })

  test('is for editors only, and the log is read-only over HTTP', async () => {
    vi.useRealTimers()
    expect((await rest('searches/export')).status).toBe(403)
    const { token } = await signIn(cms, 'administrator')
    const data = { day: '2026-11-22', site: 'en_EN', text: 'x', times: 1, found: 0 }
    expect((await rest('searches', { token, data })).status).toBe(403)
  })
})
