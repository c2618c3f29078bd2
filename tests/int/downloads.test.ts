import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeDatabase, database } from '@/server/database'
import { deleteExpiredRows } from '@/server/housekeeping'
import type { Download, File as StoredDocument } from '@/payload-types'
import { makeDocument } from '../factories/uploads'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { requestFile } from '../support/file-route'
import { rest } from '../support/rest'
import { signedInDistributor } from '../support/signed-in'
import { waitFor } from '../support/waiting'

let cms: Payload
let manual: StoredDocument

beforeAll(async () => {
  cms = await testCms()
  manual = await makeDocument(cms, { name: '服务手册.pdf', data: { restricted: true } })
  return closeDatabase
})

beforeEach(async () => {
  await cms.delete({ collection: 'downloads', where: {} })
})

const execute = (statement: string) => cms.db.drizzle.execute(sql.raw(statement))

const entries = async (): Promise<Download[]> =>
  (await cms.find({ collection: 'downloads', sort: 'at', pagination: false })).docs

const logged = (count: number) => waitFor(async () => expect(await entries()).toHaveLength(count))

/** Expects `count` entries before one more download. */
async function expectOnly(count: number) {
  const { headers } = await signedInDistributor(cms)
  await requestFile(manual.url, { headers })
  await logged(count + 1)
}

