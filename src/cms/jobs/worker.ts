import type { BasePayload } from 'payload'
import type { Worker } from '@/lib/jobs'
import { textsQueue } from '../file-texts/queue'
import { hourly } from './hourly'

/** Jobs that run side by side. */
const atOnce = 5

export function workerOf(payload: BasePayload): Worker {
  return {
    work: async () => {
      const { noJobsRemaining } = await payload.jobs.run({ limit: atOnce, silent: true })
      if (!noJobsRemaining) return true
      // These take long: one by one, behind all others.
      const texts = await payload.jobs.run({ queue: textsQueue, limit: 1, silent: true })
      return !texts.noJobsRemaining
    },
    tidy: async () => {
      const taken: Record<string, number> = {}
      for (const [name, run] of Object.entries(hourly)) {
        taken[name] = await run(payload).catch((error: Error) => {
          payload.logger.warn(`${name} were not tidied up: ${error.message}`)
          return 0
        })
      }
      return taken
    },
  }
}
