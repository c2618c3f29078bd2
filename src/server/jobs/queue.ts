import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'
import { jobsChannel, type Worker } from '@/lib/jobs'
import { Listener } from '../database'
import { exclusively } from './exclusive'

type Log = { warn: (text: string) => void }

type Parts = {
  pool: () => Pool
  worker: () => Worker | undefined
  /** Gets the CMS up, which then lends a worker; without visitors nobody else does. */
  wake: () => Promise<unknown>
  log: Log
  /** How long a job that nobody announced waits, and one whose time for another try has come, in ms. */
  pause?: number
}

export type Queue = {
  /** Ends after the jobs that are running; those that take longer than `patience` ms are taken up again later. */
  stop: (patience: number) => Promise<void>
}

/**
 * Runs the jobs of the CMS: at once when a transaction that entered one says so, and else every few seconds. One
 * process at a time; what a killed one left half done is taken up again.
 */
export function startQueue({ pool, worker, wake, log, pause = 15_000 }: Parts): Queue {
  let stopped = false
  let again = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  const listener = new Listener({
    channel: jobsChannel,
    onMessage: nudge,
    onConnected: nudge,
    onLost: () => undefined,
  })

  function nudge(): void {
    again = true
    if (!stopped) running ??= turn()
  }

  async function turn(): Promise<void> {
    clearTimeout(timer)
    while (again && !stopped) {
      again = false
      await round().catch((error: Error) => log.warn(`jobs were not run: ${error.message}`))
    }
    running = undefined
    if (!stopped) timer = setTimeout(nudge, pause).unref()
  }

  async function round(): Promise<void> {
    if (!(await areDue(pool()))) return
    if (!worker()) await wake()
    const lent = worker()
    if (!lent) return
    await exclusively({
      pool: pool(),
      name: 'jobs',
      run: async (isAlone) => {
        await takeUpAgain(pool())
        while (!stopped && isAlone() && (await lent.work()));
      },
    })
  }

  return {
    stop: async (patience) => {
      stopped = true
      clearTimeout(timer)
      await listener.stop()
      await Promise.race([running, delay(patience, undefined, { ref: false })])
    },
  }
}

const open = 'completed_at is null and has_error is not true'

async function areDue(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from payload_jobs where ${open} and (processing or wait_until is null or wait_until < now()) limit 1`,
  )
  return rowCount === 1
}

/** Nobody else is at work: what says so was left by a process that was killed. */
async function takeUpAgain(pool: Pool): Promise<void> {
  await pool.query(`update payload_jobs set processing = false where ${open} and processing`)
}
