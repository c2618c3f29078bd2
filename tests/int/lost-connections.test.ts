import { Client } from 'pg'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { database } from '@/server/database'
import { connections } from '@/server/pools'
import { searchPool } from '@/server/search/pool'
import { testCms } from '../support/cms'
import { testDatabase } from '../support/worker-database'

let cms: Payload
let other: Client

beforeAll(async () => {
  cms = await testCms()
  other = new Client({ connectionString: await testDatabase() })
  await other.connect()
})

afterAll(() => other.end())

/** Terminates all connections of this process while they wait for the lock. */
async function endAll(): Promise<void> {
  await other.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
}

test('a read whose connection is lost is retried (issue 14)', async () => {
  await other.query('begin')
  await other.query('lock table news_types, rate_limits in access exclusive mode')
  const reads = [
    cms.find({ collection: 'news-types' }).then(({ docs }) => docs.length),
    database()
      .query('select * from rate_limits')
      .then(({ rows }) => rows.length),
    searchPool()
      .query('select * from rate_limits')
      .then(({ rows }) => rows.length),
  ]
  await expect
    .poll(async () => {
      const { rows } = await other.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_locks l join pg_stat_activity a using (pid)
          where not l.granted and a.datname = current_database()`,
      )
      return rows[0]?.waiting
    })
    .toBe(reads.length)
  await endAll()
  await other.query('rollback')
  expect(await Promise.all(reads)).toEqual([expect.any(Number), 0, 0])
})

test('more statements than connections wait for their turn (issue 14)', async () => {
  const asked = Array.from({ length: 5 * connections.others }, () => database().query('select 1 as one'))
  expect((await Promise.all(asked)).every(({ rows }) => rows[0].one === 1)).toBe(true)
  expect(database().totalCount).toBeLessThanOrEqual(connections.others)
})
