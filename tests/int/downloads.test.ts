import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeDatabase, database } from '@/server/database'
import { tidyUp } from '@/server/housekeeping'
import type { Download, File as StoredDocument } from '@/payload-types'
import { makeDocument } from '../factories/uploads'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { askForFile } from '../support/file-route'
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

/** Another taking, entered after all those before it. */
async function expectOnly(count: number) {
  const { headers } = await signedInDistributor(cms)
  await askForFile(manual.url, { headers })
  await logged(count + 1)
}

describe('the log of downloads', () => {
  test('says who took what, when and on which site', async () => {
    const { account, headers } = await signedInDistributor(cms, { company: 'Clínica Norte' })
    await askForFile(`${manual.url}?siteId=es_ES`, { headers })
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
      ranges.map((range) => askForFile(manual.url, { headers: { ...headers, ...(range && { range }) } })),
    )
    await expectOnly(1)
  })

  test('has a new entry for another file, and for the same one later', async () => {
    const { headers } = await signedInDistributor(cms)
    const other = await makeDocument(cms, { data: { restricted: true } })
    await askForFile(manual.url, { headers })
    await askForFile(other.url, { headers })
    await logged(2)
    await age('11 minutes')
    await askForFile(manual.url, { headers })
    await logged(3)
  })

  test('knows a download that goes on, and one that leaves the first bytes out', async () => {
    const { headers } = await signedInDistributor(cms)
    const rest = { headers: { ...headers, range: 'bytes=1-' } }
    await askForFile(manual.url, rest)
    await logged(1)
    await age('2 hours')
    await askForFile(manual.url, rest)
    await expectOnly(1)
  })

  test('leaves out what nobody got, what is open to all, and editors', async () => {
    const { headers } = await signedInDistributor(cms)
    const open = await makeDocument(cms)
    const { token } = await signIn(cms, 'editor')
    await askForFile(open.url, { headers })
    await askForFile(manual.url)
    await askForFile(manual.url, { headers, method: 'HEAD' })
    await askForFile(manual.url, { headers: { ...headers, range: 'bytes=99999-' } })
    await askForFile(manual.url, { headers: { ...headers, 'if-none-match': `"${manual.filename}"` } })
    await askForFile(manual.url, {
      headers: { cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' },
    })
    await expectOnly(0)
  })

  test('outlives account and file, and hinders nobody from deleting them', async () => {
    const { account, headers } = await signedInDistributor(cms)
    const file = await makeDocument(cms, { name: 'gone.pdf', data: { restricted: true } })
    await askForFile(file.url, { headers })
    await logged(1)
    await cms.delete({ collection: 'files', id: file.id })
    await cms.delete({ collection: 'distributors', id: account.id })
    expect(await entries()).toMatchObject([{ account: account.username, fileName: 'gone.pdf' }])
  })

  test('never keeps the bytes from a distributor', async () => {
    const error = vi.spyOn(cms.logger, 'error').mockReturnValue(undefined)
    const { headers } = await signedInDistributor(cms)
    await execute('alter table downloads rename to downloads_away')
    try {
      expect((await askForFile(manual.url, { headers })).status).toBe(200)
      await waitFor(() => expect(error).toHaveBeenCalled())
    } finally {
      await execute('alter table downloads_away rename to downloads')
      error.mockRestore()
    }
  })
})

