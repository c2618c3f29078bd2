import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, Pool } from 'pg'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { database } from '@/server/database'
import { connections } from '@/server/pools'
import { releaseFailedTransactions } from '@/server/release-failed-transactions'
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
        // Not pg_stat_activity, which a transaction reads only once.
        `select count(*)::int as waiting from pg_locks join pg_database d on d.oid = database
          where not granted and datname = current_database()`,
      )
      return rows[0]?.waiting
    })
    .toBe(reads.length)
  await endAll()
  await other.query('rollback')
  expect(await Promise.all(reads)).toEqual([expect.any(Number), 0, 0])
})

test('more statements than connections wait for their turn (issue 14)', async () => {
  const queries = Array.from({ length: 5 * connections.others }, () => database().query('select 1 as one'))
  expect((await Promise.all(queries)).every(({ rows }) => rows[0].one === 1)).toBe(true)
  expect(database().totalCount).toBeLessThanOrEqual(connections.others)
})

test('a failed update of a job keeps no connection (issue 14)', async () => {
  await other.query(`
    create function refuse_jobs() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create trigger refuse_jobs before update on payload_jobs for each row execute function refuse_jobs()`)
  await other.query(`insert into payload_jobs (task_slug) values ('tell-inbox')`)
  for (let attempt = 0; attempt <= connections.cms; attempt += 1)
    await expect(cms.jobs.run({ silent: true })).rejects.toThrow(/payload_jobs/)
  await other.query('drop trigger refuse_jobs on payload_jobs; delete from payload_jobs')
  expect(await cms.find({ collection: 'news-types' })).toMatchObject({ docs: expect.any(Array) })
  expect(Object.keys(cms.db.sessions ?? {})).toEqual([])
})

test('a transaction that cannot begin keeps no connection (issue 14)', async () => {
  const pool = new Pool({ connectionString: await testDatabase(), max: 1, query_timeout: 500 })
  pool.on('error', () => undefined)
  releaseFailedTransactions(pool)
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid ?? expect.unreachable()
  process.kill(pid, 'SIGSTOP')
  try {
    await expect(drizzle(pool).transaction(async () => 'done')).rejects.toThrow(/begin/)
  } finally {
    process.kill(pid, 'SIGCONT')
  }
  expect(await drizzle(pool).transaction(async () => 'done')).toBe('done')
  await pool.end()
})