describe('the log of downloads', () => {
  test('records who downloaded which file, when and on which site', async () => {
    const { account, headers } = await signedInDistributor(cms, { company: 'Clínica Norte' })
    await requestFile(`${manual.url}?siteId=es_ES`, { headers })
    await logged(1)
    const [entry] = await entries()
    expect(entry).toMatchObject({
      account: account.username,
      company: 'Clínica Norte',
      distributor: account.id,
      fileName: '服务手册.pdf',
      file: manual.id,
      site: 'es_ES',
      way: 'file',
    })
    expect(Date.now() - Date.parse(entry?.at ?? '')).toBeLessThan(60_000)
    expect(entry?.id).toMatch(/^\d{19}$/)
  })

  test('counts the requests of a viewer once', async () => {
    const { headers } = await signedInDistributor(cms)
    const ranges = [undefined, 'bytes=0-9', 'bytes=10-19', 'bytes=20-29', 'bytes=0-']
    await Promise.all(
      ranges.map((range) => requestFile(manual.url, { headers: { ...headers, ...(range && { range }) } })),
    )
    await expectOnly(1)
  })

  test('has a new entry for another file, and for the same one later', async () => {
    const { headers } = await signedInDistributor(cms)
    const other = await makeDocument(cms, { data: { restricted: true } })
    await requestFile(manual.url, { headers })
    await requestFile(other.url, { headers })
    await logged(2)
    await age('11 minutes')
    await requestFile(manual.url, { headers })
    await logged(3)
  })

  test('recognises a resumed download, and one without the first bytes', async () => {
    const { headers } = await signedInDistributor(cms)
    const rest = { headers: { ...headers, range: 'bytes=1-' } }
    await requestFile(manual.url, rest)
    await logged(1)
    await age('2 hours')
    await requestFile(manual.url, rest)
    await expectOnly(1)
  })

  test('does not record failed downloads, public files or editors', async () => {
    const { headers } = await signedInDistributor(cms)
    const open = await makeDocument(cms)
    const { token } = await signIn(cms, 'editor')
    await requestFile(open.url, { headers })
    await requestFile(manual.url)
    await requestFile(manual.url, { headers, method: 'HEAD' })
    await requestFile(manual.url, { headers: { ...headers, range: 'bytes=99999-' } })
    await requestFile(manual.url, { headers: { ...headers, 'if-none-match': `"${manual.filename}"` } })
    await requestFile(manual.url, {
      headers: { cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' },
    })
    await expectOnly(0)
  })

  test('survives the deletion of account and file', async () => {
    const { account, headers } = await signedInDistributor(cms)
    const file = await makeDocument(cms, { name: 'gone.pdf', data: { restricted: true } })
    await requestFile(file.url, { headers })
    await logged(1)
    await cms.delete({ collection: 'files', id: file.id })
    await cms.delete({ collection: 'distributors', id: account.id })
    expect(await entries()).toMatchObject([{ account: account.username, fileName: 'gone.pdf' }])
  })

  test('does not block a download if it fails', async () => {
    const error = vi.spyOn(cms.logger, 'error').mockReturnValue(undefined)
    const { headers } = await signedInDistributor(cms)
    await execute('alter table downloads rename to downloads_away')
    try {
      expect((await requestFile(manual.url, { headers })).status).toBe(200)
      await waitFor(() => expect(error).toHaveBeenCalled())
    } finally {
      await execute('alter table downloads_away rename to downloads')
      error.mockRestore()
    }
  })
})

describe('its table', () => {
  const exportLog = async (query = '', role: 'editor' | 'administrator' = 'editor') =>
    rest(`downloads/export${query}`, { token: (await signIn(cms, role)).token })

  const make = (data: Partial<Download>) =>
    cms.create({
      collection: 'downloads',
      data: { at: new Date().toISOString(), account: 'a', fileName: 'f', way: 'file', ...data },
    })

  test('is a CSV file, newest first, without formulas', async () => {
    await make({ at: '2026-11-01T10:00:00.000Z', account: 'first', company: '=cmd|calc', site: 'zh_CN' })
    await make({ at: '2026-11-02T10:00:00.000Z', account: 'second', fileName: '"手册", 2.pdf' })
    const { status, headers, body } = await exportLog()
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="downloads-[\d-]{10}\.csv"$/)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(String(body.text).replace('\uFEFF', '').split('\r\n')).toEqual([
      'Time,Username,Company,File,Site,Type',
      '2026-11-02T10:00:00.000Z,second,,"""手册"", 2.pdf",,Single file',
      expect.stringMatching(/^2026-11-01T10:00:00\.000Z,first,'=cmd\|calc,f,[^,]*,Single file$/),
      '',
    ])
  })

  test('has all pages of the filtered list', async () => {
    await execute(`insert into downloads (id, at, account, file_name, way)
      select 'm' || n, now() - interval '1 minute', 'many-' || n, 'f', 'file' from generate_series(1, 450) n`)
    await make({ account: 'other', way: 'collection' })
    const rows = async (query: string) => String((await exportLog(query)).body.text).split('\r\n').length - 2
    expect(await rows('')).toBe(451)
    expect(await rows('?search=many')).toBe(450)
    expect(await rows('?where[or][0][and][0][way][equals]=collection')).toBe(1)
    expect(await rows('?where[or][0][and][0][way][equals]=collection&search=many')).toBe(0)
    expect((await exportLog('?where[passwordHash][equals]=x')).status).toBeGreaterThanOrEqual(400)
  })

  test('is for staff only, and the log is read-only over HTTP', async () => {
    expect((await rest('downloads/export')).status).toBe(403)
    const { headers } = await signedInDistributor(cms)
    expect((await rest('downloads/export', { headers })).status).toBe(403)
    const { token } = await signIn(cms, 'administrator')
    const data = { at: new Date().toISOString(), account: 'x', fileName: 'x', way: 'file' }
    expect((await rest('downloads', { token, data })).status).toBe(403)
  })
})

describe('housekeeping', () => {
  const count = async (table: string) =>
    Number((await execute(`select count(*) as count from ${table}`)).rows[0]?.count)

  test('keeps the log for the time in the settings', async () => {
    const { headers } = await signedInDistributor(cms)
    await requestFile(manual.url, { headers })
    await logged(1)
    await age('364 days')
    await deleteExpiredRows(database())
    expect(await entries()).toHaveLength(1)
    await cms.updateGlobal({ slug: 'site-settings', data: { companyName: 'Isotherm', downloadLogDays: 30 } })
    expect(await deleteExpiredRows(database())).toMatchObject({ downloads: 1 })
    expect(await entries()).toHaveLength(0)
  })

  test('removes ended sessions, but keeps the last visit of each account', async () => {
    const { account } = await signedInDistributor(cms)
    await execute('delete from distributor_sessions')
    await execute(`insert into distributor_sessions (id, distributor, started_at, seen_at) values
      ('running', '${account.id}', now(), now()),
      ('idle', '${account.id}', now() - interval '5 hours', now() - interval '4 hours'),
      ('of nobody', '0', now(), now())`)
    expect(await deleteExpiredRows(database())).toMatchObject({ distributor_sessions: 2 })
    await execute(`update distributor_sessions set started_at = 'epoch'`)
    expect(await deleteExpiredRows(database())).toMatchObject({ distributor_sessions: 0 })
  })

  test('removes expired tokens and counts', async () => {
    await execute(`insert into distributor_tokens (id, distributor, kind, expires_at) values
      ('old', '1', 'reset', now() - interval '1 minute'), ('new', '1', 'reset', now() + interval '1 minute')`)
    await execute(`insert into rate_limits (key, points, expire) values
      ('old', 1, extract(epoch from now()) * 1000 - 1), ('new', 1, extract(epoch from now()) * 1000 + 60000),
      ('for good', 1, null)`)
    expect(await deleteExpiredRows(database())).toMatchObject({ distributor_tokens: 1, rate_limits: 1 })
    expect([await count('distributor_tokens'), await count('rate_limits')]).toEqual([1, 2])
  })

  test('runs in several processes at the same time, in batches', async () => {
    await execute(`insert into rate_limits (key, points, expire)
      select 'many ' || n, 1, 0 from generate_series(1, 4500) n`)
    const [one, other] = await Promise.all([deleteExpiredRows(database()), deleteExpiredRows(database())])
    expect(one.rate_limits + other.rate_limits).toBe(4500)
  })
})

const age = (time: string) => execute(`update downloads set at = at - interval '${time}'`)
