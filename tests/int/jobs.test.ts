import { setTimeout as delay } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { jobsChannel, type Worker } from '@/lib/jobs'
import { closeDatabase, database } from '@/server/database'
import { deleteExpiredRows } from '@/server/housekeeping'
import { runExclusively } from '@/server/jobs/exclusive'
import { startQueue, type Queue } from '@/server/jobs/queue'
import { getWorker } from '@/server/jobs/worker'
import { testCms } from '../support/cms'
import { waitUntil } from '../support/waiting'

let cms: Payload
let queues: Queue[] = []

beforeAll(async () => {
  cms = await testCms()
})

beforeEach(async () => void (await execute('delete from payload_jobs')))

afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.stop(5_000)))
  queues = []
})

afterAll(closeDatabase)

test('the CMS registers its worker on startup', () => {
  expect(getWorker()).toBeDefined()
})

test('a job is run as soon as its transaction is committed', async () => {
  const worker = workerOf()
  run({ worker })
  const client = await database().connect()
  await client.query(`begin; insert into payload_jobs (task_slug) values ('tell-inbox')`)
  await client.query(`select pg_notify('${jobsChannel}', '')`)
  expect(await openJobs()).toBe(0)
  await client.query('commit')
  client.release()
  await waitUntil(() => worker.done() === 1)
})

test('a job without a notification is run a little later', async () => {
  const worker = workerOf()
  run({ worker, pause: 20 })
  await addJobs(1)
  await waitUntil(() => worker.done() === 1)
})

test('a job whose time has not come waits', async () => {
  const worker = workerOf()
  await execute(`insert into payload_jobs (task_slug, wait_until) values
    ('tell-inbox', now() + interval '1 hour'), ('tell-inbox', now() - interval '1 second')`)
  run({ worker })
  await waitUntil(() => worker.done() === 1)
  expect(await openJobs()).toBe(1)
})

test('a job that waits for its time is run at it, not at the next poll', async () => {
  const worker = workerOf()
  await execute(
    `insert into payload_jobs (task_slug, wait_until) values ('tell-inbox', now() + interval '1 second')`,
  )
  run({ worker, pause: 60 * 60 * 1000 })
  await waitUntil(() => worker.done() === 1)
})

test('several processes never work at the same time, and finish all jobs', async () => {
  const worker = workerOf({ slowly: 2 })
  await addJobs(30)
  for (let count = 0; count < 3; count += 1) run({ worker, pause: 5 })
  await waitUntil(() => worker.done() === 30)
  expect(worker.mostAtOnce()).toBe(1)
})

test('an unfinished job of a killed process is run again', async () => {
  const worker = workerOf()
  await execute(`insert into payload_jobs (task_slug, processing) values ('tell-inbox', true)`)
  run({ worker })
  await waitUntil(() => worker.done() === 1)
})

test('a job that another process is running is left to it', async () => {
  const worker = workerOf()
  await runExclusively({
    pool: database(),
    name: 'jobs',
    run: async () => {
      await execute(`insert into payload_jobs (task_slug, processing) values ('tell-inbox', true)`)
      const pool = vi.fn(database)
      queues.push(startQueue({ pool, worker: () => worker, initialiseCms, log: console, pollInterval: 5 }))
      await waitUntil(() => pool.mock.calls.length > 6)
      expect(worker.done()).toBe(0)
    },
  })
  await waitUntil(() => worker.done() === 1)
})

test('the CMS is started only when there are jobs', async () => {
  const worker = workerOf()
  let registered: Worker | undefined
  const initialiseCms = vi.fn(async () => void (registered = worker))
  const pool = vi.fn(database)
  queues.push(startQueue({ pool, worker: () => registered, initialiseCms, log: console, pollInterval: 5 }))
  await waitUntil(() => pool.mock.calls.length > 3)
  expect(initialiseCms).not.toHaveBeenCalled()
  await addJobs(2)
  await waitUntil(() => worker.done() === 2)
  expect(initialiseCms).toHaveBeenCalledTimes(1)
})

test('a failed run is logged and retried', async () => {
  const worker = workerOf()
  const warn = vi.fn()
  const runJobs = vi.fn(worker.runJobs).mockRejectedValueOnce(new Error('the database went away'))
  await addJobs(1)
  queues.push(
    startQueue({
      pool: database,
      worker: () => ({ ...worker, runJobs }),
      initialiseCms,
      log: { warn },
      pollInterval: 5,
    }),
  )
  await waitUntil(() => worker.done() === 1)
  expect(warn).toHaveBeenCalledExactlyOnceWith('jobs could not be run: the database went away')
})

test('stopping waits for the jobs that are running, and starts no others', async () => {
  const worker = workerOf({ slowly: 50 })
  await addJobs(5)
  const queue = run({ worker })
  await waitUntil(() => worker.started() === 1)
  await queue.stop(5_000)
  expect([worker.started(), worker.done()]).toEqual([1, 1])
})

test('finished jobs are kept for 30 days, failed ones for 90', async () => {
  await execute(`insert into payload_jobs (completed_at, has_error, updated_at) values
    (now() - interval '31 days', false, now()), (now() - interval '29 days', false, now()),
    (null, true, now() - interval '91 days'), (null, true, now() - interval '89 days'),
    (null, false, now() - interval '1 year')`)
  expect(await deleteExpiredRows(database())).toMatchObject({ payload_jobs: 2 })
})

const initialiseCms = async () => undefined

function run({ worker, pause }: { worker: Worker; pause?: number }): Queue {
  const queue = startQueue({
    pool: database,
    worker: () => worker,
    initialiseCms,
    log: console,
    pollInterval: pause,
  })
  queues.push(queue)
  return queue
}

/** Finishes one job after the other, and counts them. */
function workerOf({ slowly = 0 } = {}) {
  let [started, done, atOnce, mostAtOnce] = [0, 0, 0, 0]
  return {
    started: () => started,
    done: () => done,
    mostAtOnce: () => mostAtOnce,
    cleanUp: async () => ({}),
    runJobs: async () => {
      started += 1
      mostAtOnce = Math.max(mostAtOnce, (atOnce += 1))
      await delay(slowly)
      const { rowCount } = await database().query(`
        update payload_jobs set completed_at = now() where id = (select id from payload_jobs
          where completed_at is null and not processing and (wait_until is null or wait_until < now()) limit 1)`)
      atOnce -= 1
      done += rowCount ?? 0
      return rowCount === 1
    },
  }
}

async function addJobs(count: number): Promise<void> {
  await execute(`insert into payload_jobs (task_slug) select 'tell-inbox' from generate_series(1, ${count})`)
}

async function openJobs(): Promise<number> {
  const { rows } = await database().query<{ count: string }>(
    'select count(*) from payload_jobs where completed_at is null',
  )
  return Number(rows[0]?.count)
}

const execute = (statement: string) => cms.db.drizzle.execute(sql.raw(statement))
