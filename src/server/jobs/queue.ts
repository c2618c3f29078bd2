import { setTimeout as delay } from 'node:timers/promises'
import { and, eq, gte, isNull, lt, or, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { payload_jobs } from '@/database-tables'
import { jobsChannel, type Worker } from '@/lib/jobs'
import { Listener, statements } from '../database'
import { runExclusively } from './exclusive'

type Log = { warn: (text: string) => void }

type Options = {
  pool: () => Pool
  worker: () => Worker | undefined
  /** Initialises the CMS, which then registers its worker; without it that happens only with the first request. */
  initialiseCms: () => Promise<unknown>
  log: Log
  /** How often to look for jobs without a notification or due for a retry, in ms. */
  pollInterval?: number
}

export type Queue = {
  /** Resolves when the running jobs have finished; those that take longer than `timeout` ms are run again later. */
  stop: (timeout: number) => Promise<void>
}

/**
 * Runs the jobs of the CMS: when notified by the transaction that queued one, at the time that one waits for, and every
 * few seconds.
 * Only one process at a time; the unfinished jobs of a killed one are run again.
 */
export function startQueue({ pool, worker, initialiseCms, log, pollInterval = 15_000 }: Options): Queue {
  let stopped = false
  let again = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  const listener = new Listener({
    channel: jobsChannel,
    onMessage: wake,
    onConnected: wake,
    onLost: () => undefined,
  })

  function wake(): void {
    again = true
    if (!stopped) running ??= drain()
  }

  async function drain(): Promise<void> {
    clearTimeout(timer)
    let pause = pollInterval
    while (again && !stopped) {
      again = false
      pause = await runDueJobs()
        .then(() => untilNextJob(pool(), pollInterval))
        .catch((error: Error) => {
          log.warn(`jobs could not be run: ${error.message}`)
          return pollInterval
        })
    }
    running = undefined
    if (!stopped) timer = setTimeout(wake, pause).unref()
  }

  async function runDueJobs(): Promise<void> {
    if (!(await hasDueJobs(pool()))) return
    if (!worker()) await initialiseCms()
    const current = worker()
    if (!current) return
    await runExclusively({
      pool: pool(),
      name: 'jobs',
      run: async (holdsLock) => {
        await resetInterruptedJobs(pool())
        while (!stopped && holdsLock() && (await current.runJobs()));
      },
    })
  }

  return {
    stop: async (timeout) => {
      stopped = true
      clearTimeout(timer)
      await listener.stop()
      await Promise.race([running, delay(timeout, undefined, { ref: false })])
    },
  }
}

const clockTolerance = 5

const { id, completedAt, hasError, processing, waitUntil } = payload_jobs

const unfinished = and(isNull(completedAt), sql`${hasError} is not true`)
const due = or(eq(processing, true), isNull(waitUntil), lt(waitUntil, sql`now()`))

async function hasDueJobs(pool: Pool): Promise<boolean> {
  const jobs = await statements(pool).select({ id }).from(payload_jobs).where(and(unfinished, due)).limit(1)
  return jobs.length > 0
}

/** Milliseconds until the next job is due that waits for its time, at most `limit`. */
async function untilNextJob(pool: Pool, limit: number): Promise<number> {
  const untilDue = sql<number | null>`extract(epoch from min(${waitUntil}) - now())::float8 * 1000`
  const [next] = await statements(pool)
    .select({ untilDue })
    .from(payload_jobs)
    .where(and(unfinished, gte(waitUntil, sql`now()`)))
  // The CMS compares with the clock of this process, in milliseconds.
  return Math.min(limit, Math.ceil(next?.untilDue ?? limit) + clockTolerance)
}

/** This process holds the lock: jobs still marked as processing were left by a killed process. */
async function resetInterruptedJobs(pool: Pool): Promise<void> {
  await statements(pool)
    .update(payload_jobs)
    .set({ processing: false })
    .where(and(unfinished, eq(processing, true)))
}
