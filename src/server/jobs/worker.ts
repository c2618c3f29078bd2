import type { Worker } from '@/lib/jobs'

type Holder = { current?: Worker }

const key = Symbol.for('isotherm.worker')
// The gateway and the application are bundled separately and share one process.
const shared = globalThis as { [key]?: Holder }
const holder = (shared[key] ??= {})

/** Registered when Payload initialises; used by the job queue and the housekeeping of the process. */
export function registerWorker(worker: Worker): void {
  holder.current = worker
}

export function getWorker(): Worker | undefined {
  return holder.current
}
