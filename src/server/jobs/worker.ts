import type { Worker } from '@/lib/jobs'

type Holder = { current?: Worker }

const key = Symbol.for('isotherm.worker')
// The door and the application are bundled apart and share one process.
const shared = globalThis as { [key]?: Holder }
const holder = (shared[key] ??= {})

/** The CMS lends itself as soon as it is up; the queue and the housekeeping of the process use it. */
export function lendWorker(worker: Worker): void {
  holder.current = worker
}

export function lentWorker(): Worker | undefined {
  return holder.current
}
