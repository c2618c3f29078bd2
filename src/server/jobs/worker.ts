import type { Worker } from '@/lib/jobs'
import { processWide } from '@/lib/process-wide'

type Holder = { current?: Worker }

const holder = processWide('worker', (): Holder => ({}))

/** Registered when Payload initialises; used by the job queue and the housekeeping of the process. */
export function registerWorker(worker: Worker): void {
  holder.current = worker
}

export function getWorker(): Worker | undefined {
  return holder.current
}
