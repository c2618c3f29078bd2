import type { PayloadRequest } from 'payload'
import { announceJobs } from '../jobs/announce'

/** Apart from mail and webhooks, which nobody should wait for. */
export const textsQueue = 'texts'

/** Which bytes of which file. */
export type Wanted = { file: string; key: string }

/** Enters the reading of a file, in the transaction that keeps it. */
export async function queueReading(req: PayloadRequest, input: Wanted): Promise<void> {
  await req.payload.jobs.queue({ task: 'read-text', input, queue: textsQueue, req })
  await announceJobs(req)
}
