import type { BasePayload } from 'payload'
import type { Worker } from '@/lib/jobs'
import { textsQueue } from '../file-texts/queue'
import { hourlyTasks } from './hourly'

/** Jobs that run at the same time. */
const concurrency = 5

export function workerOf(payload: BasePayload): Worker {
  return {
    runJobs: async () => {
      const { noJobsRemaining } = await payload.jobs.run({ limit: concurrency, silent: true })
      if (!noJobsRemaining) return true
      // Text extraction takes long: one job at a time, after all others.
      const texts = await payload.jobs.run({ queue: textsQueue, limit: 1, silent: true })
      return !texts.noJobsRemaining
    },
    cleanUp: async () => {
      const counts: Record<string, number> = {}
      for (const [name, run] of Object.entries(hourlyTasks)) {
        counts[name] = await run(payload).catch((error: Error) => {
          payload.logger.warn(`clean-up of ${name} failed: ${error.message}`)
          return 0
        })
      }
      return counts
    },
  }
}
