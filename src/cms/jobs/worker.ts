import type { BasePayload } from 'payload'
import type { Worker } from '@/lib/jobs'
import { hourly } from './hourly'

/** Jobs that run side by side. */
const atOnce = 5

export function workerOf(payload: BasePayload): Worker {
  return {
    work: async () => {
      const { noJobsRemaining } = await payload.jobs.run({ limit: atOnce, silent: true })
      return !noJobsRemaining
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
