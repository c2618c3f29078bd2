import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { database } from '@/server/database'
import { deleteExpiredRows } from '@/server/housekeeping'
import { maxMissingAddresses, MissingCounter, type MissingAddress } from '@/server/missing-counter'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

beforeEach(async () => {
  await cms.delete({ collection: 'missing-addresses', where: {} })
})

const missing = (key: string, own: Partial<MissingAddress> = {}): MissingAddress => ({
  site: 'en_EN',
  key,
  address: key,
  referrer: null,
  ...own,
})

async function rows() {
  const { docs } = await cms.find({ collection: 'missing-addresses', sort: ['-count', 'address'], limit: 10 })
  return docs.map(({ address, site, count, referrer }) => [address, site, count, referrer])
}

test('requests of several processes add up, by site; the last known referrer stays', async () => {
  const counters = [new MissingCounter(), new MissingCounter()]
  for (const counter of counters) {
    counter.add(missing('/old'))
    counter.add(missing('/old', { referrer: '/en/news' }))
  }
  counters[0]?.add(missing('/old', { site: 'fr_FR' }))
  await Promise.all(counters.map((counter) => counter.flush()))
  counters[1]?.add(missing('/old'))
  await counters[1]?.flush()
  expect(await rows()).toEqual([
    ['/old', 'en_EN', 5, '/en/news'],
    ['/old', 'fr_FR', 1, null],
  ])
})

test('the table does not grow without end: addresses that were requested least go', async () => {
  const frequent = new MissingCounter()
  frequent.add(missing('/frequent'))
  frequent.add(missing('/frequent'))
  await frequent.flush()
  await cms.db.drizzle.execute(sql`
    insert into missing_addresses (id, site, key, address, count, first_at, last_at)
    select 'n' || n, 'en_EN', '/n' || n, '/n' || n, 1, now() - interval '1 day', now() - interval '1 day'
    from generate_series(1, ${maxMissingAddresses}) n`)
  const counter = new MissingCounter()
  counter.add(missing('/new'))
  await counter.flush()
  expect((await cms.count({ collection: 'missing-addresses' })).totalDocs).toBe(maxMissingAddresses)
  const { totalDocs } = await cms.count({
    collection: 'missing-addresses',
    where: { address: { in: ['/frequent', '/new'] } },
  })
  expect(totalDocs).toBe(2)
})

test('rows end 90 days after the last request', async () => {
  const counter = new MissingCounter()
  counter.add(missing('/old'))
  counter.add(missing('/new'))
  await counter.flush()
  await cms.db.drizzle.execute(
    sql`update missing_addresses set last_at = now() - interval '91 days' where key = '/old'`,
  )
  expect((await deleteExpiredRows(database())).missing_addresses).toBe(1)
  expect((await rows()).map(([address]) => address)).toEqual(['/new'])
})

test('a redirect removes the rows that it answers, on its sites', async () => {
  const counter = new MissingCounter()
  for (const site of ['en_EN', 'fr_FR', 'es_ES'] as const) counter.add(missing('/old', { site }))
  await counter.flush()
  const create = (site: string) =>
    cms.create({
      collection: 'redirects',
      data: { from: '/old', site, address: '/en/news', permanent: true, enabled: true } as never,
    })
  await create('fr_FR')
  expect((await rows()).map(([, site]) => String(site)).toSorted()).toEqual(['en_EN', 'es_ES'])
  await create('all')
  expect(await rows()).toEqual([])
})

test('editors read and dismiss rows; nobody writes them', async () => {
  const counter = new MissingCounter()
  counter.add(missing('/old'))
  await counter.flush()
  const { docs } = await cms.find({ collection: 'missing-addresses' })
  const [editor, inbox] = [await signIn(cms, 'editor'), await signIn(cms, 'inbox')]
  const path = `missing-addresses/${docs[0]?.id}`
  expect((await rest(path)).status).toBe(403)
  expect((await rest(path, { token: inbox.token })).status).toBe(403)
  expect((await rest('missing-addresses/withdrawn', { token: inbox.token })).status).toBe(403)
  expect((await rest(path, { method: 'PATCH', token: editor.token, data: { count: 9 } })).status).toBe(403)
  expect((await rest(path, { method: 'DELETE', token: editor.token })).status).toBe(200)
})