describe('its table', () => {
  const ask = async (query = '', role: 'editor' | 'administrator' = 'editor') =>
    rest(`downloads/export${query}`, { token: (await signIn(cms, role)).token })

  const make = (data: Partial<Download>) =>
    cms.create({
      collection: 'downloads',
      data: { at: new Date().toISOString(), account: 'a', fileName: 'f', way: 'file', ...data },
    })

  test('is a file for spreadsheets, newest first, in which nothing runs', async () => {
    await make({ at: '2026-11-01T10:00:00.000Z', account: 'first', company: '=cmd|calc', site: 'zh_CN' })
    await make({ at: '2026-11-02T10:00:00.000Z', account: 'second', fileName: '"手册", 2.pdf' })
    const { status, headers, body } = await ask()
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="downloads-[\d-]{10}\.csv"$/)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(String(body.text).replace('\uFEFF', '').split('\r\n')).toEqual([
      'At,User name,Company,File,Site,Way',
      '2026-11-02T10:00:00.000Z,second,,"""手册"", 2.pdf",,On its own',
      expect.stringMatching(/^2026-11-01T10:00:00\.000Z,first,'=cmd\|calc,f,[^,]*,On its own$/),
      '',
    ])
  })

  test('has what the list shows: filtered, searched, all pages of it', async () => {
    await execute(`insert into downloads (id, at, account, file_name, way)
      select 'm' || n, now() - interval '1 minute', 'many-' || n, 'f', 'file' from generate_series(1, 450) n`)
    await make({ account: 'other', way: 'collection' })
    const rows = async (query: string) => String((await ask(query)).body.text).split('\r\n').length - 2
    expect(await rows('')).toBe(451)
    expect(await rows('?search=many')).toBe(450)
    expect(await rows('?where[or][0][and][0][way][equals]=collection')).toBe(1)
    expect(await rows('?where[or][0][and][0][way][equals]=collection&search=many')).toBe(0)
    expect((await ask('?where[passwordHash][equals]=x')).status).toBeGreaterThanOrEqual(400)
  })

  test('goes to staff only, and nobody writes the log over HTTP', async () => {
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

  test('keeps the log for as long as the settings say', async () => {
    const { headers } = await signedInDistributor(cms)
    await askForFile(manual.url, { headers })
    await logged(1)
    await age('364 days')
    await tidyUp(database())
    expect(await entries()).toHaveLength(1)
    await cms.updateGlobal({ slug: 'site-settings', data: { companyName: 'Isotherm', downloadLogDays: 30 } })
    expect(await tidyUp(database())).toMatchObject({ downloads: 1 })
    expect(await entries()).toHaveLength(0)
  })

  test('takes ended sessions away, but each account keeps its last visit', async () => {
    const { account } = await signedInDistributor(cms)
    await execute('delete from distributor_sessions')
    await execute(`insert into distributor_sessions (id, distributor, started_at, seen_at) values
      ('running', '${account.id}', now(), now()),
      ('idle', '${account.id}', now() - interval '5 hours', now() - interval '4 hours'),
      ('of nobody', '0', now(), now())`)
    expect(await tidyUp(database())).toMatchObject({ distributor_sessions: 2 })
    await execute(`update distributor_sessions set started_at = 'epoch'`)
    expect(await tidyUp(database())).toMatchObject({ distributor_sessions: 0 })
  })

  test('takes expired tokens and counts away', async () => {
    await execute(`insert into distributor_tokens (id, distributor, kind, expires_at) values
      ('old', '1', 'reset', now() - interval '1 minute'), ('new', '1', 'reset', now() + interval '1 minute')`)
    await execute(`insert into rate_limits (key, points, expire) values
      ('old', 1, extract(epoch from now()) * 1000 - 1), ('new', 1, extract(epoch from now()) * 1000 + 60000),
      ('for good', 1, null)`)
    expect(await tidyUp(database())).toMatchObject({ distributor_tokens: 1, rate_limits: 1 })
    expect([await count('distributor_tokens'), await count('rate_limits')]).toEqual([1, 2])
  })

  test('is shared by processes that do it at once, in portions', async () => {
    await execute(`insert into rate_limits (key, points, expire)
      select 'many ' || n, 1, 0 from generate_series(1, 4500) n`)
    const [one, other] = await Promise.all([tidyUp(database()), tidyUp(database())])
    expect(one.rate_limits + other.rate_limits).toBe(4500)
  })
})

const age = (time: string) => execute(`update downloads set at = at - interval '${time}'`)
